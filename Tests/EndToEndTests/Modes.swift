import Foundation
import Testing

/// The places of the program in which somebody can be when something happens.
enum Mode: String, CaseIterable, CustomTestStringConvertible {
  case prompt, page, typedAnswer, commandOnPage, stepper, playground, plain

  var testDescription: String { rawValue }

  /// What the command line asks for.
  func arguments(_ learner: Learner) -> [String] {
    switch self {
    case .prompt: []
    case .page, .commandOnPage: ["learn", "who-runs"]
    case .typedAnswer: ["quiz", "word-for-it"]
    case .stepper: ["trace", "one-more"]
    case .playground: ["trace", learner.bench.folder + "/Tally.swift"]
    case .plain: ["quiz", "word-for-it", "--plain"]
    }
  }

  /// A text that the mode's screen shows.
  var landmark: String {
    switch self {
    case .prompt: "tutor> hal"
    case .page: "counts its guests"
    case .typedAnswer: "answer> hal"
    case .commandOnPage: "tutor> hal"
    case .stepper: "step 2 of"
    case .playground: "trace> hal"
    case .plain: "answer> hal"
    }
  }

  /// Goes from the program's start to the mode, in the middle of a line where lines are typed.
  func enter(_ terminal: PseudoTerminal) throws {
    switch self {
    case .prompt:
      try terminal.wait(forText: "skip")
      terminal.send("k")
      try terminal.waitForPrompt()
      terminal.send("hal")
    case .page: break
    case .typedAnswer, .plain:
      try terminal.wait(forText: "answer>")
      terminal.send("hal")
    case .commandOnPage:
      try terminal.wait(forText: "counts its guests")
      terminal.send(":")
      try terminal.wait(forText: "tutor>")
      terminal.send("hal")
    case .stepper:
      try terminal.readOn(until: "PREDICT")
      terminal.send("~~")
      try terminal.wait(forText: "recorded.")
      terminal.send("\r")
      try terminal.wait(forText: "step 1 of")
      terminal.send("n")
    case .playground:
      try terminal.waitForPrompt("trace>")
      terminal.send("hal")
    }
    try terminal.wait(forText: landmark)
  }

  /// Somebody with a view of their own beside the lessons.
  static func learner() throws -> Learner {
    let learner = try Learner()
    try learner.bench.write("Tally.swift", TraceScriptTests.source)
    return learner
  }
}
