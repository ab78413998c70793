import SwiftSyntax

/// Makes a program of a piece of one: guides often show the lines that matter, and neither the view
/// nor the property around them.
enum FragmentCompletion {
  /// Longer names are no names.
  private static let mostLetters = 32

  /// The source in a view of its own: properties and functions as its members, what is left in its
  /// body, types beside it. Nil if nothing would be on the screen.
  ///
  /// - Parameter title: What the section is called, which names the view.
  static func program(of source: String, under title: String) -> String? {
    var outside: [String] = []
    var members: [String] = []
    var content: [String] = []
    var hasBody = false
    for item in SwiftParse.tree(source).statements {
      let text = Indentation.outdented(lines(of: item)).joined(separator: "\n")
      guard let declaration = item.item.as(DeclSyntax.self) else {
        if isPutOnNothing(item.item) { return nil }
        content.append(text)
        continue
      }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        hasBody = hasBody || variable.bindings.contains { $0.pattern.trimmedDescription == "body" }
        members.append(text)
      } else if declaration.is(FunctionDeclSyntax.self) {
        members.append(text)
      } else {
        outside.append(text)
      }
    }
    // What stands in a body besides it cannot be told apart from what runs at some other time.
    guard hasBody != !content.isEmpty else { return nil }
    if !hasBody { members.append(body(content)) }
    outside.append("struct \(name(for: title)): View {\n\(indented(members))\n}")
    return outside.joined(separator: "\n\n")
  }

  /// `.padding(4)`: a modifier of something that is not shown.
  private static func isPutOnNothing(_ item: CodeBlockItemSyntax.Item) -> Bool {
    var next = item.as(ExprSyntax.self)
    while let expression = next {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return true }
        next = base
      } else {
        return false
      }
    }
    return false
  }

  /// `DatePickerSample`: the words of the title as they are written.
  private static func name(for title: String) -> String {
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard name.first?.isLetter == true, name.count <= mostLetters else { return "Sample" }
    return name + "Sample"
  }

  private static func body(_ content: [String]) -> String {
    let inside =
      content.count == 1 ? content[0] : "VStack {\n" + indented(content) + "\n}"
    return "var body: some View {\n" + indented([inside]) + "\n}"
  }

  /// The lines of an item with the remarks before it, without empty ones at either end.
  private static func lines(of item: CodeBlockItemSyntax) -> [String] {
    var lines = item.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines
  }

  private static func indented(_ parts: [String]) -> String {
    parts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
