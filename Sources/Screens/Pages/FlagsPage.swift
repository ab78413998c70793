import Study
import Terminal

/// What the learner found wrong with questions, to go through.
struct FlagsPage: ListPage {
  enum Action: Equatable, ListAction {
    case choose(ListChoice.Change)
    case open, done, leave
    /// A flag by its number from 0, as plain mode has it.
    case close(Int)

    var choosing: ListChoice.Change? {
      if case .choose(let change) = self { change } else { nil }
    }
  }

  var report: FlagReport
  var choice = ListChoice()

  var allEntries: [FlagReport.Flag] { report.flags }

  func words(of flag: FlagReport.Flag) -> String { "\(flag.heading) \(flag.note) \(flag.place)" }

  var keys: KeyTable<Action> {
    listKeys(
      [
        KeyBinding(.enter, "open", "the lesson, at the question", .open),
        KeyBinding(.character("d"), "done", "it was seen to", .done),
      ],
      [
        KeyBinding(
          .character("q"),
          also: [.escape, .character("b"), .left] + (report.flags.isEmpty ? [.enter] : []),
          "back", "back to where you were", .leave)
      ])
  }

  /// In plain mode `done 2` is typed.
  func action(forLine line: String) -> Action? {
    if let narrowing = narrowing(forLine: line) { return narrowing }
    let words = line.lowercased().split(separator: " ")
    if words.first == "done", words.count == 2, let number = Int(words[1]),
      report.flags.indices.contains(number - 1)
    {
      return .close(number - 1)
    }
    return line.isEmpty || words == ["back"] || words == ["q"] ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    var body: [StyledLine] = []
    var focus: Int?
    for (index, flag) in entries.enumerated() {
      if index > 0 { body.append(StyledLine()) }
      let mark = StyledLine(index == choice.selected ? "> " : "  ", Look.running)
      body += canvas.paragraph(
        mark + StyledLine(flag.heading, index == choice.selected ? .bold : .plain), hanging: 4)
      body += canvas.paragraph(flag.note, indent: 4)
      body += canvas.paragraph(flag.place, Look.quiet, indent: 4)
      if index == choice.selected { focus = body.count - 1 }
    }
    return PageContent(
      title: StyledLine("FLAGS", Look.title), status: StyledLine("\(report.flags.count) open"),
      body: report.flags.isEmpty
        ? canvas.paragraph(FlagsPage.none) : entries.isEmpty ? emptyLines(on: canvas) : body,
      focusRow: focus, notice: filterNotice)
  }

  static let none = "No question is flagged. After an answer, F flags one that is wrong."
}

extension FlagsPage: Spoken {
  var facts: [String] {
    guard !report.flags.isEmpty else { return [FlagsPage.none] }
    return ["\(counted(entries.count, "flag"))\(filterWords)."]
      + report.flags.enumerated().filter { entries.contains($0.element) }.map { index, flag in
        "\(index + 1). \(flag.card), \(flag.day): \(flag.note.sentence) \(flag.place)"
      }
  }

  var invitation: String {
    report.flags.isEmpty
      ? "Press Enter to go back."
      : "Type done and a number to close a flag, or press Enter to go back."
  }
}
