import SwiftSyntax

extension SourceReader {
  func expression(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return sequence(node)
    case .tupleExpr(let node):
      // Parentheses around one expression are no tuple, but `(repeat each value)` has as many as there are.
      if node.elements.count == 1, let only = node.elements.first, only.label == nil,
        !only.expression.is(PackExpansionExprSyntax.self)
      {
        return expression(only.expression)
      }
    default: break
    }
    let kind = literal(node) ?? access(node) ?? operation(node)
    return Expression(kind ?? .unreadable(node.trimmedDescription), at: position(node))
  }

  // MARK: Names, members, calls

  private func access(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(name(node))
    case .superExpr: return .superclass
    case .memberAccessExpr(let node):
      let name = name(node.declName)
      guard let base = node.base else { return .implicitMember(name) }
      return chained(.member(expression(base), name), node)
    case .genericSpecializationExpr(let node): return specialised(node)
    case .functionCallExpr(let node): return chained(call(node), node)
    case .subscriptCallExpr(let node):
      return chained(
        .element(
          expression(node.calledExpression),
          arguments(node.arguments)
            + trailing(node.trailingClosure, node.additionalTrailingClosures)), node)
    case .optionalChainingExpr(let node): return .unwrapOrLeave(expression(node.expression))
    case .forceUnwrapExpr(let node): return chained(.force(expression(node.expression)), node)
    case .postfixIfConfigExpr(let node): return postfixConfig(node)
    case .macroExpansionExpr(let node): return .macro(macro(node))
    default: return nil
    }
  }

  func name(_ node: DeclReferenceExprSyntax) -> DeclarationName {
    DeclarationName(
      base: node.baseName.name,
      labels: node.argumentNames?.arguments.map { argument in
        argument.name.text == "_" ? nil : argument.name.name
      }, module: node.moduleSelector?.moduleName.name, position: position(node.baseName))
  }

  func macro(_ node: MacroExpansionExprSyntax) -> Macro {
    Macro(
      name: node.macroName.text, types: arguments(node.genericArgumentClause),
      arguments: arguments(node.arguments)
        + trailing(node.trailingClosure, node.additionalTrailingClosures))
  }

  /// `Array<Int>`, `makeRow<Song>`
  private func specialised(_ node: GenericSpecializationExprSyntax) -> Expression.Kind {
    let arguments = arguments(node.genericArgumentClause)
    switch expression(node.expression).kind {
    case .name(var name):
      name.arguments = arguments
      return .name(name)
    case .member(let base, var name):
      name.arguments = arguments
      return .member(base, name)
    case .implicitMember(var name):
      name.arguments = arguments
      return .implicitMember(name)
    default: return .unreadable(node.trimmedDescription)
    }
  }

  /// Wraps the outermost link of an optional chain, so that nil ends the whole chain there.
  private func chained(_ kind: Expression.Kind, _ node: some ExprSyntaxProtocol) -> Expression.Kind
  {
    guard containsOptionalLink(ExprSyntax(node)), !isLink(node) else { return kind }
    return .chain(Expression(kind, at: position(node)))
  }

  private func containsOptionalLink(_ node: ExprSyntax) -> Bool {
    var next: ExprSyntax? = node
    while let link = next {
      switch link.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr: return true
      case .memberAccessExpr(let node): next = node.base
      case .functionCallExpr(let node): next = node.calledExpression
      case .subscriptCallExpr(let node): next = node.calledExpression
      case .forceUnwrapExpr(let node): next = node.expression
      case .genericSpecializationExpr(let node): next = node.expression
      case .postfixOperatorExpr(let node): next = node.expression
      default: return false
      }
    }
    return false
  }

  /// Whether the parent node continues the same postfix chain.
  private func isLink(_ node: some ExprSyntaxProtocol) -> Bool {
    guard let parent = node.parent else { return false }
    if let parent = parent.as(MemberAccessExprSyntax.self) { return parent.base?.id == node.id }
    if let parent = parent.as(FunctionCallExprSyntax.self) {
      return parent.calledExpression.id == node.id
    }
    if let parent = parent.as(SubscriptCallExprSyntax.self) {
      return parent.calledExpression.id == node.id
    }
    return parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.is(GenericSpecializationExprSyntax.self)
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    // In a condition the parser takes `f(0) { … }` for a call of what `f(0)` returns.
    if node.leftParen == nil, let inner = node.calledExpression.as(FunctionCallExprSyntax.self),
      inner.leftParen != nil, inner.trailingClosure == nil,
      case .call(let callee, let arguments) = call(inner)
    {
      return .call(
        callee, arguments + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }
    if let operation = calledOperator(node) { return operation }
    return .call(
      expression(node.calledExpression),
      arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
  }

  /// `(+)(1, 2)` is `1 + 2`, and `(-)(4)` is `-4`.
  private func calledOperator(_ node: FunctionCallExprSyntax) -> Expression.Kind? {
    guard let group = node.calledExpression.as(TupleExprSyntax.self), group.elements.count == 1,
      let name = group.elements.first?.expression.as(DeclReferenceExprSyntax.self),
      case .binaryOperator(let symbol) = name.baseName.tokenKind, node.trailingClosure == nil,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let operands = node.arguments.map { expression($0.expression) }
    switch operands.count {
    case 1: return .prefix(symbol, operands[0])
    case 2:
      return .binary(operands[0], Operator(name: symbol, position: position(name)), operands[1])
    default: return nil
    }
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.name, value: expression($0.expression)) }
  }

  func trailing(
    _ closure: ClosureExprSyntax?, _ further: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var arguments: [Argument] = []
    if let closure {
      arguments.append(
        Argument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
    }
    return arguments
      + further.map {
        Argument(
          label: $0.label.text == "_" ? nil : $0.label.name,
          value: expression(ExprSyntax($0.closure)), isTrailing: true)
      }
  }

  /// `view.padding() #if os(iOS) .background(.red) #endif`: the chosen clause continues the chain.
  private func postfixConfig(_ node: PostfixIfConfigExprSyntax) -> Expression.Kind? {
    guard let base = node.base else { return nil }
    guard case .postfixExpression(let rest)? = platform.clause(of: node.config)?.elements else {
      return expression(base).kind
    }
    return graft(expression(base), below: expression(rest)).kind
  }

  /// Puts a base under the innermost `.member` of a chain that was read without one.
  private func graft(_ base: Expression, below chain: Expression) -> Expression {
    let kind: Expression.Kind =
      switch chain.kind {
      case .implicitMember(let name): .member(base, name)
      case .member(let inner, let name): .member(graft(base, below: inner), name)
      case .call(let callee, let arguments): .call(graft(base, below: callee), arguments)
      case .element(let inner, let arguments): .element(graft(base, below: inner), arguments)
      default: chain.kind
      }
    return Expression(kind, at: chain.position)
  }

  // MARK: Operators and the words before an expression

  private func operation(_ node: ExprSyntax) -> Expression.Kind? {
    switch node.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let node):
      return prefix(node.operator.text, node.expression)
    case .postfixOperatorExpr(let node):
      return .postfix(node.operator.text, expression(node.expression))
    case .asExpr(let node):
      return .cast(
        expression(node.expression), type(node.type), castKind(node.questionOrExclamationMark))
    case .isExpr(let node): return .cast(expression(node.expression), type(node.type), .test)
    case .inOutExpr(let node): return .reference(expression(node.expression))
    case .discardAssignmentExpr: return .discard
    case .ifExpr(let node): return .branch(branch(node))
    case .switchExpr(let node): return .select(selection(node))
    case .tryExpr(let node):
      return .attempt(expression(node.expression), attemptKind(node.questionOrExclamationMark))
    case .awaitExpr(let node): return .wait(expression(node.expression))
    case .consumeExpr(let node): return expression(node.expression).kind
    case .copyExpr(let node): return expression(node.expression).kind
    case .borrowExpr(let node): return expression(node.expression).kind
    case .unsafeExpr(let node): return expression(node.expression).kind
    case .packExpansionExpr(let node): return .packExpansion(expression(node.repetitionPattern))
    case .packElementExpr(let node): return .packElement(expression(node.pack))
    default: return nil
    }
  }

  /// A minus before digits belongs to the literal: `-128` fits where `128` would not.
  private func prefix(_ name: String, _ node: ExprSyntax) -> Expression.Kind {
    let operand = expression(node)
    // In parentheses it is a number that is negated: `-(0)` is another `Double` than `-0`.
    guard name == "-", !node.is(TupleExprSyntax.self) else { return .prefix(name, operand) }
    return switch operand.kind {
    case .integer(let digits): .integer("-" + digits)
    case .float(let digits): .float("-" + digits)
    default: .prefix(name, operand)
    }
  }

  func attemptKind(_ mark: TokenSyntax?) -> Expression.AttemptKind {
    switch mark?.tokenKind {
    case .postfixQuestionMark?: .optional
    case .exclamationMark?: .force
    default: .plain
    }
  }

  func branch(_ node: IfExprSyntax, label: String? = nil) -> Branch {
    let otherwise: [Statement]?
    switch node.elseBody {
    case .ifExpr(let next):
      let nested = Expression(.branch(branch(next)), at: position(next))
      otherwise = [Statement(.expression(nested), at: position(next))]
    case .codeBlock(let block): otherwise = statements(block.statements)
    case nil: otherwise = nil
    }
    return Branch(
      conditions: conditions(node.conditions), then: statements(node.body.statements),
      otherwise: otherwise, label: label)
  }

  func selection(_ node: SwitchExprSyntax, label: String? = nil) -> Selection {
    Selection(subject: expression(node.subject), cases: cases(node.cases), label: label)
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    list.flatMap { element -> [SwitchCase] in
      switch element {
      case .switchCase(let node):
        var items: [MatchItem] = []
        if case .case(let label) = node.label {
          items = label.caseItems.map {
            MatchItem(
              pattern: pattern($0.pattern),
              condition: $0.whereClause.map { expression($0.condition) })
          }
        }
        return [
          SwitchCase(
            items: items, body: statements(node.statements), isBare: node.statements.isEmpty,
            position: position(node))
        ]
      case .ifConfigDecl(let config):
        guard case .switchCases(let chosen)? = platform.clause(of: config)?.elements else {
          return []
        }
        return cases(chosen)
      }
    }
  }
}
