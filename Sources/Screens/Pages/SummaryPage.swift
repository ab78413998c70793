import Study
import Terminal

/// What a round came to.
struct SummaryPage: Page {
  enum Action: Equatable { case done, undo }

  /// `REVIEW`, `QUIZ`, `DRILL`, `TODAY`.
  var name: String
  var summary: RoundSummary
  /// Minutes until the first learning step that ends later today; nil if there is none.
  var minutesToNextStep: Int?

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .enter, or: .goingOn, also: [.space, .character("q"), .escape], "go on", spoken: "done",
        "on to what comes next today, or back to the plan", .done),
      KeyBinding(.character("u"), "undo", "take the last answer back", .undo),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine(name, Look.title), status: "finished",
      body: sentences.flatMap { canvas.paragraph($0, hanging: 2) })
  }

  /// Cards as somebody can ask for them: a question by its name, a drill by that of its family.
  private func names(_ cards: [String]) -> String {
    listed(
      cards.map { card in
        DrillFamily(card: card).map { "drill \($0.rawValue)" } ?? card.withoutPack
      })
  }

  /// What helps more than asking again, after a space; a drill is of no one lesson.
  private var lessonAdvice: String {
    let count = summary.putOff.count { DrillFamily(card: $0) == nil }
    guard count > 0 else { return "" }
    return " \(count == 1 ? "Its lesson tells" : "Their lessons tell") more than asking again."
  }

  /// The figures, one sentence each.
  var sentences: [String] {
    var sentences: [String] = []
    if summary.answered == 0 {
      sentences.append(
        summary.skipped == 0 ? "Nothing is due now." : "Nothing was answered.")
    } else {
      let seconds = summary.duration / 1000
      let time = seconds < 90 ? counted(seconds, "second") : counted((seconds + 30) / 60, "minute")
      sentences.append(
        "\(counted(summary.answered, "answer")), \(summary.right) right, in \(time).")
    }
    if summary.skipped > 0 {
      sentences.append("Skipped: \(summary.skipped). They stay in the queue.")
    }
    sentences += summary.failures.map { "Left out: \($0.description)" }
    if !summary.missed.isEmpty {
      sentences.append("Missed at least once: \(names(summary.missed)).")
    }
    if !summary.putOff.isEmpty {
      sentences.append(
        "Put off until tomorrow, missed enough for today: \(names(summary.putOff)).\(lessonAdvice)")
    }
    if summary.waiting > 0 {
      let when = minutesToNextStep.map { "in \(counted(max(1, $0), "minute"))" }
      let cards = "\(counted(summary.waiting, "card")) will come back later today"
      sentences.append(
        when.map { summary.waiting == 1 ? "\(cards), \($0)." : "\(cards). The first one \($0)." }
          ?? "\(cards).")
    }
    if summary.later > 0 {
      let when =
        summary.days == 1 ? "put off until tomorrow" : "spread \(spread(over: summary.days))"
      sentences.append(
        "\(counted(summary.later, "more card")) due, \(when). To go on today, type review.")
    }
    sentences.append("Due tomorrow: \(summary.dueTomorrow).")
    sentences.append("Everything is recorded.")
    return sentences
  }
}
