import Terminal

/// A list to choose from.
struct MenuPage: Page {
  enum Action: Equatable {
    case up, down, open, leave
    /// An entry by its name or number, as plain mode has it.
    case named(String)
  }

  struct Entry: Sendable, Equatable {
    /// What is chosen, as a command would name it.
    var id: String
    /// `7`, or empty.
    var number: String
    var title: String
    var detail: String
  }

  var title: String
  var entries: [Entry]
  /// The chosen place, from 0.
  var selected: Int

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(.enter, "open", "the chosen one", .open),
      KeyBinding(.down, also: [.character("j"), .tab], "next", "choose the next one", .down),
      KeyBinding(.up, also: [.character("k"), .backTab], "previous", "choose the one before", .up),
      KeyBinding(
        .character("q"), also: [.escape, .character("b")], "back", "choose nothing", .leave),
    ])
  }

  /// In plain mode the name is typed.
  func action(forLine line: String) -> Action? {
    let wish = line.lowercased()
    let entry = entries.first { $0.id == wish || (!wish.isEmpty && $0.number == wish) }
    if let entry { return .named(entry.id) }
    return ["back", "q", "quit", ""].contains(wish) ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    let lines = entries.enumerated().map { index, entry in
      let isSelected = index == selected
      let lead = StyledLine(isSelected ? "> " : "  ", Look.running)
      let name = StyledLine(
        (entry.number.isEmpty ? "" : entry.number + "  ") + entry.title,
        isSelected ? .bold : .plain)
      let detail = StyledLine(entry.detail, Look.quiet)
      let room = canvas.textWidth - 2 - detail.width - 2
      guard room >= 12 else {
        return .spaces(canvas.margin) + lead
          + name.truncated(to: canvas.textWidth - 2, canvas.glyphs)
      }
      return .spaces(canvas.margin) + lead + name.fitted(to: room, .leading, canvas.glyphs) + "  "
        + detail
    }
    return PageContent(
      title: StyledLine(title, Look.title),
      status: StyledLine(counted(entries.count, "entry", "entries")),
      body: lines, focusRow: selected)
  }
}
