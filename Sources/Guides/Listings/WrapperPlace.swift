import SwiftSyntax

/// A property of a view that has a property wrapper, and what a reader has to see to say which.
public struct WrapperPlace: Sendable, Equatable {
  /// The view that declares it.
  public var owner: String
  public var name: String
  /// `State`: without the `@`.
  public var wrapper: String
  /// `private var count = 0`: without the wrapper.
  public var declaration: String
  /// Whether it has a value from the beginning.
  public var hasValue: Bool
  /// The view with a gap in the place of the wrapper, without remarks.
  public var gapped: String
  /// How another view of the listing makes it: `Row(isOn: $isOn)`.
  public var call: String?
  /// The head of the class that the property holds, if the listing declares it.
  public var objectHead: String?

  private let first: Int
  private let end: Int

  /// What stands in the place of the wrapper.
  public static let gap = "______"

  private static let wrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
  ]
  private static let longestCall = 60

  /// The properties of all views of a listing, in order.
  ///
  /// - Parameter lines: How many lines a view has at most, not counting empty ones and remarks.
  public static func all(in source: String, ofViewsUpTo lines: Int = .max) -> [WrapperPlace] {
    let tree = SwiftParse.tree(source)
    return tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
      .filter { ($0.inheritanceClause?.trimmedDescription ?? "").contains("View") }
      .filter { lineCount($0.trimmedDescription) <= lines }
      .flatMap { view in
        view.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
          .compactMap { WrapperPlace($0, of: view, in: source, tree) }
      }
  }

  private init?(
    _ variable: VariableDeclSyntax, of view: StructDeclSyntax, in source: String,
    _ tree: SourceFileSyntax
  ) {
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard attributes.count == 1, let attribute = attributes.first, attribute.arguments == nil,
      Self.wrappers.contains(attribute.attributeName.trimmedDescription),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock == nil, binding.pattern.is(IdentifierPatternSyntax.self)
    else { return nil }
    owner = view.name.text
    name = binding.pattern.trimmedDescription
    wrapper = attribute.attributeName.trimmedDescription
    hasValue = binding.initializer != nil
    first = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    let words =
      variable.modifiers.map(\.trimmedDescription) + [
        variable.bindingSpecifier.text, binding.trimmedDescription,
      ]
    declaration = words.joined(separator: " ")
    guard !declaration.contains("\n") else { return nil }
    let type =
      binding.typeAnnotation?.type.trimmedDescription
      ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .trimmedDescription
    objectHead = type.flatMap { Self.head(ofClass: $0, in: tree) }
    call = Self.call(of: owner, in: tree)
    var text = Array(view.trimmedDescription.utf8)
    let start = view.positionAfterSkippingLeadingTrivia.utf8Offset
    text.replaceSubrange(first - start..<end - start, with: ("@" + Self.gap).utf8)
    gapped = Self.gapped(String(decoding: text, as: UTF8.self))
  }

  /// Lines that hold more than white space or a remark.
  private static func lineCount(_ text: String) -> Int {
    text.split(separator: "\n").count { line in
      let words = line.drop(while: \.isWhitespace)
      return !words.isEmpty && !words.hasPrefix("//")
    }
  }

  /// The source with another wrapper, such as `@State`, or none.
  public func replaced(by other: String, in source: String) -> String {
    let bytes = Array(source.utf8)
    guard end <= bytes.count else { return source }
    return String(decoding: bytes[..<first] + Array(other.utf8) + bytes[end...], as: UTF8.self)
  }

  /// A view with a gap, without remarks.
  private static func gapped(_ view: String) -> String {
    let text = RemarkRemoval().rewrite(SwiftParse.tree(view)).trimmedDescription
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.map(withoutEnd).joined(separator: "\n").replacing("@" + gap, with: gap)
  }

  /// Without the white space that a remark left behind.
  private static func withoutEnd(_ line: Substring) -> Substring {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }

  /// `@Observable class Book: Identifiable`.
  private static func head(ofClass name: String, in tree: SourceFileSyntax) -> String? {
    let classes = tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
    guard let found = classes.first(where: { $0.name.text == name }) else { return nil }
    let attributes = found.attributes.map(\.trimmedDescription)
    let parents = found.inheritanceClause.map { $0.trimmedDescription } ?? ""
    return (attributes + ["class \(name)\(parents)"]).joined(separator: " ")
  }

  private static func call(of owner: String, in tree: SourceFileSyntax) -> String? {
    let calls = CallSearch(owner)
    for item in tree.statements {
      if let view = item.item.as(StructDeclSyntax.self), view.name.text == owner { continue }
      if item.item.is(MacroExpansionDeclSyntax.self) { continue }
      calls.walk(item)
    }
    return calls.found.first { $0.count <= longestCall && !$0.contains("\n") }
  }
}

private final class CallSearch: SyntaxVisitor {
  private let name: String
  var found: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == name { found.append(node.trimmedDescription) }
    return .visitChildren
  }
}

/// A remark often says what is asked for.
private final class RemarkRemoval: SyntaxRewriter {
  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    var token = token
    token.leadingTrivia = Self.without(token.leadingTrivia)
    token.trailingTrivia = Self.without(token.trailingTrivia)
    return token
  }

  private static func without(_ trivia: Trivia) -> Trivia {
    Trivia(
      pieces: trivia.filter { piece in
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: false
        default: true
        }
      })
  }
}
