import Interpreter

/// A program without a screen: statements that run one after the other.
public enum Script {
  /// Turns of loops and calls after which nobody waits for the end.
  private static let mostSteps = 200_000
  private static let mostLetters = 10_000

  /// What it prints, line by line; nil if it does not compile, does not come to its end, has
  /// something in it that the machine does not know, or asks for what is another each time: chance,
  /// the time, the order of a set.
  public static func printed(by source: String) -> [String]? {
    onLargeStack { () -> [String]? in
      let program = SourceProgram([SourceText(path: "script.swift", text: source)])
      guard program.findings().isEmpty else { return nil }
      var text = ""
      var isPromised = true
      let surroundings = Interpreter.Surroundings(
        now: {
          isPromised = false
          return 0
        },
        chance: {
          isPromised = false
          // Not 0, of which no fair number below a bound can be made.
          return .max
        },
        readsCalendar: { isPromised = false }, meetsUnpromised: { isPromised = false })
      let outcome = program.run(
        steps: mostSteps, isInterrupted: { text.utf8.count > mostLetters || !isPromised },
        surroundings: surroundings
      ) { text += $0 }
      guard case .finished = outcome, isPromised else { return nil }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines
    }
  }
}
