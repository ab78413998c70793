struct Menu {
  var title: String; var items: [Menu] = []
  var depth: Int { 1 + (items.map(\.depth).max() ?? 0) }
  func flat(_ level: Int = 0) -> [String] {
    [String(repeating: " ", count: level) + title] + items.flatMap { $0.flat(level + 1) }
  }
  mutating func rename(_ f: (String) -> String) {
    title = f(title); for i in items.indices { items[i].rename(f) }
  }
}
var menu = Menu(
  title: "file", items: [Menu(title: "new", items: [Menu(title: "doc")]), Menu(title: "open")])
let copy = menu
menu.rename { $0.uppercased() }
menu.items[0].items.append(Menu(title: "x"))
print(menu.depth, menu.flat(), copy.flat().count)
