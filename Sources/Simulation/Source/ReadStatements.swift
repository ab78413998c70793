import SwiftSyntax

extension SourceReader {
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    items(list).compactMap { item in
      switch item.item {
      case .expr(let expression):
        Statement(.expression(self.expression(expression)), at: place(expression))
      case .decl(let declaration): self.declaration(declaration)
      case .stmt(let statement): self.statement(statement, label: nil)
      }
    }.withAsidesMarked
  }

  private func declaration(_ node: DeclSyntax) -> Statement? {
    if let variable = node.as(VariableDeclSyntax.self) {
      return Statement(.variables(bindings(variable)), at: place(node))
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      return Statement(.function(self.function(function)), at: place(node))
    }
    return typeDeclaration(node).map { Statement(.type($0), at: place(node)) }
  }

  private func statement(_ node: StmtSyntax, label: String?) -> Statement? {
    let place = place(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return Statement(.expression(expression(node.expression)), at: place)
    case .returnStmt(let node):
      return Statement(.returns(node.expression.map { expression($0) }), at: place)
    case .guardStmt(let node):
      return Statement(
        .guarded(conditions(node.conditions), otherwise: statements(node.body.statements)),
        at: place)
    case .labeledStmt(let node): return statement(node.statement, label: node.label.text)
    case .breakStmt(let node): return Statement(.leave(label: node.label?.text), at: place)
    case .continueStmt(let node): return Statement(.next(label: node.label?.text), at: place)
    case .fallThroughStmt: return Statement(.fallThrough, at: place)
    case .deferStmt(let node):
      return Statement(.deferred(statements(node.body.statements)), at: place)
    case .throwStmt(let node): return Statement(.fail(expression(node.expression)), at: place)
    case .doStmt(let node):
      return Statement(
        .attempt(statements(node.body.statements), node.catchClauses.map { clause($0) }),
        at: place)
    default: return loop(node, label: label)
    }
  }

  private func loop(_ node: StmtSyntax, label: String?) -> Statement? {
    let place = place(node)
    switch node.as(StmtSyntaxEnum.self) {
    case .forStmt(let node):
      var element = pattern(node.pattern, binding: node.caseKeyword == nil)
      if node.caseKeyword != nil, case .bind = element { element = .optional(element) }
      return Statement(
        .each(
          element, in: expression(node.sequence),
          where: node.whereClause.map { expression($0.condition) },
          statements(node.body.statements), label: label), at: place)
    case .whileStmt(let node):
      return Statement(
        .whileLoop(conditions(node.conditions), statements(node.body.statements), label: label),
        at: place)
    case .repeatStmt(let node):
      return Statement(
        .repeatLoop(statements(node.body.statements), expression(node.condition), label: label),
        at: place)
    default: return nil
    }
  }

  private func clause(_ node: CatchClauseSyntax) -> CatchClause {
    CatchClause(
      patterns: node.catchItems.compactMap { item in
        let condition = item.whereClause.map { expression($0.condition) }
        guard let pattern = item.pattern else {
          return condition.map { (.bind("error", isMutable: false), $0) }
        }
        return (self.pattern(pattern, binding: false), condition)
      },
      statements: statements(node.body.statements))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node):
        return .available(node.availabilityKeyword.tokenKind == .poundAvailable)
      case .matchingPattern(let node):
        return .match(
          pattern(node.pattern, binding: false), expression(node.initializer.value))
      case .optionalBinding(let node):
        let name = pattern(node.pattern, binding: true)
        let shorthand = Expression(.name(node.pattern.trimmedDescription), at: place(node))
        return .bind(
          name, node.typeAnnotation.map { type($0.type) },
          node.initializer.map { expression($0.value) } ?? shorthand)
      }
    }
  }

  // MARK: Patterns

  /// - Parameter binding: A bare name binds a variable, as it does behind `let`, instead of being
  ///   compared with.
  func pattern(_ node: PatternSyntax, binding: Bool, isMutable: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return .bind(node.identifier.text.trimmingBackticks, isMutable: isMutable)
    case .wildcardPattern: return .any
    case .valueBindingPattern(let node):
      return pattern(
        node.pattern, binding: true, isMutable: node.bindingSpecifier.text == "var")
    case .tuplePattern(let node):
      return .tuple(
        node.elements.map {
          ($0.label?.text, pattern($0.pattern, binding: binding, isMutable: isMutable))
        })
    case .isTypePattern(let node): return .type(type(node.type))
    case .expressionPattern(let node):
      return pattern(expression: node.expression, binding: binding, isMutable: isMutable)
    default: return .any
    }
  }

  private func pattern(expression node: ExprSyntax, binding: Bool, isMutable: Bool) -> Pattern {
    if let node = node.as(PatternExprSyntax.self) {
      return pattern(node.pattern, binding: binding, isMutable: isMutable)
    }
    if node.is(DiscardAssignmentExprSyntax.self) { return .any }
    if binding, let name = node.as(DeclReferenceExprSyntax.self) {
      return .bind(name.baseName.text.trimmingBackticks, isMutable: isMutable)
    }
    if let node = node.as(OptionalChainingExprSyntax.self) {
      return .optional(
        pattern(expression: node.expression, binding: binding, isMutable: isMutable))
    }
    if let node = node.as(TupleExprSyntax.self) {
      let elements = node.elements.map {
        (
          label: $0.label?.text,
          pattern: pattern(expression: $0.expression, binding: binding, isMutable: isMutable)
        )
      }
      return elements.count == 1 && elements[0].label == nil
        ? elements[0].pattern : .tuple(elements)
    }
    if let node = node.as(AsExprSyntax.self) {
      return .cast(
        pattern(expression: node.expression, binding: binding, isMutable: isMutable),
        type(node.type))
    }
    if let named = enumCase(node) {
      return .enumCase(type: named.type, name: named.name, nil)
    }
    if let call = node.as(FunctionCallExprSyntax.self), let named = enumCase(call.calledExpression)
    {
      return .enumCase(
        type: named.type, name: named.name,
        call.arguments.map {
          (
            $0.label?.text,
            pattern(expression: $0.expression, binding: binding, isMutable: isMutable)
          )
        })
    }
    return .expression(expression(node))
  }

  /// `.loaded` and `Phase.loaded`.
  private func enumCase(_ node: ExprSyntax) -> (type: TypeReference?, name: String)? {
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text.trimmingBackticks
    guard let base = member.base else { return (nil, name) }
    let text = base.trimmedDescription
    let last = text.split(separator: ".").last.map(String.init) ?? text
    guard last.first?.isUppercase == true, name.first?.isLowercase == true else { return nil }
    return (TypeReference(text), name)
  }
}
