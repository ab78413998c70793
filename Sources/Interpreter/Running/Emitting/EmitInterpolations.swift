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
    var steps = [try beginning(of: pieces, by: builder, in: slot, at: position)]
    for piece in pieces where !piece.isText || !piece.text.isEmpty {
      steps.append(try addition(of: piece, to: place, builder, at: position).effect)
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

  /// Makes what collects the pieces.
  private func beginning(
    of pieces: [StringPiece], by builder: RuntimeType, in slot: Int, at position: SourcePosition
  ) throws -> Step {
    if builder.type.nominal?.isLibrary == true { return { $0[slot] = Value("") } }
    let length = pieces.reduce(0) { $0 + $1.text.utf8.count }
    let interpolations = pieces.filter { !$0.isText }.count
    let int = resolver.type(.int)
    return try made(
      callee(Type(.metatype(builder.type)), nil, nil),
      [
        ("literalCapacity", .integer(.constant(length)), int),
        ("interpolationCount", .integer(.constant(interpolations)), int),
      ], at: position
    ).store(in: slot)
  }

  /// Gives it one piece.
  private func addition(
    of piece: StringPiece, to place: Place, _ builder: RuntimeType, at position: SourcePosition
  ) throws -> Code {
    switch piece {
    case .text(let text):
      try made(
        callee(builder.type, place, "appendLiteral"),
        [(nil, .constant(Value(text)), resolver.type(.string))], at: position)
    case .interpolation(let arguments, let position):
      try made(
        callee(builder.type, place, "appendInterpolation"),
        try arguments.map { ($0.label, try emit($0.value), type(of: $0.value)) }, at: position)
    }
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
