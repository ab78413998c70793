import Terminal

/// A list to choose from.
struct MenuPage: Page {
  enum Action: Equatable {
    /// So many entries on, or back.
    case move(Int)
    case open, leave
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
    /// What it stands under together with its neighbours; empty for nothing.
    var group = ""
  }

  var title: String
  /// At the right of the title: how much of it there is, or is done.
  var status = ""
  var entries: [Entry]
  /// The chosen place, from 0.
  var selected: Int

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(.enter, "open", "the chosen one", .open),
      KeyBinding(
        .down, also: [.character("j"), .tab, .space], "next", "choose the next one", .move(1)),
      KeyBinding(
        .up, also: [.character("k"), .backTab], "previous", "choose the one before", .move(-1)),
      KeyBinding(
        .character("q"), also: [.escape, .character("b")], "back", "choose nothing", .leave),
      KeyBinding(.pageDown, "ten on", "choose the one ten further down", .move(10)),
      KeyBinding(.pageUp, "ten back", "choose the one ten further up", .move(-10)),
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
    var lines: [StyledLine] = []
    var focus = 0
    let isStacked = isStacked(on: canvas)
    for (index, entry) in entries.enumerated() {
      if !entry.group.isEmpty, index == 0 || entries[index - 1].group != entry.group {
        if index > 0 { lines.append(StyledLine()) }
        lines.append(
          (.spaces(canvas.margin) + StyledLine(entry.group, Look.heading))
            .truncated(to: canvas.width, canvas.glyphs))
      }
      if index == selected { focus = lines.count }
      lines += entryLines(entry, isSelected: index == selected, isStacked: isStacked, canvas)
    }
    return PageContent(
      title: StyledLine(title, Look.title), status: StyledLine(status), body: lines,
      focusRow: focus)
  }

  /// Whether a detail has no room beside the titles, so that all of them stand below.
  private func isStacked(on canvas: Canvas) -> Bool {
    entries.contains { canvas.measure - 4 - $0.detail.cellWidth < Self.leastTitle }
  }

  private func entryLines(
    _ entry: Entry, isSelected: Bool, isStacked: Bool, _ canvas: Canvas
  ) -> [StyledLine] {
    let lead = .spaces(canvas.margin) + StyledLine(isSelected ? "> " : "  ", Look.running)
    let digits = entries.map(\.number.count).max() ?? 0
    let number = digits == 0 ? "" : entry.number.padding(to: digits, atStart: true) + "  "
    let name = StyledLine(number + entry.title, isSelected ? .bold : .plain)
    let detail = StyledLine(entry.detail, Look.quiet)
    let room = canvas.measure - 2
    guard isStacked else {
      return [
        lead + name.fitted(to: room - detail.width - 2, .leading, canvas.glyphs) + "  " + detail
      ]
    }
    let below = .spaces(lead.width + number.count + 2) + detail
    return [lead + name.truncated(to: room, canvas.glyphs)]
      + (entry.detail.isEmpty ? [] : [below.truncated(to: canvas.width, canvas.glyphs)])
  }

  /// So many columns a title has beside the detail, its number included.
  private static let leastTitle = 20
}
