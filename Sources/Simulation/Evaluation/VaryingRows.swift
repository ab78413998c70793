/// How many views a row is, as far as its source tells (I19).
extension Evaluator {
  /// What makes the number of views of a row unknown before it is made: an `if`, a `switch` or an
  /// `AnyView` at the top of the builder, or of the body of the view that stands there. Nil if
  /// nothing does.
  func varyingPart(of row: FunctionValue) -> String? {
    switch row.kind {
    case .closure(let closure, let scope):
      varyingPart(of: closure.statements, in: scope.selfType, [])
    case .declared(let functions, _, let type, _):
      varyingPart(of: functions.first?.body ?? [], in: type, [])
    case .native, .engine: nil
    }
  }

  /// - Parameters:
  ///   - owner: The type whose properties and functions the statements may mention.
  ///   - visited: What has been looked into already.
  private func varyingPart(of statements: [Statement], in owner: TypeInfo?, _ visited: Set<String>)
    -> String?
  {
    statements.lazy.compactMap { statement in
      switch statement.kind {
      case .expression(let expression), .returns(let expression?):
        self.varyingPart(of: expression, in: owner, visited)
      default: nil
      }
    }.first
  }

  private func varyingPart(of expression: Expression, in owner: TypeInfo?, _ visited: Set<String>)
    -> String?
  {
    switch expression.kind {
    case .branch: return "an if"
    case .select: return "a switch"
    case .name(let name): return varyingPart(ofMember: name, of: owner, visited)
    case .call(let callee, let arguments):
      if case .member(let base, _) = callee.kind {
        return varyingPart(of: base, in: owner, visited)
      }
      guard case .name(let name) = callee.kind else { return nil }
      if name == Description.anyView { return "an \(name)" }
      if name == FrameworkContainer.group.rawValue,
        case .closure(let content)? = arguments.last?.value.kind
      {
        return varyingPart(of: content.statements, in: owner, visited)
      }
      if let type = program.type(named: name), !type.isFramework {
        return varyingPart(ofMember: "body", of: type, visited)
      }
      return varyingPart(ofMember: name, of: owner, visited)
    default: return nil
    }
  }

  /// A property or a function that describes views.
  private func varyingPart(ofMember name: String, of type: TypeInfo?, _ visited: Set<String>)
    -> String?
  {
    member(name, of: type, visited).flatMap { varyingPart(of: $0.body, in: type, $0.visited) }
  }

  /// What describes the views of a property or a function, unless it was looked into already.
  private func member(
    _ name: String, of type: TypeInfo?, _ visited: Set<String>
  ) -> (body: [Statement], visited: Set<String>)? {
    guard let type else { return nil }
    let key = "\(type.name).\(name)"
    let body =
      computedProperty(name, of: type)?.property.getter ?? methods(name, of: type).first?.body
    guard let body, !visited.contains(key) else { return nil }
    return (body, visited.union([key]))
  }

  // MARK: How many

  /// The only view that a view or a modifier of the program is, as far as its source tells, by the
  /// name of its type; nil where it may be several, or none. What a modifier is put on has no name.
  func onlyView(of type: TypeInfo) -> String? {
    guard varyingPart(ofMember: "body", of: type, []) == nil else { return nil }
    let views = views(ofMember: "body", of: type, []) ?? []
    guard views.count == 1, let name = views.first else { return nil }
    return name.isEmpty && !program.conforms(type, to: .viewModifier) ? nil : name
  }

  /// The views that each row is, as far as its source tells, by the names of their types; empty
  /// names where it does not: what a container without an own order of its rows makes lines or cells
  /// of (Y5).
  func views(of row: FunctionValue) -> [String] {
    switch row.kind {
    case .closure(let closure, let scope): views(of: closure.statements, in: scope.selfType, [])
    case .declared(let functions, _, let type, _):
      views(of: functions.first?.body ?? [], in: type, [])
    case .native, .engine: [""]
    }
  }

  private func views(
    of statements: [Statement], in owner: TypeInfo?, _ visited: Set<String>
  ) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .expression(let expression), .returns(let expression?):
        views(of: expression, in: owner, visited)
      default: []
      }
    }
  }

  private func views(
    of expression: Expression, in owner: TypeInfo?, _ visited: Set<String>
  ) -> [String] {
    switch expression.kind {
    case .name(let name): return views(ofMember: name, of: owner, visited) ?? [""]
    case .call(let callee, let arguments):
      if case .member(let base, _) = callee.kind { return views(of: base, in: owner, visited) }
      guard case .name(let name) = callee.kind else { return [""] }
      if name == Description.emptyView { return [] }
      if name == FrameworkContainer.group.rawValue,
        case .closure(let content)? = arguments.last?.value.kind
      {
        return views(of: content.statements, in: owner, visited)
      }
      if let type = program.type(named: name), !type.isFramework {
        return views(ofMember: "body", of: type, visited) ?? [name]
      }
      return views(ofMember: name, of: owner, visited) ?? [name]
    // `Color.red`
    case .member(let base, _):
      guard case .name(let name) = base.kind, program.type(named: name)?.isFramework == true
      else { return [""] }
      return [name]
    default: return [""]
    }
  }

  private func views(
    ofMember name: String, of type: TypeInfo?, _ visited: Set<String>
  ) -> [String]? {
    member(name, of: type, visited).map { views(of: $0.body, in: type, $0.visited) }
  }
}
