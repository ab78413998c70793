import SwiftSyntax

extension SourceReader {
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    items(list).flatMap { item -> [Statement] in
      if case .decl(let node) = item.item {
        return declarations(node).map { Statement(.declaration($0), at: position(node)) }
      }
      return [statement(item)]
    }
  }

  func statement(_ item: CodeBlockItemSyntax) -> Statement {
    switch item.item {
    case .expr(let node): return Statement(.expression(expression(node)), at: position(node))
    case .stmt(let node): return statement(node, label: nil)
    case .decl(let node):
      return Statement(.expression(unreadable(node)), at: position(node))
    }
  }

  private func unreadable(_ node: some SyntaxProtocol) -> Expression {
    Expression(.unreadable(node.trimmedDescription), at: position(node))
  }

  private func statement(_ node: StmtSyntax, label: String?) -> Statement {
    if let labelled = node.as(LabeledStmtSyntax.self) {
      return statement(labelled.statement, label: labelled.label.name)
    }
    let kind: Statement.Kind =
      switch node.as(StmtSyntaxEnum.self) {
      case .returnStmt(let node): .returns(node.expression.map(expression))
      case .throwStmt(let node): .fail(expression(node.expression))
      case .breakStmt(let node): .leave(label: node.label?.name)
      case .continueStmt(let node): .next(label: node.label?.name)
      case .fallThroughStmt: .fallThrough
      case .deferStmt(let node): .deferred(statements(node.body.statements))
      case .guardStmt(let node):
        .guarded(conditions(node.conditions), otherwise: statements(node.body.statements))
      case .whileStmt(let node):
        .whileLoop(conditions(node.conditions), statements(node.body.statements), label: label)
      case .repeatStmt(let node):
        .repeatLoop(statements(node.body.statements), expression(node.condition), label: label)
      case .forStmt(let node): .each(loop(node, label: label))
      case .doStmt(let node): .attempt(attempt(node, label: label))
      case .expressionStmt(let node): .expression(labelled(node.expression, label))
      case .yieldStmt(let node): yielded(node)
      default: .expression(unreadable(node))
      }
    let end = node.as(GuardStmtSyntax.self).map { position($0.body.rightBrace) }
    return Statement(kind, at: position(node), end: end)
  }

  /// What an accessor that reads yields, it returns; the place that one yields that modifies gets the
  /// value that it has afterwards.
  private func yielded(_ node: YieldStmtSyntax) -> Statement.Kind {
    guard case .single(let given) = node.yieldedExpressions else {
      return .expression(unreadable(node))
    }
    let value = expression(given)
    guard case .reference(let place) = value.kind else { return .returns(value) }
    let new = DeclarationName(base: "newValue", position: value.position)
    return .expression(
      Expression(.assign(place, Expression(.name(new), at: value.position)), at: value.position))
  }

  private func labelled(_ node: ExprSyntax, _ label: String?) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): Expression(.branch(branch(node, label: label)), at: position(node))
    case .switchExpr(let node):
      Expression(.select(selection(node, label: label)), at: position(node))
    default: expression(node)
    }
  }

  private func loop(_ node: ForStmtSyntax, label: String?) -> Statement.Loop {
    Statement.Loop(
      pattern: pattern(node.pattern, binding: node.caseKeyword == nil ? .constant : nil),
      type: node.typeAnnotation.map { type($0.type) }, sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) },
      body: statements(node.body.statements), isAsync: node.awaitKeyword != nil,
      isTried: node.tryKeyword != nil, label: label)
  }

  private func attempt(_ node: DoStmtSyntax, label: String?) -> Statement.Attempt {
    Statement.Attempt(
      body: statements(node.body.statements), catches: node.catchClauses.map(catchClause),
      failure: failure(node.throwsClause), label: label)
  }

  private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
    let items = node.catchItems.compactMap { item -> MatchItem? in
      let condition = item.whereClause.map { expression($0.condition) }
      if let pattern = item.pattern {
        return MatchItem(pattern: self.pattern(pattern), condition: condition)
      }
      // `catch where attempt < 3`: whatever is thrown, if the condition holds.
      let error = VariableName("error", isMutable: false, at: position(item))
      return condition.map {
        MatchItem(pattern: Pattern(.bind(error), at: position(item)), condition: $0)
      }
    }
    return CatchClause(
      items: items, body: statements(node.body.statements),
      implicitError: items.isEmpty
        ? VariableName("error", isMutable: false, at: position(node)) : nil,
      position: position(node))
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): .expression(expression(node))
      case .optionalBinding(let node): binding(node)
      case .matchingPattern(let node):
        .match(pattern(node.pattern), expression(node.initializer.value))
      case .availability(let node):
        availability(node)
      }
    }
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Condition {
    let has = node.availabilityKeyword.tokenKind == .poundAvailable
    let namesOthers = node.availabilityArguments.contains { $0.argument.trimmedDescription == "*" }
    return .available(has, lackingOthers: has && !namesOthers ? position(node) : nil)
  }

  private func binding(_ node: OptionalBindingConditionSyntax) -> Condition {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    let pattern = pattern(node.pattern, binding: isMutable ? .variable : .constant)
    // `if let song` is `if let song = song`.
    let value =
      node.initializer.map { expression($0.value) }
      ?? Expression(
        .name(
          DeclarationName(
            base: node.pattern.trimmedDescription.trimmingBackticks, position: pattern.position)),
        at: pattern.position)
    return .bind(pattern, node.typeAnnotation.map { type($0.type) }, value)
  }
}

extension String {
  /// The name without the backticks that let a keyword be one.
  var trimmingBackticks: String {
    first == "`" && last == "`" && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
