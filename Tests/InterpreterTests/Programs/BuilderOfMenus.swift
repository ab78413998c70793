// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
// A result builder with its own expression types, limited availability, loops and nested builders.
indirect enum Entry { case item(String, key: Character?), separator, menu(String, [Entry]) }
@resultBuilder struct MenuBuilder {
  static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  static func buildExpression(_ title: String) -> [Entry] { [.item(title, key: nil)] }
  static func buildExpression(_ pair: (String, Character)) -> [Entry] {
    [.item(pair.0, key: pair.1)]
  }
  static func buildExpression(_ nothing: ()) -> [Entry] { [] }
  static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [.separator] }
  static func buildEither(first part: [Entry]) -> [Entry] { part }
  static func buildEither(second part: [Entry]) -> [Entry] { part.reversed() }
  static func buildArray(_ parts: [[Entry]]) -> [Entry] {
    Array(parts.joined(separator: [.separator]))
  }
  static func buildLimitedAvailability(_ part: [Entry]) -> [Entry] { part }
}
func menu(_ title: String, @MenuBuilder _ content: () -> [Entry]) -> Entry {
  .menu(title, content())
}

func render(_ entry: Entry, indent: Int = 0) {
  let space = String(repeating: "  ", count: indent)
  switch entry {
  case .item(let title, let key?): print("\(space)\(title) (\(key))")
  case .item(let title, nil): print(space + title)
  case .separator: print(space + "---")
  case .menu(let title, let entries):
    print("\(space)\(title): \(entries.count)")
    entries.forEach { render($0, indent: indent + 1) }
  }
}

struct Documents {
  var recent: [String]
  var isEditing: Bool
  @MenuBuilder var entries: [Entry] {
    ("New", "n" as Character)
    let count = recent.count
    if count > 1 { "Open one of \(count)" }
    menu("Recent") {
      for name in recent {
        name
        "  close \(name)"
      }
    }
    switch (isEditing, count) {
    case (true, 0): "Nothing to undo"
    case (true, _):
      "Undo"
      "Redo"
    default:
      "Cut"
      "Copy"
    }
    print("side effect")
    if #available(macOS 10, *) { Entry.separator }
  }
}
render(.menu("File", Documents(recent: ["a.txt", "b.md"], isEditing: true).entries))
render(.menu("File", Documents(recent: [], isEditing: false).entries))
