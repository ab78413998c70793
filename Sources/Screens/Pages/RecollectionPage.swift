import Study
import Terminal

/// What the learner writes of a lesson from memory, line by line, with nothing to look at.
struct RecollectionPage: LinePage {
  enum Action: Equatable {
    case line(String)
    case done
    case command(String)
    case leave
  }

  /// Of the lesson.
  var title: String
  var lines: [String] = []

  let prompt = "remember> "

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(label: "Enter", "keep", "keep the line; it is on disk at once"),
      KeyBinding(
        .enter, label: "empty Enter", "compare", "that is all: compare with the lesson", .done),
      KeyBinding(label: ":", "command", "a colon and a word leaves this and does that"),
      KeyBinding(
        .interrupt, "leave", "back to where you came from; what is listed is kept", .leave),
    ])
  }

  func action(typed line: String) -> Action {
    let text = line.trimmed
    if text.isEmpty { return .done }
    return text.hasPrefix(":") ? .command(String(text.dropFirst()).trimmed) : .line(text)
  }

  func content(on canvas: Canvas) -> PageContent {
    let body =
      [
        canvas.paragraph("Write what you remember of \"\(title)\", a line for each idea."),
        lines.flatMap { canvas.paragraph(StyledLine("- " + $0), hanging: 2) },
      ].separated() + [""]
    return PageContent(
      title: StyledLine("FROM MEMORY", Look.title),
      status: StyledLine(counted(lines.count, "line")), body: body + [""], lineRow: body.count)
  }
}

extension RecollectionPage: Spoken {
  var facts: [String] {
    ["Write what you remember of \"\(title)\", a line for each idea."]
      + lines.map { "Kept: \($0)" }
  }
  var invitation: String { "Type a line, then Enter. An empty line compares it with the lesson." }
  var asks: String { prompt }
}

/// The ideas of a lesson beside what was written from memory: each that was remembered is ticked.
struct IdeasPage: Page {
  enum Action: Equatable {
    case toggle(Int)
    case move(Int)
    /// The places of all that were remembered, from 0.
    case commit(Set<Int>)
    case leave
  }

  /// Of the lesson.
  var title: String
  var ideas: [LessonIdea]
  var written: [String]
  var ticked: Set<Int> = []
  /// The one that the space bar ticks.
  var selected = 0

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(digits: ideas.count, "tick", "you had that idea") { .toggle($0 - 1) },
      KeyBinding(
        .enter, "done", "each becomes a card; what is not ticked comes back sooner",
        .commit(ticked)),
      KeyBinding(
        .space, "tick the marked one", "you had the idea that is marked", .toggle(selected)),
      KeyBinding(
        moving: [
          (.down, .move(1)), (.up, .move(-1)), (.character("j"), .move(1)),
          (.character("k"), .move(-1)),
        ], label: "Up/Down", "mark", "another idea"),
      KeyBinding(
        .character("q"), also: [.escape], "leave", "make no cards; what you wrote is kept", .leave),
    ])
  }

  var words: [String] { ["leave"] }

  /// In plain mode the numbers of all that were remembered are typed.
  func action(forLine line: String) -> Action? {
    let words = line.split { $0.isWhitespace || $0 == "," }
    let numbers = words.compactMap { Int($0) }
    if numbers.count == words.count, !words.isEmpty,
      numbers == [0] || numbers.allSatisfy({ ideas.indices.contains($0 - 1) })
    {
      return .commit(Set(numbers.map { $0 - 1 }.filter { $0 >= 0 }))
    }
    return ["q", "leave"].contains(line.trimmed.lowercased()) ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    let yours =
      written.isEmpty
      ? canvas.paragraph("You wrote nothing.", Look.quiet)
      : written.flatMap { canvas.paragraph(StyledLine("- " + $0), hanging: 2) }
    var body = [
      canvas.paragraph("You wrote", Look.heading) + yours,
      canvas.paragraph("Which of the lesson's ideas are in it?", Look.heading),
    ].separated()
    var focus = 0
    for (index, idea) in ideas.enumerated() {
      let lead =
        StyledLine(index == selected ? "> " : "  ", Look.running)
        + StyledLine(ticked.contains(index) ? "[x] " : "[ ] ")
        + StyledLine(index < 9 ? "\(index + 1) " : "  ", Look.key)
      body += canvas.paragraph(lead + StyledLine(idea.title, .bold), hanging: 8)
      body += canvas.paragraph(StyledLine(idea.gist, Look.quiet), indent: canvas.isNarrow ? 4 : 8)
      if index == selected { focus = body.count - 1 }
    }
    return PageContent(
      title: StyledLine("FROM MEMORY", Look.title),
      status: StyledLine("\(ticked.count) of \(ideas.count)"), body: body, focusRow: focus)
  }
}

extension IdeasPage: Spoken {
  var facts: [String] {
    ["The ideas of \"\(title)\"."]
      + ideas.enumerated().map { "\($0 + 1). \($1.title.sentence) \($1.gist)" }
  }
  var invitation: String {
    "Type the numbers of those that you wrote, such as 1 3, or 0 for none, then Enter."
  }
}
