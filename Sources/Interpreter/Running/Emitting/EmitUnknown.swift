/// Expressions of which the checker did not find out what they mean, because something in them has
/// a type that it does not know, or that only the arguments of a generic function tell.
///
/// The values themselves know their types. So the checker is asked again when such an expression is
/// reached, with the types that its operands have then; what it answers is kept for these types.
extension Emitter {
  /// Such an expression, as a value of a type or of any; nil where nothing in it could tell more.
  func reasked(_ expression: Expression, as wanted: Type?, _ missing: NotKnown) -> Code? {
    guard !isReasked, !machine.isHosted, let open = OpenExpression(expression),
      !open.operands.isEmpty
    else { return nil }
    let result = machine.runtime(wanted.flatMap { $0.isSettled ? $0 : nil } ?? .any)
    let mark = height
    var stores: [Step] = []
    var known: [RuntimeType?] = []
    let slots = open.operands.map { _ in allocate() }
    for (slot, operand) in zip(slots, open.operands) {
      let type = self.type(of: operand)
      // A function that is given was read for what the checker did not find out.
      guard type.function == nil, !operand.isClosure, let code = try? emit(operand) else {
        release(to: mark)
        return nil
      }
      known.append(type.hasUnknown ? nil : machine.runtime(type))
      stores.append(code.store(in: slot))
    }
    let base = height
    release(to: mark)
    noteReference()
    let answers = Answers(
      machine: machine, substitution: substitution, open: open, result: result, missing: missing)
    let (machine, count) = (machine, known.count)
    return .from(result.shape) { frame in
      for store in stores { try store(frame) }
      var types: [RuntimeType] = []
      for index in 0..<count {
        let slot = mark + index
        types.append(try known[index] ?? machine.certainType(of: frame[slot]))
        frame[base + index] = known[index] == nil ? machine.opened(frame[slot]) : frame[slot]
        frame[slot].object = nil
      }
      return try answers.code(for: types).value(frame + base)
    }
  }
}

/// An expression apart from its operands.
private struct OpenExpression {
  /// What is found out first.
  var operands: [Expression] = []
  /// The expression with others in their place.
  var build: ([Expression]) -> Expression

  init?(_ expression: Expression) {
    var taking = OperandTaking()
    guard let kind = taking.kind(of: expression) else { return nil }
    operands = taking.taken
    build = { Expression(kind($0), at: expression.position) }
  }
}

/// Takes operands out of an expression, and says how it looks with others in their place.
private struct OperandTaking {
  var taken: [Expression] = []

  /// Literals and what begins with a dot take their types from the rest.
  private mutating func part(_ value: Expression) -> ([Expression]) -> Expression {
    guard !value.takesType else { return { _ in value } }
    taken.append(value)
    let index = taken.count - 1
    return { $0[index] }
  }

  private mutating func parts(_ arguments: [Argument]) -> ([Expression]) -> [Argument] {
    let values = arguments.map { part($0.value) }
    return { given in
      zip(arguments, values).map { argument, value in
        Argument(label: argument.label, value: value(given), isTrailing: argument.isTrailing)
      }
    }
  }

  /// What is called stays; its base is an operand.
  private mutating func called(_ callee: Expression) -> ([Expression]) -> Expression {
    switch callee.kind {
    case .member(let base, let name):
      let value = part(base)
      return { Expression(.member(value($0), name), at: callee.position) }
    case .name where callee.reference.map(\.isFunction) ?? true, .implicitMember, .type:
      return { _ in callee }
    default: return part(callee)
    }
  }

  mutating func kind(of expression: Expression) -> (([Expression]) -> Expression.Kind)? {
    switch expression.kind {
    case .binary(let left, let name, let right):
      let (first, second) = (part(left), part(right))
      return { .binary(first($0), name, second($0)) }
    case .prefix(let name, let operand):
      let value = part(operand)
      return { .prefix(name, value($0)) }
    case .postfix(let name, let operand):
      let value = part(operand)
      return { .postfix(name, value($0)) }
    case .member(let base, let name):
      let value = part(base)
      return { .member(value($0), name) }
    case .element(let base, let arguments):
      let (value, list) = (part(base), parts(arguments))
      return { .element(value($0), list($0)) }
    case .call(let callee, let arguments):
      let (value, list) = (called(callee), parts(arguments))
      return { .call(value($0), list($0)) }
    default: return nil
    }
  }
}

extension Expression {
  /// What it is depends on where it stands.
  fileprivate var takesType: Bool {
    switch kind {
    case .integer, .float, .boolean, .nothing, .implicitMember, .keyPath, .type: return true
    case .string(let pieces): return pieces.allSatisfy(\.isText)
    case .call(let callee, _): return callee.takesType
    default: return type?.metatypeInstance != nil
    }
  }
}

extension Type {
  /// Nothing in it is left open.
  var isSettled: Bool { contents.isDisjoint(with: .undecided) }
}

extension Reference {
  fileprivate var isFunction: Bool { if case .function = target { true } else { false } }
}

/// What an expression means, by the types of its operands.
private final class Answers {
  private let machine: Machine
  private let substitution: Substitution
  private let open: OpenExpression
  private let result: RuntimeType
  private let missing: NotKnown
  private var codes: [[ObjectIdentifier]: FunctionCode] = [:]

  init(
    machine: Machine, substitution: Substitution, open: OpenExpression, result: RuntimeType,
    missing: NotKnown
  ) {
    self.machine = machine
    self.substitution = substitution
    self.open = open
    self.result = result
    self.missing = missing
  }

  func code(for types: [RuntimeType]) -> FunctionCode {
    let key = types.map { ObjectIdentifier($0) }
    if let known = codes[key] { return known }
    let made = FunctionCode("", result.shape, in: machine.making) { [unowned self] in
      try emit(types)
    }
    codes[key] = made
    return made
  }

  private func emit(_ types: [RuntimeType]) throws -> Code {
    let emitter = Emitter(machine, substitution, result: result.type)
    emitter.isReasked = true
    var given: [Expression] = []
    for type in types {
      let value = Expression(.given(type.type), at: missing.position)
      emitter.give(.slot(emitter.allocate(), type.shape), for: value)
      given.append(value)
    }
    let whole = open.build(given)
    let expected = result.isDynamic ? nil : result.type
    let type = machine.concrete(
      machine.checker.made(whole, as: expected, in: machine.moduleContext))
    guard !type.hasUnknown else { throw missing }
    let code = try emitter.convert(
      try emitter.emit(whole), from: emitter.type(of: whole), to: result.type,
      at: missing.position)
    return FunctionEmitter.finish(code, emitter, references: 0..<types.count)
  }
}
