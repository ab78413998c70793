import Foundation
import Synchronization

/// A time that begins anew for each piece of work. It is what this process itself spends: what comes
/// out does not depend on who else has the machine busy.
final class Deadline: Sendable {
  private let patience: Duration
  private let end: Mutex<Duration>

  init(_ patience: Duration) {
    self.patience = patience
    end = Mutex(Self.spent + patience)
  }

  func begin() { end.withLock { $0 = Self.spent + patience } }

  var isOver: Bool { end.withLock { Self.spent > $0 } }

  /// The processor time of this process.
  private static var spent: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
