/// What stops a program, as the language stops it: a trap, and never a crash of the machine.
struct Trap: Error {
  var message: String
  var position: SourcePosition?

  init(_ message: String, at position: SourcePosition? = nil) {
    self.message = message
    self.position = position
  }

  static let overlap = Trap("two accesses to the same value overlap, and one of them changes it")
  static let tooDeep = Trap(
    "functions call each other without an end: the calls take all the room that there is")
  static let confused = Trap("a value is not what its type says: a mistake of this machine")
  static let empty = Trap("something is used that has no value yet")

  static func removing(_ count: Int, of all: Int, at position: SourcePosition) -> Trap {
    count < 0
      ? Trap("Number of elements to remove should be non-negative: it is \(count)", at: position)
      : Trap(
        "Can't remove more items from a collection than it contains: \(count) of \(all)",
        at: position)
  }
}

/// An error of the program that is on its way to who catches it. It never leaves the machine's thread.
struct Thrown: Error, @unchecked Sendable {
  /// As `any Error` holds it.
  var value: Value
}

/// The program ends, because it says so or because somebody stops it.
struct Stopped: Error {
  enum Reason: Sendable { case interrupted, tooManySteps, tooLong, tooMuchMemory }
  var reason: Reason
}

/// How a statement ends. What it is, is a number, so that asking costs one comparison.
///
/// Measured against Swift's own errors for `return` and `break`: a word that comes back costs
/// nothing where nothing leaves, an error that is thrown a hundred times as much as a call.
struct Leaving: Equatable {
  var code: Int

  static let normally = Leaving(code: 0)
  static let returning = Leaving(code: 1)
  static let fallingThrough = Leaving(code: 2)
  /// Out of the loop or the labelled statement with a number.
  static func breaking(_ target: Int) -> Leaving { Leaving(code: 4 + 2 * target) }
  /// To the next turn of the loop with a number.
  static func continuing(_ target: Int) -> Leaving { Leaving(code: 5 + 2 * target) }
}
