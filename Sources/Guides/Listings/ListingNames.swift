import SwiftSyntax

/// What a listing declares and what it names, as far as the syntax shows.
public struct ListingNames: Sendable, Equatable {
  /// Types that it declares at its top, in order.
  public private(set) var types: [String] = []
  /// Those of them that are views by their inheritance.
  public private(set) var views: [String] = []
  /// Those of them that are protocols.
  public private(set) var protocols: [String] = []
  /// Types that it extends.
  public private(set) var extended: [String] = []
  /// Names with a capital letter that it uses and does not declare.
  public private(set) var used: Set<String> = []
  /// Whether it has nothing but declarations at its top: a program has no loose expressions.
  public private(set) var isDeclarations = true
  /// Whether it is Swift as it stands.
  public let isSound: Bool

  /// All that it declares, at its top and inside.
  private var declared: Set<String> = []

  /// Of one statement at the top of a listing.
  init(_ statement: CodeBlockItemSyntax) {
    isSound = true
    note(statement.item)
    let visitor = NameVisitor(viewMode: .sourceAccurate)
    visitor.walk(statement)
    declared = visitor.declared.union(types)
    used = visitor.used.subtracting(declared)
  }

  /// Of a listing of several statements.
  init(_ parts: [ListingNames], isSound: Bool) {
    self.isSound = isSound
    for part in parts {
      types += part.types
      views += part.views
      protocols += part.protocols
      extended += part.extended
      isDeclarations = isDeclarations && part.isDeclarations
      declared.formUnion(part.declared)
      used.formUnion(part.used)
    }
    used.subtract(declared)
  }

  private mutating func note(_ item: CodeBlockItemSyntax.Item) {
    guard let declaration = item.as(DeclSyntax.self) else {
      // `#Preview` shows the program, and is no loose expression of it.
      let macro = item.as(ExprSyntax.self)?.as(MacroExpansionExprSyntax.self)
      if macro?.macroName.text != "Preview" { isDeclarations = false }
      return
    }
    if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      if let extended = declaration.as(ExtensionDeclSyntax.self) {
        self.extended.append(extended.extendedType.trimmedDescription)
        return
      }
      guard let named = declaration.asProtocol(NamedDeclSyntax.self) else { return }
      types.append(named.name.text)
      if declaration.is(ProtocolDeclSyntax.self) { protocols.append(named.name.text) }
      let parents = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if parents.contains("View") { views.append(named.name.text) }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      // A property with a wrapper, or a body, was cut out of a type.
      let isBody = variable.bindings.contains { $0.pattern.trimmedDescription == "body" }
      if isBody || !variable.attributes.isEmpty { isDeclarations = false }
    }
  }
}

private final class NameVisitor: SyntaxVisitor {
  var used: Set<String> = []
  var declared: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  private func note(_ token: TokenSyntax) {
    if token.text.first?.isUppercase == true { used.insert(token.text) }
  }
}
