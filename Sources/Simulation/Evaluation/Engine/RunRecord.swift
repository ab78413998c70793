/// How many large collections something took over in one event.
///
/// A loop on this side that changes an array and asks the engine something about it would have it
/// converted in each turn.
final class TakingCost {
  private var event = 0
  private var count = 0
  private static let most = 8

  func note(_ more: Int, in event: Int) {
    if self.event != event {
      self.event = event
      count = 0
    }
    count += more
  }

  func isTooMuch(in event: Int) -> Bool { self.event == event && count > Self.most }
}

/// How often something that ran on the engine had to be done in another way after all. Each time
/// another machine takes the place of the one that was stopped in the middle, for which all is made
/// anew.
final class RunRecord {
  private let subject: AnyObject?
  private var runs = 0
  private var retreats = 0
  private static let mostRetreats = 3

  init(of subject: AnyObject?) { self.subject = subject }

  /// - Returns: Whether to try it no more.
  func note(isRetreat: Bool) -> Bool {
    runs += 1
    guard isRetreat else { return false }
    retreats += 1
    return retreats >= Self.mostRetreats && retreats * 2 > runs
  }
}
