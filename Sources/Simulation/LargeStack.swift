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
/// The interpreter calls itself for every call of the program; the main thread's eight megabytes
/// would end a deep recursion with a crash instead of a sentence.
func onLargeStack<Result, Problem: Error>(_ body: () throws(Problem) -> Result) throws(Problem)
  -> Result
{
  var result: Swift.Result<Result, Problem>?
  withoutActuallyEscaping({
    do throws(Problem) { result = .success(try body()) } catch { result = .failure(error) }
  }) { (work: @escaping () -> Void) in
    let box = Unmanaged.passRetained(Work(work))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 512 << 20)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
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
      // No thread to be had: the work is done here, with the stack there is.
      box.takeRetainedValue().run()
      return
    }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }
  switch result {
  case .success(let value)?: return value
  case .failure(let error)?: throw error
  case nil: return try body()
  }
}

private final class Work {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() { work() }
}
