#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the thread on which it was made has taken of the processor's time since.
struct ProcessorWatch {
  private let start = Self.now

  /// In seconds.
  var elapsed: Double { Self.now - start }

  private static var now: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
