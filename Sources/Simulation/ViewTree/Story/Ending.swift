/// What ended a program before its time.
struct Ending {
  var message: String
  /// Whether the program itself did it, as with an index that is out of range; else it was stopped.
  var isTrap = false
}

extension ViewTree {
  /// Why the program ended, if it did.
  var crash: String? { ending?.message }

  /// Says in the trace what stopped an event.
  ///
  /// - Parameter isInUpdate: Whether views were updated: what was refused then leaves them unfinished.
  /// - Returns: Nil if the program goes on with the next event.
  func tellEnd(of error: any Error, isInUpdate: Bool) -> Ending? {
    switch error {
    case Interruption.trap(let message, let place):
      // The words of `fatalError` are there already.
      let text = message.hasPrefix("Fatal error") ? message : "Fatal error: \(message)"
      warn(text, at: place, severity: .error)
      return Ending(message: message, isTrap: true)
    case Interruption.limit(let message, let place):
      warn("stopped: \(message)", at: place, severity: .error)
      return Ending(message: message)
    case Interruption.refused(let message, let place):
      warn("stopped: \(message)", at: place, severity: .error)
      return isInUpdate ? Ending(message: message) : nil
    case let limit as TaskLimit:
      warn("stopped: \(limit.message)", at: limit.place, rule: limit.rule, severity: .error)
      return Ending(message: limit.message)
    case Interruption.thrown(let thrown, let place):
      warn(
        "an error was thrown and not caught: \(thrown.value.debugText)", at: place, severity: .error
      )
    default:
      warn("stopped: \(error)", at: .nowhere, severity: .error)
    }
    return nil
  }
}
