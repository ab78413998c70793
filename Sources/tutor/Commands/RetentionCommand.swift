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
                tutor retention binding-reads 0.95
                tutor retention binding-reads default
      """)

  @Argument(
    help: ArgumentHelp(
      "A concept, a topic or lesson with its concepts, or the wish for all: 0.7 to 0.99.",
      valueName: "concept"),
    completion: .values(.concept))
  var first: String?

  @Argument(
    help: ArgumentHelp(
      "The wish for it, or \"default\"; without one, what it is now.", valueName: "wish"),
    completion: .list(["default"]))
  var second: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      switch (first, second) {
      case (nil, _): break
      case (let wish?, nil) where Double(wish) != nil:
        var scheduler = try session.store.scheduler()
        scheduler.desiredRetention = try retention(wish)
        try session.store.setScheduler(scheduler)
      case (let name?, nil):
        return write(lines: try lines(session.store, about: try known(name, session)))
      case (let name?, let wish?):
        let wish = wish == "default" ? nil : try retention(wish)
        for concept in try known(name, session) {
          try session.store.setRetention(wish, ofConcept: concept)
        }
      }
      write(lines: try lines(session.store))
    }
  }

  private func lines(_ store: CardStore, about concepts: [String]) throws -> [String] {
    let wished = try store.retentions()
    let standard = try store.scheduler().desiredRetention
    return concepts.map { concept in
      wished[concept].map { "\(concept): \($0)" } ?? "\(concept): \(standard), as everything"
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

  /// The concepts that are called so.
  private func known(_ name: String, _ session: StudySession) throws -> [String] {
    let concepts = session.course.concepts(named: name)
    guard concepts.isEmpty else { return concepts }
    let names = session.course.topics.map(\.slug) + session.course.cards.flatMap(\.concepts)
    let advice =
      nearest(to: name, among: names).map { "Did you mean \($0)?" }
      ?? "The concepts are listed by: tutor map"
    throw Failure(.usage, "No card is about \"\(name)\". \(advice)")
  }
}
