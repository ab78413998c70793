/// What a host may do with a value that it only passes on: print it, compare it, ask what it is and
/// read its properties.
extension HostType {
  /// As `print` shows a value.
  public func text(of value: HostValue) -> String {
    (try? type.describe(value.value, .plain)) ?? name
  }

  public func areEqual(_ left: HostValue, _ right: HostValue) -> Bool {
    (try? type.equals(left.value, right.value)) ?? false
  }

  /// Whether its values are of a type or a protocol of that name.
  public func conforms(to name: String) -> Bool {
    if name == self.name { return true }
    guard let wanted = type.machine.resolver.library(name) else { return false }
    return type.machine.resolver.conforms(
      type.type, to: wanted, in: type.machine.signature) == .yes
  }

  /// A property of a value, and its type; nil if there is none, or it ends badly.
  public func member(_ name: String, of value: HostValue) -> (HostValue, HostType)? {
    let base = Expression(.given(type.type), at: .nowhere)
    let name = DeclarationName(base: name, position: .nowhere)
    return type.machine.run(
      Expression(.member(base, name), at: .nowhere), giving: [(base, value.value)])
  }

  /// A constant of the type: `badURL` of `URLError`.
  public func constant(_ name: String) -> (HostValue, HostType)? {
    let owner = Expression(.given(Type(.metatype(type.type))), at: .nowhere)
    let name = DeclarationName(base: name, position: .nowhere)
    return type.machine.run(Expression(.member(owner, name), at: .nowhere), giving: [])
  }

  /// What a cast to a type of a library makes of a value: of any error an `NSError`, of one of Cocoa's
  /// domain a `CocoaError`. Nil where it is none of that.
  public func bridged(_ value: HostValue, to name: String) -> (HostValue, HostType)? {
    if name == self.name { return (value, self) }
    guard let nominal = type.machine.resolver.library(name) else { return nil }
    let target = type.machine.runtime(nominal.selfType)
    let made = try? type.machine.bridged(value.value, type, to: target)
    return made.map { (HostValue($0), HostType(type: target)) }
  }

  /// Whether a value is what a pattern looks for, as `~=` says: `catch URLError.timedOut`. Nil if no
  /// `~=` takes both.
  public func matches(_ pattern: HostValue, _ value: HostValue, of other: HostType) -> Bool? {
    let operands = [type, other.type].map { Expression(.given($0.type), at: .nowhere) }
    let sign = Operator(name: "~=", position: .nowhere)
    let found = type.machine.run(
      Expression(.binary(operands[0], sign, operands[1]), at: .nowhere),
      giving: Array(zip(operands, [pattern.value, value.value])))
    guard let (answer, answerType) = found, case .boolean = answerType.form else { return nil }
    return answerType.boolean(in: answer)
  }
}

extension HostedProgram {
  /// Whether casts make values of a type of a library of others: `NSError`, `CocoaError`.
  public func bridges(to name: String) -> Bool {
    guard let members = program.resolver.library(name)?.members else { return false }
    return !members["_bridged"].isEmpty || !members["_unbridged"].isEmpty
  }

  /// What Foundation throws of a file, by its number among the errors of Cocoa.
  public func fileError(_ code: Int, path: String) -> (HostValue, HostType)? {
    let machine = currentMachine()
    guard let nominal = machine.resolver.library("NSError") else { return nil }
    let owner = Expression(.given(Type(.metatype(nominal.selfType))), at: .nowhere)
    let name = DeclarationName(base: "_ofFile", position: .nowhere)
    let types = [machine.runtime(.int), machine.runtime(.string)]
    let given = types.map { Expression(.given($0.type), at: .nowhere) }
    let values = [
      Value(word: code), HostType(type: types[1]).make(path).value,
    ]
    return machine.run(
      Expression(
        .call(
          Expression(.member(owner, name), at: .nowhere),
          given.map { Argument(label: nil, value: $0) }), at: .nowhere),
      giving: Array(zip(given, values)))
  }
}

extension Machine {
  /// Finds out what an expression that nobody wrote gives, in a frame of its own; nil if nothing in
  /// the program or a library is meant by it, or it ends badly.
  fileprivate func run(
    _ expression: Expression, giving values: [(expression: Expression, value: Value)]
  ) -> (HostValue, HostType)? {
    let found = checker.made(expression, in: moduleContext)
    guard !found.hasUnknown, expression.reference != nil else { return nil }
    let type = runtime(found)
    let code = FunctionCode("an expression of the host", type.shape, in: making) { [unowned self] in
      let emitter = Emitter(self, Substitution(), result: found)
      for (base, _) in values {
        let owner = runtime(base.type ?? .void)
        emitter.give(.slot(emitter.allocate(), owner.shape), for: base)
      }
      return FunctionEmitter.finish(
        try emitter.emit(expression), emitter, references: 0..<values.count)
    }
    let result = try? frames.aside { frame in
      for (slot, given) in values.enumerated() { frame[slot] = given.value }
      return try code.value(frame)
    }
    return result.map { (HostValue($0), HostType(type: type)) }
  }
}
