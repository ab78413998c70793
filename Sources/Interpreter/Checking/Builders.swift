/// Result builders: what a body of expressions is made into.
extension Checker {
  /// The type that a builder makes of statements.
  func built(_ list: [Statement], with builder: Type, expecting expected: Type) -> Type {
    guard builder.nominal != nil else {
      statements(list)
      return .unknown
    }
    if list.contains(where: \.returnsValue) {
      // An explicit return switches the builder off.
      body.result = expected
      statements(list)
      refuseEnd(of: list)
      return expected
    }
    let result = component(of: list, builder)
    let wanted = expected.isUnknown ? nil : expected
    let final =
      call(builder, "buildFinalResult", [(nil, result)], expecting: wanted)
      ?? call(builder, "buildFinalResult", [(nil, result)]) ?? result
    if solver.attempt({ self.solver.convert(final, to: expected) }) { return expected }
    return final
  }

  private func component(of list: [Statement], _ builder: Type) -> Type {
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    defer { body.scope = outer }
    declareLocals(list)
    let made = list.compactMap { statement in part(statement, builder).map { (statement, $0) } }
    let parts = made.map(\.1)
    if let first = parts.first, hasMember(builder, "buildPartialBlock") {
      var result = call(builder, "buildPartialBlock", [("first", first)]) ?? .unknown
      for next in parts.dropFirst() {
        result =
          call(
            builder, "buildPartialBlock", [("accumulated", result), ("next", next)]) ?? .unknown
      }
      return result
    }
    if let block = call(builder, "buildBlock", parts.map { (nil, $0) }) { return block }
    refuseParts(made, builder)
    return .unknown
  }

  private func declareLocals(_ list: [Statement]) {
    statements(
      list.filter {
        if case .declaration(.function) = $0.kind { true } else { false }
      })
  }

  func hasMember(_ builder: Type, _ name: String) -> Bool {
    !overloads(of: Type(.metatype(builder)), named: name).isEmpty
  }

  /// What a statement adds; nil where it adds nothing.
  private func part(_ statement: Statement, _ builder: Type) -> Type? {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .branch(let branch): return choice(branch, builder, at: expression.position)
      case .select(let selection):
        if selection.cases.count > 1 {
          requireEither(builder, "a `switch`", at: expression.position)
        }
        return choice(selection, builder)
      case .assign:
        let type = whole(expression, for: .statement)
        if hasMember(builder, "buildExpression"),
          let made = call(builder, "buildExpression", [(nil, type)])
        {
          return made
        }
        refusePart(expression, type, builder)
        return nil
      default: break
      }
      if refuseStart(of: expression, builder) { return .unknown }
      return value(expression, builder)
    case .each(let loop): return repeated(loop, builder)
    case .declaration(.function):
      refuseControl(statement, builder)
      return nil
    default:
      refuseControl(statement, builder)
      self.statement(statement)
      return nil
    }
  }

  /// What an expression adds.
  private func value(_ expression: Expression, _ builder: Type) -> Type {
    if let made = valueOfContext(expression, builder) { return made }
    // `gradient.opacity(0.4)` may be a style, and here is a view.
    var made: Type?
    let type = whole(expression) { type in
      made = call(builder, "buildExpression", [(nil, type)])
      return made != nil
    }
    if refuseMany(expression, plain(type), builder) { return .unknown }
    if let made = made ?? call(builder, "buildExpression", [(nil, type)]) { return made }
    refusePart(expression, type, builder)
    return type
  }

  /// What an expression adds that is told by `buildExpression` what it is: `\.name`, of whose root it
  /// says nothing itself.
  private func valueOfContext(_ expression: Expression, _ builder: Type) -> Type? {
    guard isWhole(builder), needsContext(expression), !expression.goesOnFromDot else { return nil }
    let overloads = overloads(of: Type(.metatype(builder)), named: "buildExpression")
    if overloads.isEmpty { return nil }
    let site = CallSite(
      name: "buildExpression", arguments: [Argument(label: nil, value: expression)],
      position: expression.position)
    return applyBest(overloads, to: site, expecting: nil)?.type ?? .unknown
  }

  /// What stands in a body of views and is none.
  private func refusePart(_ expression: Expression, _ type: Type, _ builder: Type) {
    let type = plain(type)
    guard hasMember(builder, "buildExpression"),
      !type.hasUnknown, !type.hasVariable, !type.contents.contains(.associated)
    else { return }
    if isWhole(builder) {
      // Of two forms of a function the one is meant whose builder takes it.
      if trials > 0 { misfits += 1 }
      report("a `\(builder)` builds nothing of a `\(type)`", at: expression.position)
      return
    }
    guard resolver.isOfSwiftUI(builder), !hasOwnBuilder(type), !expression.beginsUnknown else {
      return
    }
    if trials > 0 { misfits += 1 }
    if let wanted = element(of: builder), wanted.name != "View" {
      report(
        "what stands here is to be a `\(wanted.name)`, and this is a `\(type)`",
        at: expression.position,
        advice: wanted.name == "Scene" ? "put it into a `WindowGroup { … }`" : "")
      return
    }
    if let (part, bound) = unmetPart(of: type, toBe: element(of: builder)) {
      report(
        "a `\(bound.name)` is to stand here, and `\(part)` is none", at: expression.position,
        advice: "let `\(part)` conform to `\(bound.name)`, or show it by itself")
      return
    }
    report(
      "a body is made of views, and this is a `\(type)`", at: expression.position,
      advice: type.isVoid
        ? "do it in a button's action, in `onAppear`, or in a function" : "show it in a view")
  }

  /// What of a view is not what makes it one: `modifier(…)` of a view takes what modifies it.
  private func unmetPart(of type: Type, toBe wanted: Nominal?) -> (part: Type, bound: Nominal)? {
    guard let nominal = type.nominal, nominal.isLibrary,
      let promise = resolver.lineage(of: nominal).first(where: { $0.bound.nominal === wanted })
    else { return nil }
    let own = Substitution(resolver.signature(of: nominal).parameters, type.arguments)
    for case .conforms(let subject, let bound) in promise.requirements {
      let part = own.apply(subject)
      if resolver.conforms(part, to: bound.nominal, in: solver.signature) == .no {
        return (part, bound.nominal)
      }
    }
    return nil
  }

  /// Says that a declared type is not that of the views that stand there: `var body: Text` with two.
  func refuseBuilt(_ made: Type, of list: [Statement], as result: Type, _ builder: Type) {
    let made = plain(made)
    guard trials == 0, resolver.isOfSwiftUI(builder), resolver.isOfSwiftUI(result),
      result.arguments.isEmpty, let wanted = result.nominal, let found = made.nominal,
      found !== wanted, !made.hasUnknown, !made.hasVariable, let first = list.first
    else { return }
    report(
      "a `\(wanted.name)` is to be made here, and this is "
        + (list.count > 1 ? "more than one view" : "a `\(made)`"), at: first.position,
      advice: "write `some View` as its type")
  }

  /// Whether a type is of a kind of which SwiftUI builds bodies, too: a scene, an item of a toolbar.
  /// What stands around it may be meant so, though not all in it is known.
  private func hasOwnBuilder(_ type: Type) -> Bool {
    ["Scene", "ToolbarContent"].contains { name in
      resolver.library(name).map {
        resolver.conforms(type, to: $0, in: solver.signature) == .yes
      } ?? false
    }
  }

  /// `.padding()` at the beginning: there is nothing before its dot.
  private func refuseStart(of expression: Expression, _ builder: Type) -> Bool {
    guard trials == 0, let (_, name) = expression.implicitStart, resolver.isOfSwiftUI(builder),
      !resolver.mayBeExtended, let element = element(of: builder),
      staticMembers(name.base, of: element).isEmpty
    else { return false }
    report(
      "nothing stands before the dot of `.\(name.base)`", at: expression.position,
      advice: "write it behind what it changes")
    return true
  }

  /// The protocol of what a builder is made of.
  private func element(of builder: Type) -> Nominal? {
    let made = overloads(of: Type(.metatype(builder)), named: "buildExpression")
    for case .conforms(_, let bound)? in made.map({
      $0.symbol.function?.interface.signature.requirements.last
    }) {
      return bound.nominal
    }
    return nil
  }

  /// `if`, `else if` and `else` are the ways of one choice.
  private func choice(_ branch: Branch, _ builder: Type, at position: SourcePosition) -> Type {
    var parts: [Type] = []
    var next: Branch? = branch
    var last: [Statement]?
    while let here = next {
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      conditions(here.conditions)
      let part = component(of: here.then, builder)
      body.scope = outer
      let isAvailability = here.conditions.contains {
        if case .available = $0 { true } else { false }
      }
      parts.append(
        isAvailability
          ? call(builder, "buildLimitedAvailability", [(nil, part)]) ?? part : part)
      next = here.otherwise?.onlyBranch
      last = next == nil ? here.otherwise : nil
    }
    if last != nil || parts.count > 1 { requireEither(builder, "an `if`", at: position) }
    if let last { return either(parts + [component(of: last, builder)], builder) }
    let optional = resolver.optional(either(parts, builder))
    if let made = call(builder, "buildOptional", [(nil, optional)])
      ?? call(builder, "buildIf", [(nil, optional)])
    {
      return made
    }
    refuseLoneChoice(optional, builder, at: position)
    return .unknown
  }

  /// An `if` without `else`, of which a builder of the program makes nothing.
  private func refuseLoneChoice(_ made: Type, _ builder: Type, at position: SourcePosition) {
    guard isWhole(builder), !made.hasUnknown, !made.hasVariable else { return }
    report(
      "an `if` without `else` builds nothing in a `\(builder)`", at: position,
      advice: "give it a `buildOptional` that takes a `\(made)`")
  }

  /// Whether the program itself declares a builder, so that all of it is known.
  func isWhole(_ builder: Type) -> Bool {
    guard let nominal = builder.nominal, nominal.isComplete, !nominal.hasUnknownAncestor else {
      return false
    }
    return resolver.module(around: nominal.context) === resolver.program
  }

  private func choice(_ selection: Selection, _ builder: Type) -> Type {
    let subject = whole(selection.subject)
    var parts: [Type] = []
    for branch in selection.cases {
      let outer = body.scope
      body.scope = LocalScope(in: outer)
      bind(branch.items, subject)
      parts.append(
        inside(.selection, selection.label) { component(of: branch.body, builder) })
      body.scope = outer
    }
    checkExhaustive(selection, subject)
    refuseOrder(of: selection)
    return either(parts, builder)
  }

  /// Ways are put together in pairs, and these again.
  private func either(_ parts: [Type], _ builder: Type) -> Type {
    var nodes = parts
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: 2).map { index in
        guard index + 1 < nodes.count else { return nodes[index] }
        let first = call(builder, "buildEither", [("first", nodes[index])]) ?? .unknown
        let second = call(builder, "buildEither", [("second", nodes[index + 1])]) ?? .unknown
        _ = solver.attempt { self.solver.unify(first, second) }
        return first
      }
    }
    return nodes.first ?? .unknown
  }

  private func repeated(_ loop: Statement.Loop, _ builder: Type) -> Type? {
    let sequence = whole(loop.sequence)
    let element = elementType(of: sequence, isAsync: false, at: loop.sequence.position)
    let outer = body.scope
    body.scope = LocalScope(in: outer)
    pattern(loop.pattern, matching: element)
    if let condition = loop.condition {
      whole(condition, as: resolver.type(.boolean), for: .condition)
    }
    let part = component(of: loop.body, builder)
    body.scope = outer
    guard hasMember(builder, "buildArray") else {
      if builder.nominal?.isComplete == true || builder.nominal?.name == "ViewBuilder" {
        report(
          "a `for` builds nothing in a `\(builder)`", at: loop.sequence.position,
          advice: builder.nominal?.name == "ViewBuilder" ? "write `ForEach(…) { … }`" : "")
      }
      return nil
    }
    return call(builder, "buildArray", [(nil, resolver.array(part))])
  }

  /// Calls a static function of the builder with values of types; nil where it has none that fits.
  private func call(
    _ builder: Type, _ name: String, _ parts: [(label: String?, type: Type)],
    expecting wanted: Type? = nil
  ) -> Type? {
    let overloads = overloads(of: Type(.metatype(builder)), named: name)
    guard !overloads.isEmpty else { return nil }
    if parts.contains(where: \.type.isUnknown) { return .unknown }
    let arguments = parts.map { part in
      let value = Expression(.discard, at: .nowhere)
      value.type = part.type
      return Argument(label: part.label, value: value)
    }
    let site = CallSite(name: name, arguments: arguments, position: .nowhere)
    trials += 1
    let result = applyTyped(overloads, site, expecting: wanted)
    trials -= 1
    return result
  }
}

extension Expression {
  /// `.plain.named("a")`, which may be two expressions in two lines.
  fileprivate var goesOnFromDot: Bool {
    guard let (start, _) = implicitStart else { return false }
    if case .call(let callee, _) = kind { return callee !== start }
    return self !== start
  }
}

extension [Statement] {
  /// Whether `return value` stands among them, and not in a closure inside.
  var returnsValue: Bool { contains(where: \.returnsValue) }
}

extension Statement {
  /// `return value`, not in a closure inside.
  var returnsValue: Bool {
    switch kind {
    case .returns(let value): value != nil
    case .guarded(_, let otherwise): otherwise.returnsValue
    case .attempt(let attempt):
      attempt.body.returnsValue || attempt.catches.contains(where: \.body.returnsValue)
    case .expression(let expression):
      switch expression.kind {
      case .branch(let branch):
        branch.then.returnsValue || branch.otherwise?.returnsValue ?? false
      case .select(let selection): selection.cases.contains(where: \.body.returnsValue)
      default: false
      }
    default: false
    }
  }
}

extension Expression {
  /// Whether a chain of modifiers begins with something of which not all is known: a `Group` may hold
  /// views, and scenes as well.
  fileprivate var beginsUnknown: Bool {
    switch kind {
    case .call(let callee, _):
      if case .member(let base, _) = callee.kind {
        base.type?.hasUnknown == true || base.beginsUnknown
      } else {
        false
      }
    default: false
    }
  }
}
