/// Packs: `repeat` becomes as much code as its packs have types.
///
/// The values of a pack lie in a record, as those of a tuple do.
extension Emitter {
  /// What is made of each turn through the packs that a pattern names.
  func turns<Made>(of pattern: Expression, _ make: (Int) throws -> Made) throws -> [Made] {
    let packs = packs(in: pattern)
    let around = substitution
    guard let count = packs.lazy.compactMap({ around[$0]?.packed?.count }).first else {
      throw notKnown("a pack whose types are not known", at: pattern.position)
    }
    return try (0..<count).map { index in
      try inTurn(
        PackTurn(index: index, count: count, around: around), around.turn(index, through: packs)
      ) { try make(index) }
    }
  }

  /// The parameters that stand for packs in the types of what a pattern is made of.
  private func packs(in pattern: Expression) -> [GenericParameter] {
    var found: [GenericParameter] = []
    var walk = BodyWalk()
    walk.visitExpression = { [substitution] expression in
      // Packs inside of another `repeat` are gone through there.
      if case .packExpansion = expression.kind { return false }
      if let type = expression.type { found += substitution.packs(in: type) }
      return true
    }
    walk.expression(pattern)
    return found
  }

  /// `each value`
  func packElement(_ expression: Expression, _ pack: Expression) throws -> Code {
    if let type = metatype(expression) { return type }
    guard let turn else { throw notKnown("`each` here", at: expression.position) }
    let (whole, types) = try inTurn(nil, turn.around) {
      (try emit(pack), runtime(type(of: pack)).tupleElements(machine))
    }
    // `(repeat each T)` of one type is that type.
    if turn.count == 1, case .tuple? = pack.type?.kind { return whole }
    guard types.indices.contains(turn.index) else {
      throw notKnown("this pack", at: expression.position)
    }
    let (value, index) = (whole.value, turn.index)
    return .from(types[index].shape) { try value($0).fields()[index] }
  }

  /// What is given for a parameter that takes as many values as there are.
  func pack(_ expressions: [Expression], _ type: RuntimeType) throws -> Code {
    record(type, try expanded(expressions, type.tupleElements(machine)))
  }

  /// `(repeat each value)`
  func expandedTuple(_ elements: [Argument], _ type: RuntimeType) throws -> Code {
    var types = type.tupleElements(machine)
    if types.isEmpty { types = [type] }
    let codes = try expanded(elements.map(\.value), types)
    return codes.isEmpty
      ? .void { _ in } : codes.count == 1 && type === types[0] ? codes[0] : record(type, codes)
  }

  private func expanded(_ expressions: [Expression], _ types: [RuntimeType]) throws -> [Code] {
    var codes: [Code] = []
    func add(_ value: Expression) throws {
      guard codes.count < types.count else { throw notKnown("this pack", at: value.position) }
      codes.append(try emit(value, to: types[codes.count].type))
    }
    for expression in expressions {
      if case .packExpansion(let pattern) = expression.kind {
        _ = try turns(of: pattern) { _ in try add(pattern) }
      } else {
        try add(expression)
      }
    }
    return codes
  }

  /// `for item in repeat each value`
  func packLoop(_ loop: Statement.Loop, _ pattern: Expression) throws -> StatementCode {
    let mark = height
    let turns = try turns(of: pattern) { _ -> (Frame) throws -> Leaving? in
      let element = runtime(type(of: pattern))
      let value = try emit(pattern).value
      let (turn, slot) = try loopBody(loop, element)
      release(to: mark)
      return { frame in
        frame[slot] = try value(frame)
        return try turn(frame)
      }
    }
    return .leaving { frame in
      for turn in turns {
        if let leaving = try turn(frame) { return leaving }
      }
      return .normally
    }
  }
}

extension Expression {
  /// `repeat each value`
  var isPackExpansion: Bool { if case .packExpansion = kind { true } else { false } }
}
