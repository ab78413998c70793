import SwiftSyntax

extension SourceReader {
  /// Nil for another macro.
  func preview(_ macro: some FreestandingMacroExpansionSyntax) -> PreviewDeclaration? {
    guard macro.macroName.text == "Preview", let closure = macro.trailingClosure else { return nil }
    let title = macro.arguments.first.flatMap { first in
      first.label == nil
        ? first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    return PreviewDeclaration(
      name: title, statements: content(of: closure, in: macro), place: place(macro))
  }

  /// What the preview shows. `@Previewable` properties belong to a view that the macro makes around
  /// the rest.
  private func content(
    of closure: ClosureExprSyntax, in macro: some FreestandingMacroExpansionSyntax
  ) -> [Statement] {
    var reader = self
    reader.enclosing = Self.previewName
    var kept: [PropertyDeclaration] = []
    let rest = closure.statements.filter { item in
      guard case .decl(let declaration) = item.item,
        let variable = declaration.as(VariableDeclSyntax.self),
        attributes(variable.attributes).contains(where: { $0.name == "Previewable" })
      else { return true }
      kept += reader.properties(variable)
      return false
    }
    guard !kept.isEmpty else { return statements(closure.statements) }
    let place = place(macro)
    var members = TypeDeclaration.Members()
    members.inherited = [TypeReference(FrameworkProtocol.view.rawValue)]
    members.properties =
      kept + [
        PropertyDeclaration(
          name: "body", type: TypeReference("some View"), initial: nil, isMutable: true,
          getter: LateStatements(reader.statements(rest)), enclosing: Self.previewName, place: place
        )
      ]
    let type = TypeDeclaration(
      kind: .structure, name: Self.previewName, members: members, place: place)
    let made = Expression(
      .call(Expression(.name(Self.previewName), at: place), []), at: place)
    return [Statement(.type(type), at: place), Statement(.expression(made), at: place)]
  }

  private static let previewName = "Preview"
}
