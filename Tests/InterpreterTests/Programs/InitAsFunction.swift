// An initialiser, a case and a method are functions, too.
struct Row: CustomStringConvertible {
  let number: Int
  let title: String
  init(_ number: Int) { self.number = number; title = "row \(number)" }
  init(number: Int, title: String) { self.number = number; self.title = title }
  func titled(_ suffix: String) -> String { title + suffix }
  var description: String { title }
}
enum Result2 { case found(Int), missing(name: String) }
print([1, 2, 3].map(Row.init))
print(zip([1, 2], ["a", "b"]).map(Row.init(number:title:)))
print([1, 2].map(Result2.found))
let make = Result2.missing(name:)
print(make("key"))
let bound = Row(9).titled
let unbound = Row.titled
print(bound("!"), unbound(Row(8))("?"))
print(["3", "x", "5"].compactMap(Int.init), ["a", "b"].map { $0.uppercased() })
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), zip([1, 2], [3, 4]).map(*))
let operations: [(String, (Int, Int) -> Int)] = [("+", +), ("-", -), ("max", max)]
for (name, operation) in operations { print(name, operation(7, 4)) }
print(
  [1, 2, 3].map(String.init),
  [65, 66].map(UnicodeScalar.init).map { Character($0 as UnicodeScalar) })
