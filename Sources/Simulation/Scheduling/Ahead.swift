import Synchronization

/// A value that is worked out on a thread of its own while somebody does something else.
///
/// Whoever makes one asks for its ``value()`` in the end, though it may be of no use any more: the
/// thread has to be waited for.
public final class Ahead<Value>: @unchecked Sendable {
  private let work: () throws -> Value
  private let isFinished = Atomic(false)
  private var thread: LargeStackThread?
  /// Written by the thread, and read when it is over.
  private var result: Result<Value, any Error>?

  /// Begins at once.
  ///
  /// - Parameter work: touches nothing that anybody else touches before the value is there.
  public init(_ work: @escaping () throws -> Value) {
    self.work = work
    thread = LargeStackThread { [self] in
      result = Result(catching: work)
      isFinished.store(true, ordering: .releasing)
    }
  }

  /// Whether the value is there, so that nobody would wait for it.
  public var isReady: Bool { isFinished.load(ordering: .acquiring) }

  /// The value, waited for where it is not there yet; worked out now if the system had no thread.
  ///
  /// - Throws: What the work threw.
  public func value() throws -> Value {
    thread?.join()
    thread = nil
    let result = result ?? Result(catching: work)
    self.result = result
    return try result.get()
  }
}
