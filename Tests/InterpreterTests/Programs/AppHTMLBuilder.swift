protocol HTML { var html: String { get } }
extension String: HTML {
  var html: String { replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
}
struct Tag: HTML {
  let name: String; var attributes: KeyValuePairs<String, String> = [:]; let children: [any HTML];
  var html: String {
    "<\(name)" + attributes.map { " \($0.key)=\"\($0.value)\"" }.joined()
      + (children.isEmpty ? "/>" : ">" + children.map(\.html).joined() + "</\(name)>")
  }
}
@resultBuilder struct HTMLBuilder {
  static func buildExpression(_ h: any HTML) -> [any HTML] { [h] };
  static func buildExpression(_ n: Int) -> [any HTML] { ["\(n)"] };
  static func buildBlock(_ c: [any HTML]...) -> [any HTML] { c.flatMap { $0 } };
  static func buildOptional(_ c: [any HTML]?) -> [any HTML] { c ?? [] };
  static func buildEither(first c: [any HTML]) -> [any HTML] { c };
  static func buildEither(second c: [any HTML]) -> [any HTML] { c };
  static func buildArray(_ c: [[any HTML]]) -> [any HTML] { c.flatMap { $0 } }
}
func div(id: String? = nil, @HTMLBuilder _ c: () -> [any HTML]) -> Tag {
  Tag(name: "div", attributes: id.map { ["id": $0] } ?? [:], children: c())
}
func ul<T>(_ items: [T], @HTMLBuilder row: (T) -> [any HTML]) -> Tag {
  Tag(name: "ul", children: items.map { Tag(name: "li", children: row($0)) })
}
struct Page<Content: HTML>: HTML {
  let title: String; @HTMLBuilder let content: () -> [any HTML]; let footer: Content;
  var html: String {
    div(id: "page") {
      Tag(name: "h1", children: [title]); for c in content() { c }; footer
    }.html
  }
}
let names = ["Ann", "B<b"], admin = false
print(
  div {
    "Hello"; 3; if admin { "admin" } else { Tag(name: "br", children: []) }
  }.html)
print(
  div(id: "x") {
    ul(names) { n in
      n; if n.count > 2 { n.count }
    }; for i in 1...2 { div { i } }
  }.html)
print(
  Page(
    title: "T & U",
    content: {
      "one"; names[0]
    }, footer: Tag(name: "hr", attributes: ["class": "c", "id": "i"], children: [])
  ).html)
