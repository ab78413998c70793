#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a closure on a thread whose stack is large enough for a program as deeply nested as the
/// limits allow, and waits for it.
///
/// The evaluator calls itself for every call of the program; the main thread's eight megabytes
/// would end a deep recursion with a crash instead of a sentence.
func onLargeStack<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
  -> Result
{
  var result: Swift.Result<Result, Failure>?
  withoutActuallyEscaping({
    do throws(Failure) { result = .success(try body()) } catch { result = .failure(error) }
  }) { (work: @escaping () -> Void) in
    if let thread = LargeStackThread(work) {
      thread.join()
    } else {
      // No thread to be had: the work is done here, with the stack there is.
      work()
    }
  }
  switch result {
  case .success(let value)?: return value
  case .failure(let error)?: throw error
  case nil: return try body()
  }
}

/// A thread with a large stack. It has to be joined.
final class LargeStackThread {
  private let thread: pthread_t

  /// Starts the work at once; nil if the system gives no thread.
  init?(_ work: @escaping () -> Void) {
    let box = Unmanaged.passRetained(Work(work))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 512 << 20)
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let status = pthread_create(
      &started, &attributes,
      { argument in
        #if canImport(Darwin)
          Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
        #else
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        #endif
        return nil
      }, box.toOpaque())
    pthread_attr_destroy(&attributes)
    guard status == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  /// Waits until the work is done.
  func join() { pthread_join(thread, nil) }
}

private final class Work {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() { work() }
}
