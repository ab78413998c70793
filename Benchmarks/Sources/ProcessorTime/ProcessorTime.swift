#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process has had of a processor: other work on the machine counts little.
public enum ProcessorTime {
  /// Seconds since the process began.
  public static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// What some work takes, in milliseconds.
  public static func milliseconds(of work: () throws -> Void) rethrows -> Double {
    let start = seconds
    try work()
    return (seconds - start) * 1000
  }

  /// Milliseconds as they are printed, with one decimal.
  public static func tenths(_ milliseconds: Double) -> Double {
    (milliseconds * 10).rounded() / 10
  }
}
