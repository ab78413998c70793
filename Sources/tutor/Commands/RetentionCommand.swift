import ArgumentParser
import CardStore
import Recall
import Study

/// `tutor retention`: how much the learner wants to remember, of everything or of a topic.
struct RetentionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retention",
    abstract: "Show or set how much you want to remember, overall or of a topic.",
    discussion: """
      A card comes back when the chance that you still know it has fallen to the wish. A higher \
      wish means more work: 0.95 asks about twice as often as 0.9.

      Examples: tutor retention
                tutor retention 0.92
                tutor retention bindings 0.95
                tutor retention bindings default
      """)

  @Argument(
    help: ArgumentHelp(
      "A concept, or the wish for all: a number from 0.7 to 0.99.", valueName: "concept"),
    completion: .values(.concept))
  var first: String?

  @Argument(
    help: ArgumentHelp("The wish for the concept, or \"default\".", valueName: "wish"),
    completion: .list(["default"]))
  var second: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      switch (first, second) {
      case (nil, _): break
      case (let wish?, nil):
        var scheduler = try session.store.scheduler()
        scheduler.desiredRetention = try retention(wish)
        try session.store.setScheduler(scheduler)
      case (let concept?, "default"?):
        try session.store.setRetention(nil, ofConcept: try known(concept, session))
      case (let concept?, let wish?):
        try session.store.setRetention(
          try retention(wish), ofConcept: try known(concept, session))
      }
      write(lines: try lines(session.store))
    }
  }

  private func lines(_ store: CardStore) throws -> [String] {
    let wished = try store.retentions().sorted { $0.key < $1.key }
    return ["Everything: \(try store.scheduler().desiredRetention)"]
      + wished.map { "\($0.key): \($0.value)" }
  }

  private func retention(_ text: String) throws -> Double {
    guard let retention = Double(text), Scheduler.retentions.contains(retention) else {
      throw Failure(
        .usage, "\"\(text)\" is no number from 0.7 to 0.99, which is what can be wished for.")
    }
    return retention
  }

  private func known(_ concept: String, _ session: StudySession) throws -> String {
    let concepts = Set(session.course.cards.flatMap(\.concepts)).sorted()
    guard concepts.contains(concept) else {
      throw Failure(
        .usage,
        "No card is about \"\(concept)\". The concepts are: \(concepts.joined(separator: ", ")).")
    }
    return concept
  }
}
