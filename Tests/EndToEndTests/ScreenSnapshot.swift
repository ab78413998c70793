import Foundation
import Testing

extension PseudoTerminal {
  /// Waits until the screen is the one of a file in the folder Snapshots. With `TUTOR_RECORD` set
  /// the file is written anew.
  ///
  /// - Parameter landmark: A text of this screen that the one before it did not show.
  func expectScreen(
    _ name: String, showing landmark: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["TUTOR_RECORD"] != nil {
      settle(for: .milliseconds(700))
      try wait(forText: landmark)
      try Data(model.text.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    try wait(forText: landmark)
    do {
      try wait(timeout: .seconds(20)) { $0.text == expected }
    } catch is Failure {
      Issue.record(
        "The screen is not that of Snapshots/\(name).txt:\n\(model.difference(to: expected))",
        sourceLocation: sourceLocation)
    }
  }
}

extension PseudoTerminalScreen {
  /// The screen as a file keeps it. How long an answer took differs from run to run.
  fileprivate var text: String {
    lines.map { $0.replacing(#/in \d+ seconds?\b/#, with: "in N seconds") + "\n" }.joined()
  }

  /// Each line, with `-` the one expected and with `+` the one shown instead.
  fileprivate func difference(to expected: String) -> String {
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(shown.count, wanted.count)).flatMap { index -> [String] in
      let old = index < wanted.count ? String(wanted[index]) : "(no line)"
      let new = index < shown.count ? String(shown[index]) : "(no line)"
      return old == new ? ["  " + old] : ["- " + old, "+ " + new]
    }.joined(separator: "\n")
  }
}
