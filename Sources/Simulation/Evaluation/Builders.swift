/// Result builders: what the statements of a body describe.
extension Interpreter {
  /// Runs statements as SwiftUI's view builder does.
  func describe(_ statements: [Statement], in scope: Scope) throws -> Description {
    // An explicit `return` turns the builder off.
    if statements.contains(where: { if case .returns = $0.kind { true } else { false } }) {
      guard case .returned(let value) = try run(statements, in: scope) else { return .empty }
      return description(of: value, at: statements[0].place)
    }
    var parts: [Description] = []
    for statement in statements {
      try countStep(at: statement.place)
      switch statement.kind {
      case .expression(let expression) where !statement.isAside:
        if let part = try describe(expression, in: scope) { parts.append(part) }
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
      if try hold(conditions, in: inner) { return .branch(0, try describe(then, in: inner)) }
      guard let otherwise else { return .branch(nil, .empty) }
      return .branch(1, try describe(otherwise, in: Scope(inside: scope)))
    case .select(let subject, let cases):
      let value = try evaluate(subject, in: scope)
      guard let taken = try chosenCase(cases, for: value, in: scope) else {
        return .branch(nil, .empty)
      }
      return .branch(taken.index, try describe(cases[taken.index].statements, in: taken.scope))
    case .assign:
      _ = try evaluate(expression, in: scope)
      return nil
    default:
      let value = try evaluate(expression, in: scope)
      if case .void = value { return nil }
      return description(of: value, at: expression.place)
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
        wrapped == nil ? nil : 0, wrapped.map { description(of: $0, at: place) } ?? .empty)
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
      observer?.assumed("a value that is no view stands in a builder", at: place)
      return .empty
    }
  }

  func isView(_ type: TypeInfo) -> Bool {
    type.name == "View"
      || ["View", "App", "Scene", "ToolbarContent", "Widget", "WidgetBundle", "Shape", "Commands"]
        .contains { program.conforms(type, to: $0) }
  }

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
        info.computed[name]?.type ?? info.methods[name]?.first?.result
        ?? info.storedIndex[name].flatMap { info.stored[$0].type }
      guard let result else { continue }
      if result.name.hasPrefix("some ") || result.name == "AnyView" { return true }
      return program.type(named: result.name, in: type).map(isView)
        ?? info.genericNames.contains(result.name)
    }
    return false
  }
}
