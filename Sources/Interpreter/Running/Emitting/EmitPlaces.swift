/// A place that can be read, written, and handed to somebody who changes it.
///
/// All changes come from here: assignment, `inout`, mutating functions. A stored place is its
/// address; one with accessors is read into a slot before and written back behind.
struct Place {
  let type: RuntimeType
  let read: Code
  /// Its address, for a change that is over before anything of the program runs; nil where only
  /// ``begin`` and ``end`` will do.
  let quick: ((Frame) throws -> Pointer)?
  /// Where it lies while somebody changes it. What it lies in is kept meanwhile.
  let begin: (Frame) throws -> Pointer
  /// Writes back what has no address of its own, and lets go.
  let end: ((Frame) throws -> Void)?
  /// Assigns a value, which is found out before the place is.
  let write: (Code) -> (Frame) throws -> Void
  /// Where it is a slot of the frame.
  var slot: Int?
  /// Nothing is called to find it: it can be looked for when the arguments of a call lie ready.
  var isLate = false

  /// A place whose address stays valid while the program runs.
  init(_ type: RuntimeType, slot: Int? = nil, address: @escaping (Frame) throws -> Pointer) {
    self.type = type
    self.slot = slot
    quick = address
    begin = address
    end = nil
    isLate = true
    if let slot {
      read = .slot(slot, type.shape)
      write = { $0.store(in: slot) }
    } else {
      read = .read(type.shape, address)
      write = { $0.store(at: address) }
    }
  }

  init(
    _ type: RuntimeType, read: Code, quick: ((Frame) throws -> Pointer)? = nil,
    begin: @escaping (Frame) throws -> Pointer, end: ((Frame) throws -> Void)?,
    write: @escaping (Code) -> (Frame) throws -> Void
  ) {
    self.type = type
    self.read = read
    self.quick = quick
    self.begin = begin
    self.end = end
    self.write = write
  }

  /// The same place, read in another way.
  func reading(_ code: Code) -> Place {
    var copy = Place(type, read: code, quick: quick, begin: begin, end: end, write: write)
    copy.slot = slot
    copy.isLate = isLate
    return copy
  }

  /// Runs something with the address of the place.
  ///
  /// - Parameter isBrief: Nothing of the program runs meanwhile.
  func modify(
    isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Void
  ) -> (Frame) throws -> Void {
    if isBrief, let quick { return { try change($0, try quick($0)) } }
    let begin = begin
    guard let end else { return { try change($0, try begin($0)) } }
    return { frame in
      let pointer = try begin(frame)
      do {
        try change(frame, pointer)
      } catch {
        try end(frame)
        throw error
      }
      try end(frame)
    }
  }

  /// The same for a change that gives something back.
  func modify(
    _ shape: Shape, isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Value
  ) -> Code {
    if isBrief, let quick { return .from(shape) { try change($0, try quick($0)) } }
    let begin = begin
    guard let end else { return .from(shape) { try change($0, try begin($0)) } }
    return .from(shape) { frame in
      let pointer = try begin(frame)
      let result: Value
      do {
        result = try change(frame, pointer)
      } catch {
        try end(frame)
        throw error
      }
      try end(frame)
      return result
    }
  }
}

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
    default: return nil
    }
  }

  func selfPlace() -> Place? { selfStorage.map { place(in: $0) } }

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
    let address = address(storage.place)
    return weakPlace(storage.type, isWeak: storage.ownership == .weak, address)
  }

  func weakPlace(
    _ type: RuntimeType, isWeak: Bool, _ address: @escaping (Frame) throws -> Pointer
  ) -> Place {
    let slot = allocate()
    let load: (Frame) throws -> Value = { frame in
      let held = (try address(frame).pointee.object as? WeakBox)?.object
      if held == nil, !isWeak {
        throw Trap("an `unowned` variable is read, and its object is gone")
      }
      return Value(word: 0, object: held)
    }
    let store: (Frame, Value) throws -> Void = { frame, value in
      try address(frame).pointee.object = WeakBox(value.object)
    }
    return Place(
      type, read: .value(load),
      begin: { frame in
        frame[slot] = try load(frame)
        return frame + slot
      },
      end: { frame in
        try store(frame, frame[slot])
        frame[slot].object = nil
      },
      write: { code in
        let value = code.value
        return { frame in try store(frame, try value(frame)) }
      })
  }

  // MARK: Optionals

  private func forcedPlace(_ inner: Expression, _ expression: Expression) throws -> Place? {
    guard let outer = try place(inner) else { return nil }
    return unwrappedPlace(outer) { _ in
      throw Trap("nil was found where a value has to be", at: expression.position)
    }
  }

  /// `base?.name = value`: leaves the chain around where base is nil.
  private func chainedPlace(_ inner: Expression) throws -> Place? {
    guard let outer = try place(inner) else { return nil }
    return unwrappedPlace(outer) { _ in throw ChainEnd.shared }
  }

  /// What is in an optional. It lies where the optional lies, because a value of it looks the same.
  func unwrappedPlace(_ outer: Place, _ fail: @escaping (Frame) throws -> Void) -> Place {
    guard let wrapped = outer.type.wrapped else { return outer }
    let form = OptionalForm(wrapping: wrapped.type)
    let begin = outer.begin
    let end = outer.end
    let open: (Frame) throws -> Pointer = { frame in
      let pointer = try begin(frame)
      if form.isNothing(pointer.pointee) {
        try end?(frame)
        try fail(frame)
      }
      return pointer
    }
    let whole = outer.read.value
    let read = Code.from(wrapped.shape) { frame in
      let value = try whole(frame)
      if form.isNothing(value) { try fail(frame) }
      return form.unwrap(value)
    }
    return Place(wrapped, read: read, begin: open, end: end) { code in
      let value = code.value
      return { frame in
        // What is behind a chain that ends is never looked at.
        if form.isNothing(try whole(frame)) { try fail(frame) }
        let new = try value(frame)
        let pointer = try open(frame)
        pointer.pointee = form.wrap(new)
        try end?(frame)
      }
    }
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
