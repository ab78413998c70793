import Foundation

/// The stack of the machine itself, which grows downwards with every call of the program.
///
/// How much a call needs depends on the build: without optimisation several times as much. So the
/// address is looked at, and not only how many frames of the program there are.
enum NativeStack {
  private static let size: UInt = 1 << 29
  /// What natives, `deinit`s and the end of large values may need.
  private static let reserve: UInt = 1 << 26

  /// About where its end is now.
  @inline(__always) static var here: UInt {
    var probe: UInt8 = 0
    return withUnsafeMutablePointer(to: &probe) { UInt(bitPattern: $0) }
  }

  /// The address below which nothing more may begin.
  /// - Parameter room: Bytes of stack that are left.
  static func limit(room: Int) -> UInt {
    here - (UInt(max(room, 0)) - min(reserve, UInt(max(room, 0)) / 2))
  }

  /// Takes something to another thread and waits for it; only one of the two runs at a time.
  private final class Passage<Result>: @unchecked Sendable {
    let work: (UInt) -> Result
    var result: Result?
    init(_ work: @escaping (UInt) -> Result) { self.work = work }
  }

  /// Runs something on a thread with room for deep recursion.
  ///
  /// - Parameter work: Given the address below which nothing more may begin.
  static func runOnLarge<Result>(_ work: @escaping (UInt) -> Result) -> Result {
    let passage = Passage(work)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      passage.result = passage.work(here - (size - reserve))
      done.signal()
    }
    thread.stackSize = Int(size)
    thread.start()
    done.wait()
    // The thread has put it there.
    return passage.result ?? work(0)
  }
}
