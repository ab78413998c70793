import Synchronization

/// A time that begins anew for each piece of work.
final class Deadline: Sendable {
  private let patience: Duration
  private let end: Mutex<ContinuousClock.Instant>

  init(_ patience: Duration) {
    self.patience = patience
    end = Mutex(.now + patience)
  }

  func begin() { end.withLock { $0 = .now + patience } }

  var isOver: Bool { end.withLock { ContinuousClock.now > $0 } }
}
