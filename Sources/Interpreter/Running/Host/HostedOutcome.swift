/// What `print` was given, with its end, and the place of the call.
public struct HostedText: Sendable {
  public let text: String
  public let position: SourcePosition
}

/// How much one call may take.
public struct HostedAllowance: Sendable {
  /// Turns of loops and calls.
  let steps: Int
  /// Of the processor's time, whatever is counted as steps: to put something into a set may take
  /// as long as a thousand turns of a loop.
  let seconds: Double
  /// Bytes of the thread's stack.
  let stack: Int

  public init(steps: Int, seconds: Double, stack: Int) {
    self.steps = steps
    self.seconds = seconds
    self.stack = stack
  }
}

/// How a call ended.
public enum HostedOutcome {
  /// With what it prints, unless the host got that at once; `changed` has the new values of
  /// `self`, if it is a function that changes it, and of the `inout` parameters.
  case returned(HostValue, changed: [HostValue], printed: [HostedText])
  case threw(HostValue, HostType, printed: [HostedText])
  /// It took too long or too much memory, or somebody wants it to end.
  case stopped(String)
  /// It took so long that nobody should wait for it to be done in another way.
  case expired(printed: [HostedText])
  /// As the language stops it.
  case trapped(String, SourcePosition?)
  /// The host ended it.
  case interrupted(any Error)
  /// Something that the machine found out too late it does not know, as a noun.
  case unfinished(String)
}

extension Stopped.Reason {
  func text(within allowance: HostedAllowance?) -> String {
    switch self {
    case .interrupted: "it was interrupted"
    case .tooManySteps, .tooLong:
      "this did not end after \(allowance?.steps ?? 0) turns; a loop or a recursion may have no end"
    case .tooMuchMemory: "it took more memory than there is for it"
    }
  }
}
