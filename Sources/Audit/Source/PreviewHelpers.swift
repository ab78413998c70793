import SwiftSyntax

/// Finds the views that are there for previews alone: what they cost, nobody pays.
final class PreviewHelperReader: SyntaxVisitor {
  /// Names that previews mention, and names that anything else does.
  private var previewed: Set<String> = []
  private var used: Set<String> = []
  private var published: Set<String> = []
  private var open: [String] = []
  private var previewDepth = 0

  init() { super.init(viewMode: .sourceAccurate) }

  /// Views that nothing but previews mentions. What a library publishes is for others.
  var helpers: Set<String> { previewed.subtracting(used).subtracting(published) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    open.append(name)
    if node.modifiers.contains(where: { $0.name.text == "public" }) { published.insert(name) }
    if node.isPreviewProvider { previewDepth += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) {
    open.removeLast()
    if node.isPreviewProvider { previewDepth -= 1 }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open.append(node.extendedType.trimmedDescription.lastName)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(macro: node.macroName.text)
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { end(macro: node.macroName.text) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    begin(macro: node.macroName.text)
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { end(macro: node.macroName.text) }

  private func begin(macro name: String) -> SyntaxVisitorContinueKind {
    if name == "Preview" { previewDepth += 1 }
    return .visitChildren
  }

  private func end(macro name: String) {
    if name == "Preview" { previewDepth -= 1 }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName.text)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
  }

  private func note(_ name: String) -> SyntaxVisitorContinueKind {
    if previewDepth > 0 {
      previewed.insert(name)
    } else if !open.contains(name) {
      used.insert(name)
    }
    return .visitChildren
  }
}

extension StructDeclSyntax {
  fileprivate var isPreviewProvider: Bool {
    inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription.lastName == "PreviewProvider"
    } ?? false
  }
}
