/// Why evaluation stopped before its end.
enum Interruption: Error {
  /// The program would crash here.
  case trap(String, SourcePlace)
  /// `throw`.
  case thrown(ThrownValue, SourcePlace)
  /// Loops, recursion or memory without bound.
  case limit(String, SourcePlace)
  /// What no compiler takes: an action ends here, and what is on the screen stays.
  case refused(String, SourcePlace)
  /// nil inside an optional chain.
  case leaveChain
  /// What a place holds is an object, and that was changed: the place is not written.
  case changedObject

  /// Whether blocks are left one after the other, so that what they deferred runs. A program that
  /// traps runs nothing more.
  var leavesBlocks: Bool {
    switch self {
    case .thrown, .leaveChain, .changedObject: true
    case .trap, .limit, .refused: false
    }
  }
}

/// How a statement ended.
enum Completion {
  /// With the value of its last expression.
  case normal(Value)
  case returned(Value)
  case left(label: String?)
  case next(label: String?)
  case fellThrough
}

/// The operand of a `throw`. It crosses no thread: the evaluator and all of its values live on
/// one.
final class ThrownValue: @unchecked Sendable {
  let value: Value
  /// What decided that it is thrown, where that is open.
  let doubt: Doubt?

  init(_ value: Value, because doubt: Doubt? = nil) {
    self.value = value
    self.doubt = doubt
  }
}
