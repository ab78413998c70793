/// Which function a call reaches.
enum Callee {
  case fixed(FunctionCode)
  /// Decided by what `self` is when it is called.
  case chosen(Shape, (Value) throws -> FunctionCode)

  var shape: Shape {
    switch self {
    case .fixed(let code): code.shape
    case .chosen(let shape, _): shape
    }
  }
}

/// The arguments of a call, as they are put where its frame begins.
///
/// The frame of the called function lies above all that has to outlive the call. So places are
/// looked for first, and where something has to be called for that, their addresses wait below.
struct Arguments {
  /// Look for places, before anything else.
  var first: [(Frame) throws -> Void] = []
  /// Find out the values.
  var stores: [(Frame) throws -> Void] = []
  /// Find out where changing functions find what they change, after all values.
  var late: [(Frame) throws -> Void] = []
  var ends: [(Frame) throws -> Void] = []

  var all: [(Frame) throws -> Void] { first + stores + late }
}

/// A place that a call changes.
struct PassedPlace {
  var place: Place
  /// Where its address waits; nil where it is looked for at last.
  var waiting: Int?
}

extension Emitter {
  /// A call whose `self`, if there is one, lies in the first slot, and the arguments behind it.
  func invoke(_ callee: Callee, at base: Int, _ arguments: Arguments) -> Code {
    let call = call(callee, at: base)
    guard arguments.ends.isEmpty else { return ending(call, arguments) }
    let steps = arguments.all
    return steps.isEmpty ? call : call.after(sequence(steps))
  }

  private func ending(_ call: Code, _ arguments: Arguments) -> Code {
    let start = sequence(arguments.all)
    let end = sequence(Array(arguments.ends.reversed()))
    let value = call.value
    return .from(call.shape) { frame in
      try start(frame)
      let result: Value
      do {
        result = try value(frame)
      } catch {
        try end(frame)
        throw error
      }
      try end(frame)
      return result
    }
  }

  private func call(_ callee: Callee, at base: Int) -> Code {
    switch callee {
    case .fixed(let code): return code.call(at: base)
    case .chosen(let shape, let choose):
      switch shape {
      case .integer: return .integer { try choose($0[base]).integer($0 + base) }
      case .double: return .double { try choose($0[base]).double($0 + base) }
      case .boolean: return .boolean { try choose($0[base]).boolean($0 + base) }
      case .void: return .void { try choose($0[base]).effect($0 + base) }
      case .value: return .value { try choose($0[base]).value($0 + base) }
      }
    }
  }

  func sequence(_ list: [(Frame) throws -> Void]) -> (Frame) throws -> Void {
    switch list.count {
    case 0: return { _ in }
    case 1: return list[0]
    case 2:
      let (a, b) = (list[0], list[1])
      return {
        try a($0); try b($0)
      }
    case 3:
      let (a, b, c) = (list[0], list[1], list[2])
      return {
        try a($0); try b($0); try c($0)
      }
    case 4:
      let (a, b, c, d) = (list[0], list[1], list[2], list[3])
      return {
        try a($0); try b($0); try c($0); try d($0)
      }
    default:
      let first = sequence(Array(list.prefix(4)))
      let rest = sequence(Array(list.dropFirst(4)))
      return {
        try first($0); try rest($0)
      }
    }
  }

  /// Prepares a place for being passed; done before the frame of the call is laid out.
  func prepare(_ place: Place) -> PassedPlace {
    PassedPlace(place: place, waiting: place.isLate ? nil : allocate(reference: false))
  }

  /// Puts the address of a place into a slot of a call.
  func pass(_ passed: PassedPlace, in slot: Int, _ arguments: inout Arguments) {
    let begin = passed.place.begin
    if let waiting = passed.waiting {
      arguments.first.append { frame in
        frame[waiting].word = Int(bitPattern: try begin(frame))
      }
      arguments.late.append { $0[slot].word = $0[waiting].word }
    } else {
      arguments.late.append { frame in frame[slot].word = Int(bitPattern: try begin(frame)) }
    }
    if let end = passed.place.end { arguments.ends.append(end) }
  }

  /// `self` of a call: a value, or the place that a mutating function changes.
  enum Receiver {
    case value(Code)
    case place(PassedPlace)
  }

  func receiver(_ base: Base, mutating: Bool) -> Receiver {
    if mutating, !base.type.isReference, case .place(let place) = base {
      return .place(prepare(place))
    }
    return .value(base.code)
  }

  func pass(_ receiver: Receiver, in slot: Int, _ arguments: inout Arguments) {
    switch receiver {
    case .value(let code): arguments.stores.append(code.store(in: slot))
    case .place(let passed): pass(passed, in: slot, &arguments)
    }
  }

  // MARK: Accessors

  /// Both accessors of a property or a subscript.
  struct AccessorPair {
    var getter: Callee
    var isGetterMutating = false
    var setter: Callee?
    var isSetterMutating = true
  }

  /// A property or a subscript with a getter, and perhaps a setter.
  /// - Parameter indices: Make the code of the indices, which are found out once.
  func accessorPlace(
    _ type: RuntimeType, of base: Base, _ accessors: AccessorPair,
    indices: [() throws -> Code] = []
  ) throws -> Place {
    let reader = receiver(base, mutating: accessors.isGetterMutating)
    let writer = receiver(base, mutating: accessors.isSetterMutating)
    let kept = indices.map { _ in allocate() }
    let temporary = allocate()
    var stores: [(Frame) throws -> Void] = []
    var shapes: [Shape] = []
    for (slot, index) in zip(kept, indices) {
      let code = try index()
      shapes.append(code.shape)
      stores.append(code.store(in: slot))
    }
    let start = sequence(stores)
    let forget = clear(from: kept.first ?? 0, to: (kept.last ?? -1) + 1)
    let frameBase = height
    for _ in 0..<(indices.count + 2) { _ = allocate() }
    release(to: frameBase)
    func passIndices(_ arguments: inout Arguments, from first: Int) {
      for (position, slot) in kept.enumerated() {
        arguments.stores.append(
          Code.slot(slot, shapes[position]).store(in: first + position))
      }
    }
    var reading = Arguments()
    pass(reader, in: frameBase, &reading)
    passIndices(&reading, from: frameBase + 1)
    let get = invoke(accessors.getter, at: frameBase, reading)
    let set = accessors.setter.map { setter -> (Frame) throws -> Void in
      var writing = Arguments()
      pass(writer, in: frameBase, &writing)
      writing.stores.append(Code.slot(temporary, type.shape).store(in: frameBase + 1))
      passIndices(&writing, from: frameBase + 2)
      return invoke(setter, at: frameBase, writing).effect
    }
    let read = indices.isEmpty ? get : get.after(start).before { forget($0) }
    return computedPlace(
      type, read: read, load: get.store(in: temporary), start: start, set: set, forget: forget,
      temporary: temporary)
  }

  private func computedPlace(
    _ type: RuntimeType, read: Code, load: @escaping (Frame) throws -> Void,
    start: @escaping (Frame) throws -> Void, set: ((Frame) throws -> Void)?,
    forget: @escaping (Frame) -> Void, temporary: Int
  ) -> Place {
    let begin: (Frame) throws -> Pointer = { frame in
      try start(frame)
      try load(frame)
      return frame + temporary
    }
    let finish: (Frame) throws -> Void = { frame in
      try set?(frame)
      frame[temporary].object = nil
      forget(frame)
    }
    return Place(type, read: read, begin: begin, end: finish) { code in
      let store = code.store(in: temporary)
      return { frame in
        try store(frame)
        try start(frame)
        try finish(frame)
      }
    }
  }
}
