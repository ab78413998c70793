import Interpreter

/// A program without a screen: statements that run one after the other.
public enum Script {
  /// Turns of loops and calls after which nobody waits for the end.
  private static let mostSteps = 200_000
  private static let mostLetters = 10_000

  /// What it prints, line by line; nil if it does not compile, does not come to its end, or has
  /// something in it that the machine does not know.
  public static func printed(by source: String) -> [String]? {
    onLargeStack {
      let program = SourceProgram([SourceText(path: "script.swift", text: source)])
      guard program.findings().isEmpty else { return nil }
      var text = ""
      let outcome = program.run(steps: mostSteps, isInterrupted: { text.utf8.count > mostLetters })
      {
        text += $0
      }
      guard case .finished = outcome else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }
}
