import Practice
import Study

/// What a look at somebody's own views came to: the fields are those of `tutor drill --from --json`,
/// and a contract.
struct OwnViewReport: Encodable {
  /// A question that there is.
  struct Question: Encodable {
    var card: String
    var view: String
    var events: [String]
    var ask: String
    /// What became of it with this look: `new`, `changed` or `same`.
    var state: String
  }

  var format = 1
  var folder: String
  var questions: [Question]
  /// A sentence each.
  var retired: [String]
  /// Views and previews that could be put on the screen as they are.
  var shown: Int
  /// How often something was not asked, by the reason.
  var notAsked: [String: Int]

  init(_ folder: OwnFolder, _ changes: OwnFolderChanges, _ findings: PracticeFindings) {
    self.folder = folder.path
    questions = folder.cards.map { card in
      let state =
        changes.added.contains(card) ? "new" : changes.followed.contains(card) ? "changed" : "same"
      return Question(
        card: folder.id(of: card), view: card.plan.root, events: card.plan.events,
        ask: card.plan.subject, state: state)
    }
    retired = changes.retired.map(\.sentence)
    shown = findings.roots
    notAsked = findings.refusals.reduce(into: [:]) { counts, refusal in
      let reason =
        if case .impossible = refusal.key { "it cannot be played" } else { refusal.key.reason }
      counts[reason, default: 0] += refusal.value
    }
  }

  /// What is worth saying before the questions.
  var lines: [String] {
    let new = questions.count { $0.state == "new" }
    let changed = questions.count { $0.state == "changed" }
    let news = [
      new > 0 ? "\(new) new" : nil, changed > 0 ? "\(changed) with other code than before" : nil,
    ].compactMap(\.self)
    let count = "\(questions.count) \(questions.count == 1 ? "question" : "questions")"
    return retired + [
      questions.isEmpty
        ? "There is nothing worth asking about the views of \(folder). \(whyNot)"
        : "\(count) about your own views"
          + (news.isEmpty ? "." : ": \(news.joined(separator: ", ")).")
    ]
  }

  /// The commonest reason.
  private var whyNot: String {
    guard shown > 0 else {
      return "None can be put on the screen without values that somebody would have to make up: "
        + "a #Preview of one expression gives them."
    }
    let most = notAsked.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { "Most often \($0.key)." } ?? "Nothing can be done with them."
  }

  /// Every question on a line.
  var list: [String] {
    questions.map { "\($0.card)  \($0.ask)  \($0.view)  \($0.events.joined(separator: ", then "))" }
  }
}
