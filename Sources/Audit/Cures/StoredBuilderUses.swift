import SwiftSyntax

/// Where a view mentions a builder that it stores: it is called, and initialisers put it there.
struct StoredBuilderUses {
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// What initialisers put there.
  private(set) var assignments: [DeclReferenceExprSyntax] = []
  private(set) var hasInit = false

  /// Nil if it is used in another way: handed on, say.
  init?(of name: String, in view: StructDeclSyntax) {
    for member in view.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else {
        guard readCalls(of: name, in: Syntax(member)) else { return nil }
        continue
      }
      hasInit = true
      guard readAssignments(to: name, in: initializer) else { return nil }
    }
    guard !calls.isEmpty else { return nil }
  }

  /// - Returns: Whether it is only called there, without arguments.
  private mutating func readCalls(of name: String, in member: Syntax) -> Bool {
    for reference in Self.references(to: name, in: member) {
      let callee = Self.whole(reference)
      guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == callee.id, call.arguments.isEmpty, call.trailingClosure == nil
      else { return false }
      calls.append(call)
    }
    return true
  }

  /// - Returns: Whether an initialiser does no more than put a builder there.
  private mutating func readAssignments(
    to name: String, in initializer: InitializerDeclSyntax
  ) -> Bool {
    guard let body = initializer.body else { return true }
    for statement in body.statements {
      let mentioned = Self.references(to: name, in: Syntax(statement))
      guard !mentioned.isEmpty else { continue }
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements,
        elements.count == 3, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        ["self.\(name)", name].contains(elements.first?.trimmedDescription),
        let value = elements.last?.as(DeclReferenceExprSyntax.self)
      else { return false }
      assignments.append(value)
    }
    return true
  }

  private static func references(to name: String, in syntax: Syntax) -> [DeclReferenceExprSyntax] {
    var found: [DeclReferenceExprSyntax] = []
    var open = [syntax]
    while let node = open.popLast() {
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        let isOfAnother =
          access?.declName.id == reference.id && access?.base?.trimmedDescription != "self"
        if !isOfAnother { found.append(reference) }
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    return found
  }

  /// `self.content`, where that is written.
  private static func whole(_ reference: DeclReferenceExprSyntax) -> Syntax {
    guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    else { return Syntax(reference) }
    return Syntax(access)
  }
}
