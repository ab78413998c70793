/// Result builders of the program's own, with every build function there is.
@resultBuilder
enum LineBuilder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(nothing)"] }
  static func buildEither(first part: [String]) -> [String] { ["first"] + part }
  static func buildEither(second part: [String]) -> [String] { ["second"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] {
    ["array of \(parts.count)"] + parts.flatMap { $0 }
  }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ part: [String]) -> String { part.joined(separator: "|") }
}

@resultBuilder
struct SumBuilder {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { -second }
  static func buildOptional(_ value: Int?) -> Int { value ?? 0 }
}

struct Element {
  var name: String
  var children: [Element] = []
  var text: String {
    children.isEmpty ? name : "\(name)(\(children.map(\.text).joined(separator: ",")))"
  }
  init(_ name: String, @ElementBuilder content: () -> [Element] = { [] }) {
    self.name = name
    children = content()
  }
}

@resultBuilder
enum ElementBuilder {
  static func buildBlock(_ elements: Element...) -> [Element] { elements }
}

@LineBuilder func lines(_ flag: Bool, _ names: [String]) -> String {
  "start"
  if flag {
    "yes"
    1
  } else {
    "no"
  }
  if names.isEmpty { "empty" }
  for name in names {
    let shout = name.uppercased()
    shout
  }
  switch names.count {
  case 0: "zero"
  case 1: "one"
  case 2: "two"
  case 3: "three"
  default: "many"
  }
  if #available(macOS 10, *) { "available" }
  let last = names.count
  last * 100
}

func assemble(@LineBuilder _ content: () -> String) -> String { "<" + content() + ">" }

struct Page {
  var title: String
  @LineBuilder var body: String {
    title
    "body"
  }
  @SumBuilder static func total(_ n: Int) -> Int {
    1
    n
    if n > 5 { 7 } else { 8 }
    if n == 3 { 9 }
  }
}

func resultBuilders() {
  print(lines(true, ["a", "b"]))
  print(lines(false, []))
  print(lines(true, ["x"]))
  print(assemble { "only" })
  print(
    assemble {
      for i in 1...2 {
        if i == 1 { "one" } else if i == 2 { "two" } else { "more" }
      }
    })
  print(Page(title: "t").body, Page.total(3), Page.total(6))
  let tree = Element("root") {
    Element("a")
    Element("b") {
      Element("c")
      Element("d")
    }
  }
  print(tree.text)
}
