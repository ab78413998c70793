extension NativeTable {
  /// `print` and its like.
  nonisolated(unsafe) static let output: [String: Native] = [
    "print(_:separator:terminator:)": { try printed($0, .plain) },
    "debugPrint(_:separator:terminator:)": { try printed($0, .debug) },
  ]

  private static func printed(_ call: NativeCall, _ style: TextStyle) throws -> Code {
    guard case .many(let items) = call.call.given[0] else {
      throw call.emitter.notKnown("`print` as a value", at: call.position)
    }
    let parts = try items.map { item -> (Frame) throws -> String in
      let type = call.emitter.runtime(call.emitter.type(of: item))
      let code = try call.emitter.emit(item).value
      let describe = type.describe
      return { try describe(try code($0), style) }
    }
    let separator = try call.value(1)
    let terminator = try call.value(2)
    let (output, position) = (call.machine.output, call.position)
    return .void { frame in
      let texts = try parts.map { try $0(frame) }
      let end = try terminator(frame).string()
      output(texts.joined(separator: try separator(frame).string()) + end, position)
    }
  }

  /// Functions that belong to no type.
  nonisolated(unsafe) static let globals: [String: Native] = [
    "min(_:_:)": { try chosen($0) { less, a, b in try less(b, a) ? b : a } },
    "max(_:_:)": { try chosen($0) { less, a, b in try less(b, a) ? a : b } },
    "min(_:_:_:_:)": { try chosen($0) { less, a, b in try less(b, a) ? b : a } },
    "max(_:_:_:_:)": { try chosen($0) { less, a, b in try less(b, a) ? a : b } },
    "abs(_:)": { call in
      let value = try call.code(0)
      let place = call.position
      if case .double = value.shape {
        let run = value.double
        return .double { abs(try run($0)) }
      }
      let run = value.integer
      return .integer { frame in
        let number = try run(frame)
        if number == .min { throw Trap.overflow("abs", place) }
        return abs(number)
      }
    },
    "swap(_:_:)": { call in
      let (first, second) = (try call.inoutPlace(0), try call.inoutPlace(1))
      let (one, other) = (call.emitter.allocate(), call.emitter.allocate())
      let keep = call.emitter.sequence([
        first.load.store(in: one), second.load.store(in: other),
        first.store(.slot(other, first.type.shape)), second.store(.slot(one, second.type.shape)),
      ])
      return .void(
        first.whole(
          second.whole { frame in
            try keep(frame)
            frame[one].object = nil
            frame[other].object = nil
          }))
    },
    "isKnownUniquelyReferenced(_:)": { call in
      try call.inoutPlace(0).modify(.boolean, isBrief: true) { _, pointer in
        Value(isKnownUniquelyReferenced(&pointer.pointee.object))
      }
    },
    "type(of:)": { call in
      let type = call.type(0)
      let value = try call.value(0)
      let machine = call.machine
      guard type.isDynamic || type.isReference || !type.type.hasOpaquePart else {
        throw call.emitter.notKnown("the type behind `some`", at: call.position)
      }
      return .value { frame in
        let found = try value(frame)
        if type.isDynamic || type.isReference { return machine.dynamicType(of: found).metatype }
        return type.metatype
      }
    },
    "fatalError(_:file:line:)": { try stopped($0, 0, "fatal error") },
    "preconditionFailure(_:file:line:)": { try stopped($0, 0, "precondition failed") },
    "assertionFailure(_:file:line:)": { try stopped($0, 0, "assertion failed") },
    "precondition(_:_:file:line:)": { try asserted($0, "precondition failed") },
    "assert(_:_:file:line:)": { try asserted($0, "assertion failed") },
    "withExtendedLifetime(_:_:)": { call in
      let (value, body) = (try call.value(0), try call.value(1))
      let top = call.top
      return call.giving { frame in
        let kept = try value(frame)
        let result = try body(frame).function().call(frame + top)
        return withExtendedLifetime(kept) { result }
      }
    },
  ]

  private static func chosen(
    _ call: NativeCall,
    _ choose: @escaping ((Value, Value) throws -> Bool, Value, Value) throws -> Value
  ) throws -> Code {
    let type = call.type(0)
    let less = type.isLess
    if call.count == 2, type.shape == .integer, type.isWord {
      let (a, b) = (try call.code(0).integer, try call.code(1).integer)
      let isMinimum = call.call.function.name == "min"
      return .integer { frame in
        let first = try a(frame)
        let second = try b(frame)
        return isMinimum ? min(first, second) : max(first, second)
      }
    }
    let values = try (0..<min(call.count, 3)).map { try call.value($0) }
    let rest = call.count == 4 ? try call.value(3) : nil
    return call.giving { frame in
      var best = try values[0](frame)
      for value in values.dropFirst() { best = try choose(less, best, try value(frame)) }
      for value in try rest?(frame).array().items ?? [] { best = try choose(less, best, value) }
      return best
    }
  }

  private static func stopped(_ call: NativeCall, _ index: Int, _ what: String) throws -> Code {
    let message = call.isGiven(index) ? try call.value(index) : nil
    let (place, top) = (call.position, call.top)
    return .from(call.result.shape) { frame in
      let text = try message?(frame).function().call(frame + top).string() ?? ""
      throw Trap(text.isEmpty ? what : "\(what): \(text)", at: place)
    }
  }

  private static func asserted(_ call: NativeCall, _ what: String) throws -> Code {
    let condition = try call.value(0)
    let message = call.isGiven(1) ? try call.value(1) : nil
    let (place, top) = (call.position, call.top)
    return .void { frame in
      if try condition(frame).function().call(frame + top).truth { return }
      let text = try message?(frame).function().call(frame + top).string() ?? ""
      throw Trap(text.isEmpty ? what : "\(what): \(text)", at: place)
    }
  }

  /// What all types that can be compared have.
  nonisolated(unsafe) static let comparing: [String: Native] = [
    "Equatable.==(_:_:)": { try compared($0) { try $0.equals($1, $2) } },
    "Equatable.!=(_:_:)": { try compared($0) { try !$0.equals($1, $2) } },
    "Comparable.<(_:_:)": { try compared($0) { try $0.isLess($1, $2) } },
    "Comparable.>(_:_:)": { try compared($0) { try $0.isLess($2, $1) } },
    "Comparable.<=(_:_:)": { try compared($0) { try !$0.isLess($2, $1) } },
    "Comparable.>=(_:_:)": { try compared($0) { try !$0.isLess($1, $2) } },
    "Comparable...<(_:_:)": { try range($0, "..<") },
    "Comparable....(_:_:)": { try range($0, "...") },
    "Hashable.hashValue": { call in
      let hash = call.owner.hash
      let machine = call.machine
      return try call.unary { [unowned machine] value in
        machine.surroundings.meetsUnpromised()
        var hasher = Hasher()
        try hash(value, &hasher)
        return Value(word: hasher.finalize())
      }
    },
    "Hashable.hash(into:)": { call in
      let hash = call.owner.hash
      let me = try call.receiver().value
      let place = try call.inoutPlace(0)
      return .void(
        place.modify { frame, pointer in
          guard let box = pointer.pointee.object as? NativeBox<Hasher> else { return }
          try hash(try me(frame), &box.content)
        })
    },
    "Hasher.init()": { _ in .value { _ in Value(NativeBox(Hasher())) } },
    "Hasher.combine(_:)": { call in
      let hash = call.type(0).hash
      return try call.changing { _, pointer, values in
        guard let box = pointer.pointee.object as? NativeBox<Hasher> else { return Value() }
        try hash(values[0], &box.content)
        return Value()
      }
    },
    "Hasher.finalize()": { call in
      let machine = call.machine
      return try call.unary { [unowned machine] value in
        machine.surroundings.meetsUnpromised()
        return Value(word: (value.object as? NativeBox<Hasher>)?.content.finalize() ?? 0)
      }
    },
    "RawRepresentable.rawValue": { call in
      guard let nominal = call.owner.type.nominal else {
        throw call.emitter.notKnown("`rawValue`", at: call.position)
      }
      let values = try call.machine.rawValues(of: nominal, call.result)
      return try call.unary { values[$0.word] }
    },
    "RawRepresentable.init(rawValue:)": { call in
      guard let nominal = call.owner.type.nominal else {
        throw call.emitter.notKnown("a raw value", at: call.position)
      }
      let raw = call.type(0)
      let values = try call.machine.rawValues(of: nominal, raw)
      let form = OptionalForm(wrapping: call.owner.type)
      let value = try call.value(0)
      return .value { frame in
        let wanted = try value(frame)
        for (index, candidate) in values.enumerated() where try raw.equals(candidate, wanted) {
          return Value(word: index)
        }
        return form.nothing
      }
    },
    "CaseIterable.allCases": { call in
      let count = call.owner.type.nominal?.cases.count ?? 0
      return .value { _ in Value(ArrayBox(ContiguousArray((0..<count).map { Value(word: $0) }))) }
    },
    "Identifiable.id": { call in
      try call.unary {
        Value(word: $0.object.map { Int(bitPattern: $0.objectIdentity) } ?? 0)
      }
    },
    "ObjectIdentifier.init(_:)": { call in
      let value = try call.value(0)
      let machine = call.machine
      return .value { frame in
        let held = machine.opened(try value(frame))
        if let type = (held.object as? TypeBox)?.type {
          return Value(word: Int(bitPattern: Unmanaged.passUnretained(type).toOpaque()))
        }
        return Value(word: held.object.map { Int(bitPattern: $0.objectIdentity) } ?? 0)
      }
    },
  ]

  private static func compared(
    _ call: NativeCall, _ test: @escaping (RuntimeType, Value, Value) throws -> Bool
  ) throws -> Code {
    let (a, b) = (try call.value(0), try call.value(1))
    let type = call.type(0)
    return .boolean { frame in
      let first = try a(frame)
      return try test(type, first, try b(frame))
    }
  }

  private static func range(_ call: NativeCall, _ sign: String) throws -> Code {
    let (a, b) = (try call.value(0), try call.value(1))
    let type = call.result
    let less = call.type(0).isLess
    let describe = call.type(0).describe
    let place = call.position
    return .value { frame in
      let first = try a(frame)
      let second = try b(frame)
      if try less(second, first) {
        throw Trap(
          "a range begins behind its end: \(try describe(first, .plain))\(sign)\(try describe(second, .plain))",
          at: place)
      }
      return Value.pair(type, first, second)
    }
  }
}

extension Value {
  /// A record of two.
  static func pair(_ type: RuntimeType, _ first: Value, _ second: Value) -> Value {
    let record = Record.make(type, 2)
    record.fields[0] = first
    record.fields[1] = second
    return Value(record)
  }
}
