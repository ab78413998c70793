/// Result builders: what the statements of a body describe.
extension Evaluator {
  /// Runs statements as SwiftUI's view builder does.
  func describe(_ statements: [Statement], in scope: Scope) throws -> Description {
    // An explicit `return` turns the builder off.
    if statements.contains(where: { if case .returns = $0.kind { true } else { false } }) {
      guard case .returned(let value) = try run(statements, in: scope) else { return .empty }
      return description(of: value, at: statements[0].place)
    }
    var parts: [Description] = []
    scope.declareFunctions(of: statements)
    for statement in statements {
      try countStep(at: statement.place)
      switch statement.kind {
      case .expression(let expression) where !statement.isAside:
        if let part = try describe(expression, in: scope) { parts.append(part) }
      // The compiler takes it where the builder has a `buildArray`, as that of keyframes has.
      case .each(let pattern, let sequence, let condition, let body, _):
        for element in try elements(of: evaluate(sequence, in: scope), at: sequence.place) {
          let inner = Scope(inside: scope)
          guard try match(pattern, element, in: inner),
            try condition.map({ try boolean(evaluate($0, in: inner), at: $0.place) }) ?? true
          else { continue }
          parts.append(try describe(body, in: inner))
        }
      case .variables(let bindings) where !statement.isAside:
        for binding in bindings {
          _ = try doubting { try declare(binding, isOfBuilder: true, in: scope) }
        }
      default:
        _ = try execute(statement, in: scope)
      }
      if !departed.isEmpty { try runDeinitializers() }
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .group(parts)
  }

  /// Nil for an expression that describes nothing, such as an assignment.
  private func describe(_ expression: Expression, in scope: Scope) throws -> Description? {
    switch expression.kind {
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(inside: scope)
      let (holds, doubt) = try openly(at: expression.place) { try hold(conditions, in: inner) }
      if holds { return .branch(0, try describe(then, in: inner), doubt) }
      guard let otherwise else { return .branch(nil, .empty, doubt) }
      return .branch(1, try describe(otherwise, in: Scope(inside: scope)), doubt)
    case .select(let subject, let cases):
      let (taken, doubt) = try openly(at: expression.place) {
        try chosenCase(cases, for: evaluate(subject, in: scope), in: scope)
      }
      guard let taken else { return .branch(nil, .empty, doubt) }
      return .branch(
        taken.index, try describe(cases[taken.index].statements, in: taken.scope), doubt)
    case .assign:
      _ = try evaluate(expression, in: scope)
      return nil
    default:
      // What decides inside which view it is, decides of this one too.
      let outer = questions
      questions = OpenQuestions()
      defer { questions = outer }
      let value = try evaluate(expression, in: scope)
      if case .void = value { return nil }
      let described = description(of: value, at: expression.place)
      guard let doubt = questions.value, !isMadeHere(expression, in: scope) else {
        return described
      }
      return .branch(0, described, doubt)
    }
  }

  /// Whether an expression names the type of view that it makes, with or without modifiers: what is
  /// open of its arguments says nothing of whether it is there.
  private func isMadeHere(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let callee, _): isMadeHere(callee, in: scope)
    case .member(let base, _): isMadeHere(base, in: scope)
    case .type: true
    case .name(let name): scope.variable(name) == nil && name.first?.isUppercase == true
    default: false
    }
  }

  /// A condition in a builder: what it rests on puts its branch in doubt and nothing else.
  private func openly<Result>(at place: SourcePlace, _ body: () throws -> Result) throws -> (
    Result, Doubt?
  ) {
    let (result, doubt) = try apart { try doubting(body) }
    if let doubt, doubt.assumption.kind == .measure {
      observer?.assumed(doubt.assumption, at: place)
    }
    return (result, doubt)
  }

  /// How many views a closure describes that is handed to something unknown; 0 if it may be for
  /// something else.
  func viewsDescribed(by closure: ClosureExpression, in scope: Scope) -> Int {
    func count(_ statements: [Statement]) -> Int? {
      var sum = 0
      for statement in statements {
        guard case .expression(let expression) = statement.kind else {
          guard case .variables = statement.kind else { return nil }
          continue
        }
        switch expression.kind {
        case .branch(_, let then, let otherwise):
          guard let inner = count(then), let other = count(otherwise ?? []) else { return nil }
          sum += inner + other
        case .select(_, let cases):
          for option in cases {
            guard let inner = count(option.statements) else { return nil }
            sum += inner
          }
        default:
          guard makesView(expression, in: scope) else { return nil }
          sum += 1
        }
      }
      return sum
    }
    return count(closure.statements) ?? 0
  }

  /// Whether an expression surely makes a view: its head is a type of view, or a member that is one.
  private func makesView(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let callee, _): return makesView(callee, in: scope)
    case .member(let base, let name):
      if case .name("self") = base.kind { return isViewMember(name, in: scope) }
      return makesView(base, in: scope)
    case .name(let name):
      return program.type(named: name, in: scope.selfType).map(isView)
        ?? isViewMember(name, in: scope)
    default: return false
    }
  }

  /// A value in the place of a view.
  func description(of value: Value, at place: SourcePlace) -> Description {
    switch value {
    case .view(let description): return description
    case .structure(let structure) where isShape(structure.type): return shape(structure, at: place)
    case .structure(let structure) where isView(structure.type): return .view(structure)
    case .enumeration(let view) where isView(view.type):
      return .view(StructureValue(type: view.type, fields: [value], place: place))
    case .optional(let wrapped):
      return .branch(
        wrapped == nil ? nil : 0, wrapped.map { description(of: $0, at: place) } ?? .empty, nil)
    case .void: return .empty
    case .opaque(let opaque):
      // A window's controller stands for the view that it holds.
      if let hosted = hostingControllers(in: value).first?.rootView {
        return description(of: hosted, at: place)
      }
      return description(of: opaque, at: place)
    case .array(let values) where values.allSatisfy(isViewValue):
      return .group(values.map { description(of: $0, at: place) })
    default:
      observer?.assumed(
        Assumption(
          kind: .missing, subject: value.shortText,
          what: "\(value.quoted), which is no view, stands in a builder",
          decision: "nothing is shown of it", advice: "see whether it compiles"), at: place)
      return .empty
    }
  }

  func isView(_ type: TypeInfo) -> Bool { program.isView(type) }

  /// Whether a closure that is handed to something unknown describes views: every expression in it
  /// builds one.
  func looksLikeBuilder(_ closure: ClosureExpression, in scope: Scope) -> Bool {
    var sawView = false
    for statement in closure.statements {
      switch statement.kind {
      case .expression(let expression):
        guard buildsView(expression, in: scope) else { return false }
        sawView = true
      case .variables: continue
      default: return false
      }
    }
    return sawView
  }

  private func buildsView(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let callee, _): return buildsView(callee, in: scope)
    case .member(let base, let name):
      if case .name("self") = base.kind { return isViewMember(name, in: scope) }
      return buildsView(base, in: scope)
    case .name(let name):
      if let type = program.type(named: name, in: scope.selfType) { return isView(type) }
      if name.first?.isUppercase == true {
        return !["Task", "Array", "String", "Int", "Double", "Bool", "Date", "Set"].contains(name)
      }
      return isViewMember(name, in: scope)
    case .branch(_, let then, let otherwise):
      return (then + (otherwise ?? [])).allSatisfy { buildsView($0, in: scope) }
    case .select(_, let cases):
      return cases.allSatisfy { $0.statements.allSatisfy { buildsView($0, in: scope) } }
    default: return false
    }
  }

  private func buildsView(_ statement: Statement, in scope: Scope) -> Bool {
    switch statement.kind {
    case .expression(let expression): buildsView(expression, in: scope)
    case .variables: true
    default: false
    }
  }

  /// A property or method of self that returns a view.
  private func isViewMember(_ name: String, in scope: Scope) -> Bool {
    guard let type = scope.selfType else { return false }
    for info in program.lookupOrder(type) {
      let result =
        info.computed[name]?.type ?? info.methods(named: name)?.first?.result
        ?? info.storedIndex[name].flatMap { info.stored[$0].type }
      guard let result else { continue }
      if result.name.hasPrefix("some ") || result.name == Description.anyView { return true }
      return program.type(named: result.name, in: type).map(isView)
        ?? info.genericNames.contains(result.name)
    }
    return false
  }
}
