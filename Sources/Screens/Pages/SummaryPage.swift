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
      sentences.append("Missed at least once: \(listed(summary.missed)).")
    }
    if !summary.putOff.isEmpty {
      sentences.append(
        "Put off until tomorrow, missed enough for today: \(listed(summary.putOff)). "
          + (summary.putOff.count == 1 ? "Its lesson tells" : "Their lessons tell")
          + " more than asking again.")
    }
    if summary.waiting > 0 {
      let when =
        minutesToNextStep.map { " The first one in \(counted(max(1, $0), "minute"))." } ?? ""
      sentences.append("\(counted(summary.waiting, "card")) will come back later today.\(when)")
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
