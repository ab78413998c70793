import Foundation

/// Shows something again whenever one of the files is saved that it is made of.
struct PreviewWatch {
  let paths: [String]
  /// How the names of files in folders end.
  var endings = [".swift"]

  /// How long to wait before the files are looked at again, in seconds.
  private static let interval = 0.3

  /// Goes on until somebody ends the program, below what was shown before. What is wrong with a file
  /// is said, and waited for.
  func run(_ show: () throws -> Void) {
    var files = WatchedFiles(paths, endings: endings)
    signal(SIGINT) { _ in _exit(ExitStatus.success.rawValue) }
    while true {
      do { try show() } catch { write(lines: Failure(error).lines) }
      while files.change() == nil { Thread.sleep(forTimeInterval: Self.interval) }
      write(lines: [""])
    }
  }
}
