import Foundation

/// A thread for work that nobody can interrupt, such as the search for a pattern, which may take
/// longer than anybody lives. Whoever waits for it looks whether to go on, and can leave it alone:
/// then it ends when its work does, or with the process.
final class AsideThread: @unchecked Sendable {
  /// Looked at by one side at a time: the semaphores hand it over.
  private var work: (() -> Void)?
  private var isAbandoned = false
  private let hasWork = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { [hasWork, isDone, weak self] in
      while true {
        hasWork.wait()
        guard let work = self?.work else { return }
        work()
        isDone.signal()
      }
    }
    thread.stackSize = 1 << 23
    thread.start()
  }

  deinit {
    if !isAbandoned { hasWork.signal() }
  }

  /// Whether the work was done before `goesOn` said no; it is asked some fifty times a second.
  func run(_ work: @escaping () -> Void, while goesOn: () throws -> Void) throws {
    self.work = work
    hasWork.signal()
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      do { try goesOn() } catch {
        isAbandoned = true
        throw error
      }
    }
    self.work = nil
  }
}
