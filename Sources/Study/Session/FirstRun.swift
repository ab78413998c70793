import Curriculum
import Simulation

/// The very first question: a whole view, one tap, and how often its body runs. The simulator knows
/// the answer.
public struct FirstRun: Sendable {
  public static let listing = """
    struct Counter: View {
      @State private var n = 0
      var body: some View { Button("\\(n)") { n += 1 } }
    }
    """
  public static let root = "Counter"
  public static let event = "tap \"0\""

  public struct Choice: Sendable, Equatable {
    public let text: String
    public let isKey: Bool
    /// What to say to somebody who picked it.
    public let rationale: String
  }

  public let question = "You tap the button once. How many times has body run in total?"
  public let choices: [Choice]
  public let explanation: String
  /// The whole story, to be stepped through.
  public let trace: Trace

  /// Runs the app and counts.
  ///
  /// - Throws: `SourceError`, `EventError` when the simulator cannot run it, which would be a bug.
  public init() throws {
    try self.init { files, root, event in
      let screen = try Simulator(files: files).mount(root)
      try screen.perform(event)
      return screen.trace
    }
  }

  init(run: ([SourceFile], String, Event) throws -> Trace) throws {
    let file = SourceFile(path: "Counter.swift", text: Self.listing)
    trace = try run([file], Self.root, Event(Self.event))
    let runs = trace.events.reduce(0) { total, event in
      total + event.evaluated.filter { $0.view == Self.root }.count
    }
    let options: [(runs: Int?, text: String, rationale: String)] = [
      (
        1, "once",
        "There are two moments to count: the first frame, and the change. A body is asked again "
          + "when something it read has changed."
      ),
      (
        2, "twice",
        "Once for the first frame, and once more after the tap wrote n, which body had read."
      ),
      (
        nil, "it depends on the device",
        "No device decides that. A body runs when what it read has changed, and you can say "
          + "beforehand when that is."
      ),
    ]
    choices = options.map { Choice(text: $0.text, isKey: $0.runs == runs, rationale: $0.rationale) }
    explanation =
      "body is a function of state. Every lesson here asks you to say first what SwiftUI will do, "
      + "and then shows it step by step."
  }
}
