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
    let expression = Expression(
      .member(base, DeclarationName(base: name, position: .nowhere)), at: .nowhere)
    let found = type.machine.checker.made(expression, in: type.machine.moduleContext)
    guard !found.hasUnknown, expression.reference != nil else { return nil }
    let result = type.machine.runtime(found)
    guard let read = try? type.machine.run(expression, of: result, giving: value.value, for: base)
    else { return nil }
    return (HostValue(read), HostType(type: result))
  }
}

extension Machine {
  /// Finds out what an expression that nobody wrote gives, in a frame of its own.
  fileprivate func run(
    _ expression: Expression, of type: RuntimeType, giving value: Value, for base: Expression
  ) throws -> Value {
    let owner = base.type.map(runtime) ?? runtime(.void)
    let code = FunctionCode("member", type.shape, in: self) { [unowned self] in
      let emitter = Emitter(self, Substitution(), result: type.type)
      let slot = emitter.allocate()
      emitter.give(.slot(slot, owner.shape), for: base)
      return FunctionEmitter.finish(try emitter.emit(expression), emitter, references: 0..<1)
    }
    return try aside { frame in
      frame[0] = value
      return try code.value(frame)
    }
  }
}
