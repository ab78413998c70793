/// Properties and subscripts that have accessors, as places.
extension Emitter {
  /// Both accessors of a property or a subscript.
  struct AccessorPair {
    var getter: Callee
    var isGetterMutating = false
    var setter: Callee?
    var isSetterMutating = true
  }

  /// A property or a subscript with a getter, and perhaps a setter.
  ///
  /// Accessors are called above the whole frame: the arguments of another call may lie ready in it.
  /// - Parameter indices: Make the code of the indices, which are found out once.
  func accessorPlace(
    _ type: RuntimeType, of base: Base, _ accessors: AccessorPair,
    indices: [() throws -> Code] = []
  ) throws -> Place {
    let owner = keeping(base)
    var indexSlots: [(slot: Int, shape: Shape)] = []
    var steps = owner.prepare.map { [$0] } ?? []
    for index in indices {
      let slot = allocate()
      let code = try index()
      indexSlots.append((slot, code.shape))
      steps.append(code.store(in: slot))
    }
    let call = AccessorCall(emitter: self, type: type, indices: indexSlots, temporary: allocate())
    let load = call.getter(accessors.getter, owner, isMutating: accessors.isGetterMutating)
    let isSimple = steps.isEmpty
    var place = call.place(owner, accessors, load, isSimple: isSimple)
    if !isSimple { place.prepare = sequence(steps) }
    let forgetIndices = indexSlots.map { slot in
      { (frame: Frame) in frame[slot.slot].object = nil }
    }
    let forgetOwner = owner.forget
    if forgetOwner != nil || !forgetIndices.isEmpty {
      place.forget = { frame in
        for forget in forgetIndices { forget(frame) }
        forgetOwner?(frame)
      }
    }
    // What is read in one go need not be kept.
    return place.reading(
      indices.isEmpty && !accessors.isGetterMutating
        ? call.getter(accessors.getter, base.code) : place.whole(load))
  }

  /// The base of an accessor, found out once.
  struct KeptBase {
    /// Where it lies, of a value type that lies somewhere.
    var place: Place?
    /// Its value, when it is prepared.
    var load: Code
    var prepare: Step?
    var forget: ((Frame) -> Void)?
  }

  private func keeping(_ base: Base) -> KeptBase {
    switch base {
    case .place(let place):
      return KeptBase(
        place: place, load: place.load, prepare: place.prepare, forget: place.forget)
    case .value(let code, _):
      if code.isSimple { return KeptBase(load: code) }
      let slot = allocate()
      return KeptBase(
        load: .slot(slot, code.shape), prepare: code.store(in: slot),
        forget: { $0[slot].object = nil })
    }
  }
}

/// Calls of the accessors of one property.
private struct AccessorCall {
  let emitter: Emitter
  let type: RuntimeType
  let indices: [(slot: Int, shape: Shape)]
  /// Where the value lies while somebody changes it.
  let temporary: Int

  /// Calls an accessor above the frame. The receiver is found out before anything is put there.
  private func call(
    _ callee: Callee, _ receiver: @escaping (Frame) throws -> Value,
    _ fill: ((Frame, Frame) -> Void)?
  ) -> Code {
    emitter.noteReference()
    let room = emitter.room
    func calling<Result>(
      _ run: @escaping (Frame) throws -> Result
    ) -> (Frame) throws -> Result {
      guard let fill else {
        return { frame in
          let owner = try receiver(frame)
          let base = frame + room.highest
          base[0] = owner
          return try run(base)
        }
      }
      return { frame in
        let owner = try receiver(frame)
        let base = frame + room.highest
        base[0] = owner
        fill(frame, base)
        return try run(base)
      }
    }
    switch callee {
    case .fixed(let code):
      switch code.shape {
      case .integer: return .integer(calling { try code.integer($0) })
      case .double: return .double(calling { try code.double($0) })
      case .boolean: return .boolean(calling { try code.boolean($0) })
      case .void: return .void(calling { try code.effect($0) })
      case .value: return .value(calling { try code.value($0) })
      }
    case .chosen(let shape, let choose):
      return .from(shape, calling { try choose($0[0]).value($0) })
    case .picked(let shape, let pick):
      return .from(shape, calling { try pick($0).value($0) })
    }
  }

  private func fillIndices(from first: Int) -> ((Frame, Frame) -> Void)? {
    let slots = indices.map(\.slot)
    if slots.isEmpty { return nil }
    return { frame, base in
      for (position, slot) in slots.enumerated() { base[first + position] = frame[slot] }
    }
  }

  /// The getter, of a value that is found out in one go.
  func getter(_ callee: Callee, _ receiver: Code) -> Code {
    call(callee, receiver.value, fillIndices(from: 1))
  }

  func getter(_ callee: Callee, _ owner: Emitter.KeptBase, isMutating: Bool) -> Code {
    guard isMutating, let place = owner.place else { return getter(callee, owner.load) }
    return calling(callee, place, fillIndices(from: 1))
  }

  /// Calls an accessor that changes the place of its owner.
  private func calling(
    _ callee: Callee, _ place: Place, _ fill: ((Frame, Frame) -> Void)?
  ) -> Code {
    let pointer = emitter.allocate(reference: false)
    let run = call(callee, { Value(word: $0[pointer].word) }, fill).value
    let (shape, end, hold, begin) = (callee.shape, place.end, place.hold, place.begin)
    return .from(shape) { frame in
      frame[pointer].word = Int(bitPattern: try begin(frame))
      hold?(frame)
      let result: Value
      do {
        result = try run(frame)
      } catch {
        try end?(frame)
        throw error
      }
      try end?(frame)
      return result
    }
  }

  /// The property as a place. A setter that changes its owner holds it from the reading on.
  func place(
    _ owner: Emitter.KeptBase, _ accessors: Emitter.AccessorPair, _ load: Code, isSimple: Bool
  ) -> Place {
    let temporary = temporary
    let shape = type.shape
    let fillIndices = fillIndices(from: 2)
    let fill: (Frame, Frame) -> Void = { frame, base in
      if shape == .value {
        base[1] = frame[temporary]
        frame[temporary].object = nil
      } else {
        base[1].word = frame[temporary].word
      }
      fillIndices?(frame, base)
    }
    guard let outer = owner.place, accessors.isSetterMutating, accessors.setter != nil else {
      let set = accessors.setter.map { call($0, owner.load.value, fill).effect }
      let store = load.store(in: temporary)
      return Place(
        type, read: load,
        begin: { frame in
          try store(frame)
          return frame + temporary
        },
        end: { frame in
          try set?(frame)
          frame[temporary].object = nil
        },
        store: storing { frame in try set?(frame) })
    }
    return place(in: outer, accessors, load, fill)
  }

  private func storing(_ set: @escaping Step) -> (Code) -> Step {
    let temporary = temporary
    return { code in
      let store = code.store(in: temporary)
      return { frame in
        try store(frame)
        try set(frame)
      }
    }
  }

  private func place(
    in outer: Place, _ accessors: Emitter.AccessorPair, _ load: Code,
    _ fill: @escaping (Frame, Frame) -> Void
  ) -> Place {
    let temporary = temporary
    guard let setter = accessors.setter else { return .readOnly(type, load) }
    let pointer = emitter.allocate(reference: false)
    let held: (Frame) throws -> Value = { Value(word: $0[pointer].word) }
    let set = call(setter, held, fill).effect
    let (begin, hold, end) = (outer.begin, outer.hold, outer.end)
    // While it is changed its owner is, too.
    let receiver: (Frame) throws -> Value
    if accessors.isGetterMutating {
      receiver = held
    } else {
      receiver = { try $0[pointer].target().pointee }
    }
    let get = call(accessors.getter, receiver, fillIndices(from: 1)).store(in: temporary)
    let open: Step = { frame in
      frame[pointer].word = Int(bitPattern: try begin(frame))
      hold?(frame)
    }
    let finish: Step = { frame in
      try set(frame)
      frame[temporary].object = nil
      try end?(frame)
    }
    return Place(
      type, read: load,
      begin: { frame in
        try open(frame)
        try get(frame)
        return frame + temporary
      }, end: finish,
      store: storing { frame in
        try open(frame)
        try finish(frame)
      }
    ).lying(in: outer)
  }
}

extension Code {
  /// A slot or a constant: finding it out again gives the same.
  var isSimple: Bool {
    switch self {
    case .value(.slot), .value(.constant), .integer(.slot), .integer(.constant), .double(.slot),
      .double(.constant), .boolean(.slot), .boolean(.constant):
      true
    default: false
    }
  }
}
