import enum Interpreter.ShorthandName
import SwiftSyntax

extension SourceReader {
  func operation(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let node): return infix(node)
    case .prefixOperatorExpr(let node):
      return .prefix(node.operator.text, expression(node.expression))
    case .postfixOperatorExpr(let node):
      return .postfix(node.operator.text, expression(node.expression))
    case .ternaryExpr(let node):
      return .ternary(
        expression(node.condition), expression(node.thenExpression),
        expression(node.elseExpression))
    case .asExpr(let node):
      let kind: Expression.CastKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark?: .attempt
        case .exclamationMark?: .force
        default: .convert
        }
      return .cast(expression(node.expression), type(node.type), kind)
    case .isExpr(let node): return .cast(expression(node.expression), type(node.type), .test)
    case .inOutExpr(let node): return .reference(expression(node.expression))
    case .discardAssignmentExpr: return .name("_")
    default: return nil
    }
  }

  private func infix(_ node: InfixOperatorExprSyntax) -> Expression.Kind {
    let left = expression(node.leftOperand)
    let right = expression(node.rightOperand)
    if node.operator.is(AssignmentExprSyntax.self) { return .assign(left, nil, right) }
    let name =
      node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      ?? node.operator.trimmedDescription
    let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    if name.hasSuffix("="), name.count > 1, !comparisons.contains(name) {
      return .assign(left, String(name.dropLast()), right)
    }
    return .binary(name, left, right)
  }

  func control(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return branch(node)
    case .switchExpr(let node): return .select(expression(node.subject), cases(node.cases))
    case .tryExpr(let node):
      let kind: Expression.AttemptKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark?: .optional
        case .exclamationMark?: .force
        default: .plain
        }
      return .attempt(expression(node.expression), kind)
    case .awaitExpr(let node): return .wait(expression(node.expression))
    case .consumeExpr(let node): return expression(node.expression).kind
    case .copyExpr(let node): return expression(node.expression).kind
    default: return nil
    }
  }

  private func branch(_ node: IfExprSyntax) -> Expression.Kind {
    let otherwise: [Statement]?
    switch node.elseBody {
    case .ifExpr(let next):
      let nested = Expression(branch(next), at: place(next))
      otherwise = [Statement(.expression(nested), at: place(next))]
    case .codeBlock(let block): otherwise = statements(block.statements)
    case nil: otherwise = nil
    }
    return .branch(
      conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise)
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let node):
        var patterns: [(pattern: Pattern, where: Expression?)] = []
        if case .case(let label) = node.label {
          patterns = label.caseItems.map {
            (pattern($0.pattern, binding: false), $0.whereClause.map { expression($0.condition) })
          }
        }
        return [
          SwitchCase(
            patterns: patterns, statements: statements(node.statements), place: place(node))
        ]
      case .ifConfigDecl(let config):
        guard case .switchCases(let chosen)? = chosenClause(config)?.elements else { return [] }
        return cases(chosen)
      }
    }
  }

  // MARK: Closures

  func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    let captures = node.signature?.capture?.items.map(capture) ?? []
    return ClosureExpression(
      captures: captures, parameters: node.signature?.parameterClause.map(parameters),
      statements: statements(node.statements), place: place(node),
      shorthandCount: shorthandCount(node),
      isOnMainActor: node.signature?.attributes.contains(where: isMainActor) ?? false)
  }

  private func isMainActor(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element else { return false }
    return attribute.attributeName.trimmedDescription == "MainActor"
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Capture {
    let ownership: Capture.Ownership =
      switch node.specifier?.specifier.tokenKind {
      case .keyword(.weak): .weak
      case .keyword(.unowned): .unowned
      default: .strong
      }
    return Capture(
      name: node.name.text, value: node.initializer.map { expression($0.value) },
      ownership: ownership)
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map { Parameter(label: nil, name: $0.name.text.trimmingBackticks) }
    case .parameterClause(let clause):
      clause.parameters.map { node in
        Parameter(
          label: nil, name: (node.secondName ?? node.firstName).text.trimmingBackticks,
          type: node.type.map { type($0) })
      }
    }
  }

  /// How many `$n` parameters the closure uses, those of closures inside it not counted.
  private func shorthandCount(_ node: ClosureExprSyntax) -> Int {
    let counter = ShorthandCounter(viewMode: .sourceAccurate)
    counter.walk(node.statements)
    return counter.count
  }
}

private final class ShorthandCounter: SyntaxVisitor {
  var count = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let name) = token.tokenKind, let index = ShorthandName.place(name) {
      count = max(count, index + 1)
    }
    return .skipChildren
  }
}
