import Interpreter
import Testing

/// What Foundation ends the process for, or never comes back from, is a trap of the program or has
/// a value of its own.
@Suite(.timeLimit(.minutes(5))) struct ExtremeNativeTests {
  @Test(
    "arguments that Foundation cannot take are the program's own trap",
    arguments: [
      "DateInterval(start: Date(), duration: .nan)",
      "DateInterval(start: Date(), duration: -1)",
      "Data(count: -1)", "Data(repeating: 1, count: .max)", "Data([1, 2, 3])[Int.min]",
      "IndexSet(integer: .max)", "\"a\".padding(toLength: .max, withPad: \"b\", startingAt: 0)",
      "\"a\".padding(toLength: 3, withPad: \"\", startingAt: 0)",
      "\"abc\".range(of: \"b\", range: \"abcdef\".startIndex..<\"abcdef\".endIndex) as Any",
      "5.0.formatted(.number.scale(-Double.infinity))",
      "5.0.formatted(.number.rounded(increment: Double.infinity))",
      "String(format: \"%s\", 1)", "String(format: \"%99999999999999999999d\")",
    ])
  func traps(expression: String) {
    guard case .trapped = Self.run("print(\(expression))").outcome else {
      Issue.record("\(expression): \(Self.run("print(\(expression))").outcome)")
      return
    }
  }

  @Test(
    "what Foundation can say of extreme arguments is said",
    arguments: [
      ("Date(timeIntervalSinceReferenceDate: .nan)", "nan"),
      ("Date(timeIntervalSinceReferenceDate: .nan).description", "nan"),
      ("TimeZone(secondsFromGMT: .min) == nil", "true"),
      ("Calendar.current.date(byAdding: .day, value: .min, to: Date()) != nil", "true"),
    ])
  func says(expression: String, text: String) {
    let (printed, outcome) = Self.run("print(\(expression))")
    #expect(printed == text + "\n", "\(outcome)")
  }

  @Test(
    "a search that takes longer than anybody lives is stopped",
    arguments: [
      "text.firstMatch(of: /(a+)+$/) == nil",
      "text.range(of: \"(a+)+$\", options: .regularExpression) == nil",
    ])
  func searches(expression: String) {
    let text = "let text = String(repeating: \"a\", count: 60) + \"!\"\nprint(\(expression))"
    guard case .tooManySteps = Self.run(text).outcome else {
      Issue.record("\(Self.run(text).outcome)")
      return
    }
  }

  private static func run(
    _ text: String
  ) -> (printed: String, outcome: SourceProgram.Outcome) {
    var printed = ""
    let source = SourceText(path: "main.swift", text: "import Foundation\n" + text + "\n")
    let outcome = SourceProgram([source]).run(steps: 3_000_000) { printed += $0 }
    return (printed, outcome)
  }
}
