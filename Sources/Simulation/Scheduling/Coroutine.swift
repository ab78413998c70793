#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work with a stack of its own that can stop in the middle and go on later.
///
/// It is a thread, but never runs beside another one: whoever resumes it waits until it suspends
/// or ends. A run is therefore the same every time, and nothing has to be locked.
final class Coroutine {
  private let baton = Baton()
  private var thread: LargeStackThread?
  private var work: (() -> Void)?
  private var isAbandoned = false
  private(set) var isFinished = false

  init(_ work: @escaping () -> Void) { self.work = work }

  /// Lets it run until it suspends or ends.
  ///
  /// - Returns: False if the system has no thread for it.
  func resume() -> Bool {
    guard !isFinished else { return true }
    baton.pass(to: .inside)
    if thread == nil {
      guard let new = LargeStackThread({ [self] in run() }) else { return false }
      thread = new
    }
    baton.wait(for: .outside)
    if isFinished { thread?.join() }
    return true
  }

  /// Called by the work itself: stops here until somebody resumes it.
  ///
  /// - Throws: ``Abandonment`` if nobody ever will.
  func suspend() throws {
    if !isAbandoned {
      baton.pass(to: .outside)
      baton.wait(for: .inside)
    }
    if isAbandoned { throw Abandonment() }
  }

  /// Ends it where it stands: its stack is unwound and its thread is over when this returns.
  func abandon() {
    isAbandoned = true
    work = nil
    if thread != nil { _ = resume() }
    isFinished = true
  }

  private func run() {
    baton.wait(for: .inside)
    work?()
    work = nil
    isFinished = true
    baton.pass(to: .outside)
  }
}

/// Unwinds the stack of work that is given up.
struct Abandonment: Error {}

/// Says whose turn it is, of two that never run at the same time.
private final class Baton {
  enum Holder { case inside, outside }

  private var holder = Holder.outside
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func pass(to next: Holder) {
    pthread_mutex_lock(mutex)
    holder = next
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  func wait(for wanted: Holder) {
    pthread_mutex_lock(mutex)
    while holder != wanted { pthread_cond_wait(condition, mutex) }
    pthread_mutex_unlock(mutex)
  }
}
