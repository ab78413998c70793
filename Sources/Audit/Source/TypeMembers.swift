import SwiftSyntax

/// What a type says: every name that it uses, and what it takes from each.
struct TypeMembers {
  var words: Set<String> = []
  /// The members that are asked of a name; nil where the whole is used.
  var uses: [String: [String?]] = [:]
  /// What is worked out, a computed property or a method, and the names that it mentions.
  var derived: [String: Set<String>] = [:]

  /// A stored property, and all that is worked out from it.
  func namesDerived(from property: String) -> Set<String> {
    var names: Set = [property]
    while let next = derived.first(where: { name, words in
      !names.contains(name) && !words.isDisjoint(with: names)
    }) {
      names.insert(next.key)
    }
    return names
  }
}

/// Reads the members of all structs and classes of a file, those of their extensions included, by their last
/// name.
final class TypeMemberReader: SyntaxVisitor {
  private(set) var types: [String: TypeMembers] = [:]
  private var open: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  private func begin(_ name: String) -> SyntaxVisitorContinueKind {
    let last = name.lastName
    types[last] = types[last] ?? TypeMembers()
    open.append(last)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let accessors = binding.accessorBlock else { continue }
      note(binding.pattern.trimmedDescription, madeOf: Syntax(accessors))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { note(node.name.text, madeOf: Syntax(body)) }
    return .visitChildren
  }

  private func note(_ name: String, madeOf syntax: Syntax) {
    guard let type = open.last else { return }
    let words = syntax.tokens(viewMode: .sourceAccurate).map(\.text)
    types[type]?.derived[name, default: []].formUnion(words)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    for type in open { types[type]?.words.insert(name) }
    // The name of a member says nothing of a property; `self.name` does.
    var expression = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.trimmedDescription == "self" else { return .visitChildren }
      expression = Syntax(access)
    }
    for type in open {
      types[type]?.uses[name, default: []].append(member(of: expression))
    }
    return .visitChildren
  }

  /// What is asked of an expression by the one around it.
  private func member(of expression: Syntax) -> String? {
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id
    else { return nil }
    return access.declName.baseName.text
  }
}

extension String {
  /// `Header` of `Card.Header`.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
