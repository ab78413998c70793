#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much memory a program took since it began.
struct MemoryWatch {
  /// More than any program needs that somebody learns from.
  static let limit = 1 << 30
  /// Elements of one collection, bytes of one text: what one step may make at once.
  static let largest = 1 << 22

  private let start = Self.peak

  /// Whether the program has taken all that it may.
  var isExceeded: Bool { Self.peak - start > Self.limit }

  /// The most that the process ever held, in bytes.
  private static var peak: Int {
    var usage = rusage()
    #if canImport(Glibc)
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    #else
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  /// - Throws: What the learner's program is stopped with if something would become larger.
  static func check(_ count: Int) throws {
    if count > largest || count < 0 { throw Stopped(reason: .tooMuchMemory) }
  }
}
