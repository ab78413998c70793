/// Something that is done with a frame.
typealias Step = (Frame) throws -> Void

/// A place that can be read, written, and handed to somebody who changes it.
///
/// All changes come from here: assignment, `inout`, mutating functions. A stored place is its
/// address; one with accessors is read into a slot before and written back behind.
///
/// A change goes in three: what the place is found by (indices, objects) is found out and kept,
/// in the order in which it is written; then the new value and other arguments; then the access
/// begins, and ends behind the change.
struct Place {
  let type: RuntimeType
  /// Reads it in one go.
  let read: Code
  /// Reads it when it is prepared.
  let load: Code
  /// Finds out what it is found by; nil where that is nothing that could change or call anything.
  var prepare: Step?
  /// Lets go of what was kept by ``prepare``.
  var forget: ((Frame) -> Void)?
  /// Its address, for a change that is over before anything of the program runs; nil where only
  /// ``begin`` and ``end`` will do.
  let quick: ((Frame) throws -> Pointer)?
  /// Where it lies while somebody changes it.
  let begin: (Frame) throws -> Pointer
  /// Keeps what it lies in, even if that is taken away from under it. Done behind the beginning of
  /// all that one call changes: two fields of one struct are two places.
  var hold: ((Frame) -> Void)?
  /// Writes back what has no address of its own, and lets go.
  let end: Step?
  /// Stores a value into the prepared place.
  let store: (Code) -> Step
  /// Where it is a slot of the frame.
  var slot: Int?
  /// Nobody can change it: it has no address.
  private(set) var isReadOnly = false

  /// A place whose address stays valid while the program runs.
  init(_ type: RuntimeType, slot: Int? = nil, address: @escaping (Frame) throws -> Pointer) {
    self.type = type
    self.slot = slot
    quick = address
    begin = address
    end = nil
    if let slot {
      read = .slot(slot, type.shape)
      store = { $0.store(in: slot) }
    } else {
      read = .read(type.shape, address)
      store = { $0.store(at: address) }
    }
    load = read
  }

  init(
    _ type: RuntimeType, read: Code, load: Code? = nil,
    quick: ((Frame) throws -> Pointer)? = nil,
    begin: @escaping (Frame) throws -> Pointer, end: Step?, store: @escaping (Code) -> Step
  ) {
    self.type = type
    self.read = read
    self.load = load ?? read
    self.quick = quick
    self.begin = begin
    self.end = end
    self.store = store
  }

  /// Can only be read.
  static func readOnly(_ type: RuntimeType, _ read: Code) -> Place {
    var place = Place(
      type, read: read, begin: { _ in throw Trap.empty }, end: nil,
      store: { _ in { _ in throw Trap.empty } })
    place.isReadOnly = true
    return place
  }

  /// The same place, which is a part of another one: nobody can change a part of what nobody can.
  func lying(in outer: Place) -> Place {
    var copy = self
    copy.isReadOnly = isReadOnly || outer.isReadOnly
    return copy
  }

  /// The same place, read in another way.
  func reading(_ code: Code) -> Place {
    var copy = Place(
      type, read: code, load: prepare == nil ? code : load, quick: quick, begin: begin, end: end,
      store: store)
    copy.slot = slot
    copy.prepare = prepare
    copy.forget = forget
    copy.hold = hold
    copy.isReadOnly = isReadOnly
    return copy
  }

  /// The same place with other ways to find and leave it.
  func preparing(_ prepare: Step?, forget: ((Frame) -> Void)?) -> Place {
    var copy = self
    copy.prepare = prepare
    copy.forget = forget
    return copy
  }

  /// Assigns a value, which is found out behind what the place is found by.
  func write(_ code: Code) -> Step { whole(store(code)) }

  /// Prepares, does something, and forgets.
  func whole(_ step: @escaping Step) -> Step {
    switch (prepare, forget) {
    case (nil, nil): return step
    case (let prepare?, nil):
      return {
        try prepare($0); try step($0)
      }
    case (let prepare, let forget?):
      return {
        try prepare?($0); try step($0); forget($0)
      }
    }
  }

  func whole(_ code: Code) -> Code {
    let prepared = prepare.map { code.after($0) } ?? code
    return forget.map { forget in prepared.before { forget($0) } } ?? prepared
  }

  /// Runs something with the address of the prepared place.
  ///
  /// - Parameter isBrief: Nothing of the program runs meanwhile.
  func change(
    isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Void
  ) -> Step {
    if isBrief, let quick { return { try change($0, try quick($0)) } }
    let (begin, hold) = (begin, hold)
    guard end != nil || hold != nil else { return { try change($0, try begin($0)) } }
    let end = end
    return { frame in
      let pointer = try begin(frame)
      hold?(frame)
      do {
        try change(frame, pointer)
      } catch {
        try end?(frame)
        throw error
      }
      try end?(frame)
    }
  }

  /// The same for a change that gives something back.
  func change(
    _ shape: Shape, isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Value
  ) -> Code {
    if isBrief, let quick { return .from(shape) { try change($0, try quick($0)) } }
    let (begin, hold) = (begin, hold)
    guard end != nil || hold != nil else {
      return .from(shape) { try change($0, try begin($0)) }
    }
    let end = end
    return .from(shape) { frame in
      let pointer = try begin(frame)
      hold?(frame)
      let result: Value
      do {
        result = try change(frame, pointer)
      } catch {
        try end?(frame)
        throw error
      }
      try end?(frame)
      return result
    }
  }

  /// Runs something with the address of the place, all in one go.
  func modify(
    isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Void
  ) -> Step {
    whole(self.change(isBrief: isBrief, change))
  }

  func modify(
    _ shape: Shape, isBrief: Bool = false, _ change: @escaping (Frame, Pointer) throws -> Value
  ) -> Code {
    whole(self.change(shape, isBrief: isBrief, change))
  }
}

/// How much room a frame takes, as far as its code is made.
///
/// Accessors that are called while the arguments of another call are put in place begin above all
/// of it, and all code that is made for the same frame shares one.
final class FrameRoom {
  fileprivate(set) var highest = 0
  /// Whether any slot ever holds a reference.
  var holdsReferences = false

  func reach(_ height: Int) { highest = max(highest, height) }
}
