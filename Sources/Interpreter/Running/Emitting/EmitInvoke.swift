/// Which function a call reaches.
enum Callee {
  case fixed(FunctionCode)
  /// Decided by what `self` is when it is called.
  case chosen(Shape, (Value) throws -> FunctionCode)
  /// Decided by the arguments, which lie at the start of the frame.
  case picked(Shape, (Frame) throws -> FunctionCode)

  var shape: Shape {
    switch self {
    case .fixed(let code): code.shape
    case .chosen(let shape, _), .picked(let shape, _): shape
    }
  }
}

/// The arguments of a call, as they are put where its frame begins.
///
/// The frame of the called function lies above all that has to outlive the call.
struct Arguments {
  /// Find out the values, and what places are found by, in the order in which they are written.
  var stores: [Step] = []
  /// Begin to change places, when all values are there.
  var late: [Step] = []
  /// Keep what the places lie in.
  var holds: [(Frame) -> Void] = []
  /// End it again, the last first.
  var ends: [Step] = []
  var forgets: [(Frame) -> Void] = []

  var hasPlaces: Bool { !holds.isEmpty || !ends.isEmpty || !forgets.isEmpty }
}

extension Emitter {
  /// A call whose `self`, if there is one, lies in the first slot, and the arguments behind it.
  func invoke(_ callee: Callee, at base: Int, _ arguments: Arguments) -> Code {
    invoke(call(callee, at: base), arguments)
  }

  func invoke(_ call: Code, _ arguments: Arguments) -> Code {
    guard arguments.hasPlaces else {
      let steps = arguments.stores + arguments.late
      return steps.isEmpty ? call : call.after(sequence(steps))
    }
    return changing(call, arguments)
  }

  /// A call that changes places which have to be let go of.
  private func changing(_ call: Code, _ arguments: Arguments) -> Code {
    let (start, ends) = (sequence(arguments.stores), arguments.ends)
    let (late, holds, forgets) = (arguments.late, arguments.holds, arguments.forgets)
    let value = call.value
    return .from(call.shape) { frame in
      try start(frame)
      for step in late { try step(frame) }
      for hold in holds { hold(frame) }
      let result: Value
      do {
        result = try value(frame)
      } catch {
        for end in ends.reversed() { try end(frame) }
        throw error
      }
      for end in ends.reversed() { try end(frame) }
      for forget in forgets { forget(frame) }
      return result
    }
  }

  private func call(_ callee: Callee, at base: Int) -> Code {
    switch callee {
    case .fixed(let code): return code.call(at: base)
    case .picked(let shape, let pick):
      return .from(shape) { try pick($0 + base).value($0 + base) }
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

  /// `self` of a call: a value, or the place that a mutating function changes.
  enum Receiver {
    case value(Code)
    case place(Place)
  }

  func receiver(_ base: Base, mutating: Bool) -> Receiver {
    if mutating, !base.type.isReference, case .place(let place) = base { return .place(place) }
    return .value(base.code)
  }

  func pass(
    _ code: Code, in index: Int, _ layout: ArgumentLayout, _ arguments: inout Arguments
  ) {
    arguments.stores.append(code.store(in: layout.first + index))
    layout.values.append(index)
  }

  /// Passes the address of a place.
  func pass(
    _ place: Place, in index: Int, _ layout: ArgumentLayout, _ arguments: inout Arguments
  ) {
    if let prepare = place.prepare { arguments.stores.append(prepare) }
    if let hold = place.hold { arguments.holds.append(hold) }
    if let end = place.end { arguments.ends.append(end) }
    if let forget = place.forget { arguments.forgets.append(forget) }
    layout.places.append((index, place.begin))
  }
}

/// Where the arguments of a call lie.
///
/// They lie at once where the frame of the called function begins. Only if a place that is passed
/// needs slots to be found and kept (`&items[next()]`), which have to outlive the call, the values
/// wait below them.
final class ArgumentLayout {
  private let emitter: Emitter
  private let count: Int
  private var isStaged = false
  let first: Int
  var values: [Int] = []
  var places: [(index: Int, begin: (Frame) throws -> Pointer)] = []

  init(_ emitter: Emitter, count: Int) {
    self.emitter = emitter
    self.count = max(count, 1)
    first = emitter.height
    for _ in 0..<self.count { _ = emitter.allocate(reference: false) }
  }

  /// Makes the code of a place, and sees whether it takes slots.
  func place(_ make: () throws -> Place?) rethrows -> Place? {
    let before = emitter.height
    let place = try make()
    if emitter.height > before {
      isStaged = true
      emitter.noteReference()
    }
    return place
  }

  /// Where the frame begins, when all arguments are known.
  func finish(_ arguments: inout Arguments) -> Int {
    var base = first
    if isStaged {
      base = emitter.height
      for _ in 0..<count { _ = emitter.allocate(reference: false) }
      let moved = values.map { (first + $0, base + $0) }
      arguments.stores.append { frame in
        for (from, to) in moved {
          frame[to] = frame[from]
          frame[from].object = nil
        }
      }
    }
    for (index, begin) in places {
      let slot = base + index
      arguments.late.append { frame in frame[slot].word = Int(bitPattern: try begin(frame)) }
    }
    return base
  }
}
