/// String literals whose interpolations the program declares itself.
extension Emitter {
  /// Whether the program adds kinds of interpolations to those of strings.
  func declaresInterpolations(_ type: RuntimeType) -> Bool {
    resolver.members("appendInterpolation", of: type.type, in: machine.signature)
      .contains { $0.symbol.function?.isOfLibrary == false }
  }

  /// What collects the pieces is made, given each, and made a value of.
  func interpolated(
    _ pieces: [StringPiece], by builder: RuntimeType, into target: RuntimeType,
    at position: SourcePosition
  ) throws -> Code {
    let slot = allocate()
    let place = Place(builder, slot: slot) { $0 + slot }
    let isStandard = builder.type.nominal?.isLibrary == true
    let length = pieces.reduce(0) { $0 + $1.text.utf8.count }
    var steps: [Step] = []
    if isStandard {
      steps.append { $0[slot] = Value("") }
    } else {
      let make = try self.made(
        callee(Type(.metatype(builder.type)), nil, nil),
        [
          ("literalCapacity", .integer(.constant(length)), resolver.type(.int)),
          (
            "interpolationCount", .integer(.constant(pieces.filter { !$0.isText }.count)),
            resolver.type(.int)
          ),
        ], at: position)
      steps.append(make.store(in: slot))
    }
    for piece in pieces {
      switch piece {
      case .text(let text):
        if text.isEmpty { continue }
        let call = try made(
          callee(builder.type, place, "appendLiteral"),
          [(nil, .constant(Value(text)), resolver.type(.string))], at: position)
        steps.append(call.effect)
      case .interpolation(let arguments, let position):
        let call = try made(
          callee(builder.type, place, "appendInterpolation"),
          try arguments.map { ($0.label, try emit($0.value), type(of: $0.value)) }, at: position)
        steps.append(call.effect)
      }
    }
    let all = sequence(steps)
    if isStandard, target.isText {
      return .value { frame in
        try all(frame)
        defer { frame[slot].object = nil }
        return frame[slot]
      }
    }
    let result = try made(
      callee(Type(.metatype(target.type)), nil, nil),
      [("stringInterpolation", .slot(slot, .value), builder.type)], at: position)
    return result.after(all).before { $0[slot].object = nil }
  }

  /// A member of a value, or a type that is called.
  private func callee(_ type: Type, _ place: Place?, _ name: String?) -> Expression {
    let base = Expression(.given(type), at: .nowhere)
    if let place { give(place, for: base) }
    guard let name else { return base }
    return Expression(
      .member(base, DeclarationName(base: name, position: .nowhere)), at: .nowhere)
  }

  private func made(
    _ callee: Expression, _ arguments: [(label: String?, code: Code, type: Type)],
    at position: SourcePosition
  ) throws -> Code {
    let call = Expression(
      .call(callee, arguments.map { Argument(label: $0.label, value: given($0.code, $0.type)) }),
      at: position)
    machine.checker.made(call, in: machine.moduleContext)
    return try emit(call)
  }
}

extension Resolver {
  /// Whether a type certainly is what a protocol asks for.
  func conforms(_ type: Type, to nominal: Nominal?, _ machine: Machine) -> Bool {
    nominal.map { conforms(type, to: $0, in: machine.signature) == .yes } ?? false
  }
}
