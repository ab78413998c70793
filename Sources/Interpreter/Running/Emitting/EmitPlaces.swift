extension Emitter {
  /// The place that an expression names; nil if it is a value and no place.
  func place(_ expression: Expression) throws -> Place? {
    switch expression.kind {
    case .name(let name):
      if name.base == "self", expression.reference == nil { return selfPlace() }
      return try namedPlace(expression)
    case .member(let base, let name):
      if name.base == "self" { return try place(base) }
      return try memberPlace(expression, base)
    case .element(let base, let arguments):
      return try elementPlace(expression, base, arguments)
    case .force(let inner): return try forcedPlace(inner, expression)
    case .unwrapOrLeave(let inner): return try chainedPlace(inner)
    case .chain(let inner), .reference(let inner), .attempt(let inner, _): return try place(inner)
    case .tuple(let elements) where elements.count == 1: return try place(elements[0].value)
    case .given: return givenPlace(for: expression)
    default: return nil
    }
  }

  func selfPlace() -> Place? { selfStorage.map { place(in: $0) } }

  /// A place that is written to; nil if there is none.
  ///
  /// - Throws: What is not known, where it cannot be written to from here: it may be a part of what
  ///   the host keeps.
  func placeToChange(_ expression: Expression) throws -> Place? {
    let place = try place(expression)
    if place?.isReadOnly == true {
      throw notKnown("a change of this", at: expression.position)
    }
    return place
  }

  /// A place, or a slot in which a value is put that has none.
  func placeOrTemporary(_ expression: Expression) throws -> Place {
    if let place = try place(expression) { return place }
    let slot = allocate()
    let type = runtime(self.type(of: expression))
    let store = try emit(expression).store(in: slot)
    return Place(type) { frame in
      try store(frame)
      return frame + slot
    }
  }

  /// What address a variable has.
  func address(_ place: Storage.Place) -> (Frame) throws -> Pointer {
    let context = contextSlot
    switch place {
    case .slot(let slot): return { $0 + slot }
    case .cell(let slot), .pointer(let slot): return { try $0[slot].target() }
    case .captured(let index): return { try $0[context].target() + index }
    case .capturedPointer(let index): return { try $0[context].target()[index].target() }
    case .global(let pointer): return { _ in pointer }
    case .computed: return { _ in throw Trap.empty }
    }
  }

  func place(in storage: Storage) -> Place {
    if let access = storage.kept {
      return keptPlace(
        storage.type, access, .read(.value, address(storage.place)), at: .nowhere)
    }
    if storage.ownership != .strong { return weakPlace(storage) }
    if case .slot(let slot) = storage.place {
      return Place(storage.type, slot: slot) { $0 + slot }
    }
    if case .global(let pointer) = storage.place { return globalPlace(storage.type, pointer) }
    return Place(storage.type, address: address(storage.place))
  }

  private func globalPlace(_ type: RuntimeType, _ pointer: Pointer) -> Place {
    let place = Place(type) { _ in pointer }
    switch type.shape {
    case .integer: return place.reading(.integer { _ in pointer.pointee.word })
    case .double: return place.reading(.double { _ in pointer.pointee.double })
    default: return place
    }
  }

  /// A variable that holds an object without keeping it.
  func weakPlace(_ storage: Storage) -> Place {
    var plain = storage
    plain.ownership = .strong
    return weakPlace(storage.type, isWeak: storage.ownership == .weak, place(in: plain))
  }

  func weakPlace(_ type: RuntimeType, isWeak: Bool, _ plain: Place) -> Place {
    let slot = allocate()
    func strong(_ code: Code) -> Code {
      let value = code.value
      return .value { frame in
        let box = try value(frame).object as? WeakBox
        let held = box?.object
        if held == nil, !isWeak, box?.isNothing != true {
          throw Trap("an `unowned` variable is read, and its object is gone")
        }
        return Value(word: 0, object: held)
      }
    }
    let load = strong(plain.load)
    let put: (Frame, Value) throws -> Void = { frame, value in
      try plain.begin(frame).pointee.object = WeakBox(value.object)
      try plain.end?(frame)
    }
    let get = load.value
    let place = Place(
      type, read: strong(plain.read), load: load,
      begin: { frame in
        frame[slot] = try get(frame)
        return frame + slot
      },
      end: { frame in
        try put(frame, frame[slot])
        frame[slot].object = nil
      },
      store: { code in
        let value = code.value
        return { frame in try put(frame, try value(frame)) }
      })
    return place.preparing(plain.prepare, forget: plain.forget)
  }

  // MARK: Optionals

  private func forcedPlace(_ inner: Expression, _ expression: Expression) throws -> Place? {
    guard let outer = try place(inner) else { return nil }
    return unwrappedPlace(outer) { _ in
      throw Trap("nil was found where a value has to be", at: expression.position)
    }
  }

  /// What is in an optional. It lies where the optional lies, because a value of it looks the same.
  func unwrappedPlace(_ outer: Place, _ fail: @escaping (Frame) throws -> Void) -> Place {
    guard let wrapped = outer.type.wrapped else { return outer }
    let form = OptionalForm(wrapping: wrapped.type)
    func unwrapping(_ code: Code) -> Code {
      let whole = code.value
      return .from(wrapped.shape) { frame in
        let value = try whole(frame)
        if form.isNothing(value) { try fail(frame) }
        return form.unwrap(value)
      }
    }
    func testing(_ find: @escaping (Frame) throws -> Pointer) -> (Frame) throws -> Pointer {
      { frame in
        let pointer = try find(frame)
        if form.isNothing(pointer.pointee) { try fail(frame) }
        return pointer
      }
    }
    let (begin, hold, end) = (outer.begin, outer.hold, outer.end)
    var place = Place(
      wrapped, read: unwrapping(outer.read), load: unwrapping(outer.load),
      quick: outer.quick.map(testing), begin: testing(begin), end: end
    ) { code in
      let value = code.value
      return { frame in
        let new = form.wrap(try value(frame))
        let pointer = try begin(frame)
        hold?(frame)
        let old = pointer.pointee
        pointer.pointee = new
        try end?(frame)
        withExtendedLifetime(old) {}
      }
    }
    place.hold = hold
    return place.preparing(outer.prepare, forget: outer.forget).lying(in: outer)
  }

  /// `base?.name = value`: leaves the chain around where base is nil, before anything behind it is
  /// looked at. What has accessors is read once, and written back even then.
  private func chainedPlace(_ inner: Expression) throws -> Place? {
    // What can only be read is a value like any other.
    guard let outer = try place(inner), !outer.isReadOnly else { return nil }
    guard let wrapped = outer.type.wrapped else { return outer }
    let form = OptionalForm(wrapping: wrapped.type)
    let place = unwrappedPlace(outer) { _ in throw ChainEnd.shared }
    let (prepare, begin, hold, end) = (outer.prepare, outer.begin, outer.hold, outer.end)
    if let quick = outer.quick {
      return place.preparing(
        { frame in
          try prepare?(frame)
          if form.isNothing(try quick(frame).pointee) { throw ChainEnd.shared }
        }, forget: outer.forget)
    }
    let open = allocate(reference: false)
    let held: (Frame) throws -> Pointer = { try $0[open].target() }
    let begun = Place(
      wrapped, read: place.read, load: .read(.value, held).unwrapped(form, wrapped.shape),
      begin: held, end: end
    ) { code in
      let value = code.value
      return { frame in
        let new = form.wrap(try value(frame))
        try held(frame).pointee = new
        try end?(frame)
      }
    }
    return begun.preparing(
      { frame in
        try prepare?(frame)
        let pointer = try begin(frame)
        frame[open].word = Int(bitPattern: pointer)
        hold?(frame)
        if form.isNothing(pointer.pointee) {
          try end?(frame)
          throw ChainEnd.shared
        }
      }, forget: outer.forget)
  }
}

extension Code {
  /// What is in an optional that is not nil.
  fileprivate func unwrapped(_ form: OptionalForm, _ shape: Shape) -> Code {
    let value = value
    return .from(shape) { form.unwrap(try value($0)) }
  }
}

/// An optional chain ended because something in it is nil. It never leaves the chain.
struct ChainEnd: Error {
  static let shared = ChainEnd()
}

extension Value {
  /// Where the word points, for slots that the emitter made to point somewhere.
  func target() throws -> Pointer {
    guard let pointer = Pointer(bitPattern: word) else { throw Trap.empty }
    return pointer
  }

  init(_ pointer: Pointer, keeping object: Box? = nil) {
    word = Int(bitPattern: pointer)
    self.object = object
  }
}
