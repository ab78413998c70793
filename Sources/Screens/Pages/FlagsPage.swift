import Study
import Terminal

/// What the learner found wrong with questions, to go through.
struct FlagsPage: Page {
  enum Action: Equatable {
    case up, down, open, done, leave
    /// A flag by its number from 0, as plain mode has it.
    case close(Int)
  }

  var report: FlagReport
  /// The chosen flag, from 0.
  var selected = 0

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = []
    if !report.flags.isEmpty {
      bindings = [
        KeyBinding(.enter, "open", "the lesson, at the question", .open),
        KeyBinding(.character("d"), "done", "it was seen to", .done),
        KeyBinding(.down, also: [.character("j"), .tab], "next", "choose the next one", .down),
        KeyBinding(
          .up, also: [.character("k"), .backTab], "previous", "choose the one before", .up),
      ]
    }
    bindings.append(
      KeyBinding(
        .character("q"), also: [.escape, .character("b")] + (report.flags.isEmpty ? [.enter] : []),
        "back", "back to where you were", .leave))
    return KeyTable(bindings)
  }

  /// In plain mode `done 2` is typed.
  func action(forLine line: String) -> Action? {
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
    for (index, flag) in report.flags.enumerated() {
      if index > 0 { body.append(StyledLine()) }
      let mark = StyledLine(index == selected ? "> " : "  ", Look.running)
      body += canvas.paragraph(
        mark + StyledLine(flag.heading, index == selected ? .bold : .plain), hanging: 4)
      body += canvas.paragraph(flag.note, indent: 4)
      body += canvas.paragraph(flag.place, Look.quiet, indent: 4)
      if index == selected { focus = body.count - 1 }
    }
    return PageContent(
      title: StyledLine("FLAGS", Look.title), status: StyledLine("\(report.flags.count) open"),
      body: report.flags.isEmpty ? canvas.paragraph(FlagsPage.none) : body, focusRow: focus)
  }

  static let none = "No question is flagged. After an answer, F flags one that is wrong."
}

extension FlagsPage: Spoken {
  var facts: [String] {
    guard !report.flags.isEmpty else { return [FlagsPage.none] }
    return ["\(counted(report.flags.count, "flag"))."]
      + report.flags.enumerated().map { index, flag in
        "\(index + 1). \(flag.card), \(flag.day): \(flag.note.sentence) \(flag.place)"
      }
  }

  var invitation: String {
    report.flags.isEmpty
      ? "Press Enter to go back."
      : "Type done and a number to close a flag, or press Enter to go back."
  }
}
