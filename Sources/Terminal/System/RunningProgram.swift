#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file that this process runs.
public struct RunningProgram: Sendable, Equatable {
  /// Absolute, with links resolved.
  public let path: String
  /// Tells this build from every other: where the file is and when it was made.
  public let build: String

  /// nil if the system does not say.
  public init?() {
    guard let path = Self.findPath() else { return nil }
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    #if canImport(Darwin)
      let made = facts.st_mtimespec
    #else
      let made = facts.st_mtim
    #endif
    self.path = path
    build = "\(path) \(facts.st_ino) \(facts.st_size) \(made.tv_sec).\(made.tv_nsec)"
  }

  private static func findPath() -> String? {
    #if canImport(Darwin)
      var count = UInt32(PATH_MAX)
      var name = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&name, &count) == 0 else { return nil }
      let link = name
    #else
      let link = "/proc/self/exe"
    #endif
    guard let resolved = realpath(link, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
