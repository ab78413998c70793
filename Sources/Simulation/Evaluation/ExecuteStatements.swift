extension Evaluator {
  func execute(_ statement: Statement, in scope: Scope) throws -> Completion {
    try countStep(at: statement.place)
    guard statement.isAside else { return try carryOut(statement, in: scope) }
    return try aside { try carryOut(statement, in: scope) }
  }

  private func carryOut(_ statement: Statement, in scope: Scope) throws -> Completion {
    switch statement.kind {
    case .expression(let expression):
      if expression.isControlFlow { return try execute(control: expression, in: scope) }
      return .normal(try evaluate(expression, in: scope, expecting: scope.result))
    case .variables(let bindings):
      for binding in bindings { _ = try doubting { try declare(binding, in: scope) } }
    case .function(let function): scope.declare(function)
    case .type(let type): program.declare(type)
    case .returns(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try evaluate(expression, as: scope.result, in: scope))
    case .guarded(let conditions, let otherwise):
      let holds = try deciding(at: statement.place) { try hold(conditions, in: scope) }
      if !holds { return try run(otherwise, in: Scope(inside: scope)) }
    case .leave(let label): return .left(label: label)
    case .next(let label): return .next(label: label)
    case .fallThrough: return .fellThrough
    case .deferred: break
    case .fail(let expression):
      let type = scope.enclosingFunction?.thrown
      throw Interruption.thrown(
        ThrownValue(
          try evaluate(expression, as: type, in: scope), because: questions.all), statement.place)
    case .attempt(let body, let clauses): return try attempt(body, clauses, in: scope)
    case .each, .whileLoop, .repeatLoop: return try loop(statement, in: scope)
    }
    return .normal(.void)
  }

  func declare(_ binding: VariableBinding, isOfBuilder: Bool = false, in scope: Scope) throws {
    if let getter = binding.getter, case .bind(let name, _) = binding.pattern {
      let variable = Variable(nil, type: binding.type, getter: getter)
      variable.accessors = VariableAccessors(binding)
      scope.declare(name, variable)
      return
    }
    guard let initial = binding.initial else {
      guard case .bind(let name, _) = binding.pattern else { return }
      return try declare(binding, withoutValue: name, in: scope)
    }
    if binding.isAsync, scheduler.current != nil, case .bind(let name, _) = binding.pattern {
      return try startChild(binding, named: name, in: scope)
    }
    var value =
      try engine.firstValue(of: binding, isOfBuilder: isOfBuilder, in: scope, for: self)
      ?? evaluate(initial, as: binding.type, in: scope)
    // `@Bindable var model = model` makes bindings of the object's properties.
    if binding.attributes.contains(where: { $0.name == WrapperKind.bindable.rawValue }),
      case .bind(let name, _) = binding.pattern
    {
      scope.declare(
        "$" + name, Variable(.binding(BindingValue(location: ConstantLocation(value), path: []))))
    }
    if case .void = value, case .any = binding.pattern { value = .void }
    if case .bind(let name, _) = binding.pattern, let wrapper = localWrapper(binding) {
      return try declare(binding, named: name, in: wrapper, value, scope)
    }
    if binding.isWeak, case .bind(let name, _) = binding.pattern {
      return scope.declare(
        name, Variable(value, type: binding.type, isMutable: true, isWeak: true))
    }
    _ = try match(
      binding.pattern, value, in: scope, isMutable: binding.isMutable, type: binding.type)
    if case .bind(let name, _) = binding.pattern {
      scope.variable(name)?.accessors = VariableAccessors(binding)
    }
  }

  // MARK: if and switch

  func execute(control expression: Expression, in scope: Scope) throws -> Completion {
    let outer = questions.control
    let completion = try choose(expression, in: scope)
    if questions.control !== outer, !expression.mayLeave {
      // Whatever was decided inside, what follows runs; only the value of the whole is open.
      raise(questions.control)
      questions.control = outer
    }
    return completion
  }

  private func choose(_ expression: Expression, in scope: Scope) throws -> Completion {
    switch expression.kind {
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(inside: scope)
      let (holds, doubt) = try doubting { try hold(conditions, in: inner) }
      decide(doubt, at: expression.place)
      leaveOpen(holds ? otherwise ?? [] : then, doubt, in: inner)
      if holds { return try run(then, in: inner) }
      return try run(otherwise ?? [], in: Scope(inside: scope))
    case .select(let subject, let cases):
      let (choice, doubt) = try doubting {
        try chosenCase(cases, for: evaluate(subject, in: scope), in: scope)
      }
      decide(doubt, at: expression.place)
      let others = cases.enumerated().filter { $0.offset != choice?.index }
      leaveOpen(others.flatMap(\.element.statements), doubt, in: scope)
      guard let taken = choice else { return .normal(.void) }
      var completion = try run(cases[taken.index].statements, in: taken.scope)
      var index = taken.index
      while case .fellThrough = completion, index + 1 < cases.count {
        index += 1
        completion = try run(cases[index].statements, in: Scope(inside: scope))
      }
      // An unlabelled `break` leaves the switch only.
      if case .left(nil) = completion { return .normal(.void) }
      return completion
    default: return .normal(try evaluate(expression, in: scope))
    }
  }

  func chosenCase(_ cases: [SwitchCase], for value: Value, in scope: Scope) throws -> (
    index: Int, scope: Scope
  )? {
    for (index, option) in cases.enumerated() {
      if option.patterns.isEmpty { return (index, Scope(inside: scope)) }
      if index == cases.count - 1, case .opaque = value, let first = option.patterns.first {
        // One of them is taken: what is none of those before it is the last.
        let inner = Scope(inside: scope)
        bind(first.pattern, toPartsOf: value, in: inner)
        return (index, inner)
      }
      for (pattern, condition) in option.patterns {
        let inner = Scope(inside: scope)
        guard try match(pattern, value, in: inner) else { continue }
        if let condition, try !boolean(evaluate(condition, in: inner), at: condition.place) {
          continue
        }
        return (index, inner)
      }
    }
    return nil
  }

  /// Gives the names of a pattern parts of a value of which nothing is known.
  private func bind(_ pattern: Pattern, toPartsOf value: Value, in scope: Scope) {
    switch pattern {
    case .bind(let name, let isMutable):
      scope.declare(name, Variable(value, type: nil, isMutable: isMutable))
    case .tuple(let elements):
      for element in elements { bind(element.pattern, toPartsOf: value, in: scope) }
    case .enumCase(_, let name, let payload):
      let part = Value.opaque(OpaqueValue(name: name, base: value, place: .nowhere))
      for element in payload ?? [] { bind(element.pattern, toPartsOf: part, in: scope) }
    case .optional(let inner), .cast(let inner, _): bind(inner, toPartsOf: value, in: scope)
    case .any, .type, .expression: return
    }
  }

  /// Whether all conditions hold; names that they bind are declared in the scope.
  func hold(_ conditions: [Condition], in scope: Scope) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        if try !boolean(evaluate(expression, in: scope), at: expression.place) { return false }
      case .available(let holds): if !holds { return false }
      case .bind(let pattern, let type, let expression):
        let value = try evaluate(expression, in: scope)
        if case .optional(nil) = value { return false }
        let inner: Value = if case .optional(let wrapped?) = value { wrapped } else { value }
        if case .opaque(let opaque) = inner, opaque.isUnknown {
          let isNil = hasDecided(opaque, at: expression.place)
          // What the program itself put into an optional is there, unless that had no end.
          let isOpen = if case .opaque = value { true } else { false }
          if isOpen || isNil {
            assume(.truth("\(opaque.text) != nil", takenFor: "\(!isNil)"), at: expression.place)
          }
          if isNil { return false }
        }
        _ = try match(pattern, inner, in: scope, type: type)
      case .match(let pattern, let expression):
        if try !match(pattern, evaluate(expression, in: scope), in: scope) { return false }
      }
    }
    return true
  }

  // MARK: Loops

  private func loop(_ statement: Statement, in scope: Scope) throws -> Completion {
    switch statement.kind {
    case .each(let pattern, let sequence, let condition, let body, let label):
      let next = try deciding(at: sequence.place) {
        try iterator(over: evaluate(sequence, in: scope), at: sequence.place)
      }
      while let element = try next() {
        try countStep(at: statement.place)
        let inner = Scope(inside: scope)
        guard try match(pattern, element, in: inner) else { continue }
        if let condition, try !boolean(evaluate(condition, in: inner), at: condition.place) {
          continue
        }
        if let end = ended(try run(body, in: inner), label) { return end }
      }
    case .whileLoop(let conditions, let body, let label):
      var rounds = OpenRounds(conditions.compactMap(\.place))
      while true {
        try countStep(at: statement.place)
        let inner = Scope(inside: scope)
        latestAssumption = nil
        guard try deciding(at: statement.place, { try hold(conditions, in: inner) }),
          rounds.mayGoOn(latestAssumption)
        else { break }
        if let end = ended(try run(body, in: inner), label) { return end }
      }
    case .repeatLoop(let body, let condition, let label):
      var rounds = OpenRounds([condition.place])
      var goesOn = true
      while goesOn {
        try countStep(at: statement.place)
        if let end = ended(try run(body, in: Scope(inside: scope)), label) { return end }
        latestAssumption = nil
        goesOn =
          try boolean(evaluate(condition, in: scope), at: condition.place)
          && rounds.mayGoOn(latestAssumption)
      }
    default: break
    }
    return .normal(.void)
  }

  /// Gives one element after the other; those of a task group when they are there.
  private func iterator(over sequence: Value, at place: SourcePlace) throws -> () throws -> Value? {
    if case .native(let object) = sequence, let elements = object as? any NativeSequence {
      return { try elements.next(in: self) }
    }
    if let next = try ownIterator(of: sequence, at: place) { return next }
    if case .range(let range) = sequence, let integers = range.integers?.makeIterator() {
      return {
        guard let next = integers.next() else {
          // Swift asks for one more than it hands out.
          if range.upper == nil {
            throw self.trap("Arithmetic overflow in '\(Int.max) + 1'", at: place)
          }
          return nil
        }
        return .integer(next)
      }
    }
    var elements = try elements(of: sequence, at: place).makeIterator()
    return { elements.next() }
  }

  /// How the loop ends after this round; nil if it goes on.
  private func ended(_ completion: Completion, _ label: String?) -> Completion? {
    switch completion {
    case .normal, .fellThrough: nil
    case .next(let target): target == nil || target == label ? nil : completion
    case .left(let target): target == nil || target == label ? .normal(.void) : completion
    case .returned: completion
    }
  }

  private func attempt(_ body: [Statement], _ clauses: [CatchClause], in scope: Scope) throws
    -> Completion
  {
    do {
      return try run(body, in: Scope(inside: scope))
    } catch Interruption.thrown(let error, let place) {
      decide(error.doubt, at: place)
      for clause in clauses {
        if clause.patterns.isEmpty {
          let inner = Scope(inside: scope)
          inner.declare("error", Variable(error.value))
          return try run(clause.statements, in: inner)
        }
        for (pattern, condition) in clause.patterns {
          let inner = Scope(inside: scope)
          guard try match(pattern, error.value, in: inner) else { continue }
          if let condition, try !boolean(evaluate(condition, in: inner), at: condition.place) {
            continue
          }
          return try run(clause.statements, in: inner)
        }
      }
      throw Interruption.thrown(error, place)
    }
  }

  // MARK: Patterns

  /// Matches a value; names that the pattern binds are declared in the scope.
  func match(
    _ pattern: Pattern, _ value: Value, in scope: Scope, isMutable: Bool = false,
    type: TypeReference? = nil
  ) throws -> Bool {
    switch pattern {
    case .any: return true
    case .bind(let name, let mutable):
      let variable = Variable(value, type: type, isMutable: mutable || isMutable)
      variable.doubt = questions.kept
      scope.declare(name, variable)
      return true
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else { return false }
      return try zip(elements, values).allSatisfy {
        try match($0.pattern, $1.value, in: scope, isMutable: isMutable)
      }
    case .optional(let inner):
      guard case .optional(let wrapped?) = value else { return false }
      return try match(inner, wrapped, in: scope)
    case .type(let type): return isInstance(value, of: type, in: scope)
    case .cast(let inner, let type):
      guard isInstance(value, of: type, in: scope) else { return false }
      return try match(
        inner, bridgedError(value, to: type, in: scope) ?? unwrapped(value), in: scope)
    case .enumCase(let type, let name, let payload):
      return try match(case: name, type, payload, value, in: scope)
    case .expression(let expression):
      let wanted = try evaluate(expression, in: scope, expecting: comparedType(beside: value))
      return try matches(wanted, value, at: expression.place)
    }
  }

  private func match(
    case name: String, _ type: TypeReference?, _ payload: [(label: String?, pattern: Pattern)]?,
    _ value: Value, in scope: Scope
  ) throws -> Bool {
    switch value {
    case .optional(let wrapped):
      if name == "none" { return wrapped == nil }
      guard let wrapped else { return false }
      if name == "some", let payload {
        return try payload.first.map { try match($0.pattern, wrapped, in: scope) } ?? true
      }
      return try match(case: name, type, payload, wrapped, in: scope)
    case .enumeration(let enumeration):
      guard enumeration.name == name else {
        // A static constant of the type is compared with `==`.
        guard !enumeration.type.cases.contains(where: { $0.name == name }),
          let constant = try staticMember(name, of: enumeration.type, at: .nowhere)
        else { return false }
        return try equal(value, constant)
      }
      guard let payload else { return true }
      if payload.count == 1, enumeration.payload.count > 1 {
        return try match(payload[0].pattern, .tuple(enumeration.payload), in: scope)
      }
      guard payload.count == enumeration.payload.count else { return false }
      return try zip(payload, enumeration.payload).allSatisfy {
        try match($0.pattern, $1.value, in: scope)
      }
    default:
      let wanted = try implicitMember(
        name, arguments: nil, in: scope, expecting: type ?? comparedType(beside: value),
        at: .nowhere)
      // `CocoaError.fileReadNoSuchFile`, where the error is an `NSError`.
      let error = type.flatMap { bridgedError(value, to: $0, in: scope) } ?? value
      return try matchesHeld(wanted, error) ?? decidedEqual(value, wanted, at: .nowhere)
    }
  }
}

/// The rounds of a loop whose condition is itself unknown: what it is taken for now it would be taken
/// for ever. One round stands for all.
private struct OpenRounds {
  /// Where its conditions stand.
  private let places: [SourcePlace]
  private var count = 0

  init(_ places: [SourcePlace]) { self.places = places }

  /// - Parameter assumption: Where something open was decided for the condition that holds.
  mutating func mayGoOn(_ assumption: SourcePlace?) -> Bool {
    guard let assumption, places.contains(where: assumption.isBeside) else { return true }
    count += 1
    return count < 2
  }
}

extension SourcePlace {
  /// Whether both stand in one line.
  fileprivate func isBeside(_ other: SourcePlace) -> Bool {
    file == other.file && line == other.line
  }
}

extension Condition {
  /// Where its expression stands.
  fileprivate var place: SourcePlace? {
    switch self {
    case .expression(let expression), .bind(_, _, let expression), .match(_, let expression):
      expression.place
    case .available: nil
    }
  }
}
