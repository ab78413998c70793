import SwiftOperators
import SwiftSyntax

/// Puts the operators of declarations in order; bodies are left to whoever reads them.
final class DeclarationFolder: SyntaxRewriter {
  private let operators: OperatorTable

  init(_ operators: OperatorTable) {
    self.operators = operators
    super.init()
  }

  override func visitAny(_ node: Syntax) -> Syntax? {
    switch node.kind {
    case .codeBlock:
      switch node.parent?.kind {
      case .functionDecl, .initializerDecl: return node
      default: return nil
      }
    case .accessorBlock:
      if case .getter? = node.as(AccessorBlockSyntax.self)?.accessors { return node }
      return nil
    case .sequenceExpr: return operators.foldAll(node.detached) { _ in }
    default: return nil
    }
  }
}
