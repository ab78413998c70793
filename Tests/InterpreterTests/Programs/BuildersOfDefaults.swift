@resultBuilder enum Elements { static func buildBlock(_ e: Element...) -> [Element] { e } }
struct Element {
  var name: String
  var children: [Element] = []
  init(_ name: String, @Elements content: () -> [Element] = { [] }) {
    self.name = name; self.children = content()
  }
}
print(Element("a").children.count)
let e = Element("b") {
  Element("c"); Element("d")
}
print(e.children.count)
// What stands for a closure that nobody hands over is no content of a builder.
func f(_ x: () -> [Int] = { [] }) -> Int { x().count }
print(f())
