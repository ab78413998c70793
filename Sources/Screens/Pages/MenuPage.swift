import Terminal

/// A list to choose from.
struct MenuPage: ListPage {
  enum Action: Equatable, ListAction {
    case choose(ListChoice.Change)
    case open, leave
    /// An entry by its name or number, as plain mode has it.
    case named(String)

    var choosing: ListChoice.Change? {
      if case .choose(let change) = self { change } else { nil }
    }
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
  var allEntries: [Entry]
  var choice = ListChoice()

  func words(of entry: Entry) -> String {
    [entry.number, entry.id, entry.title, entry.detail, entry.group].joined(separator: " ")
  }

  var keys: KeyTable<Action> {
    listKeys(
      [KeyBinding(.enter, "open", "the chosen one", .open)],
      [
        KeyBinding(
          .character("q"), also: [.escape, .character("b"), .left], "back", "choose nothing",
          .leave)
      ])
  }

  /// In plain mode the name is typed.
  func action(forLine line: String) -> Action? {
    if let narrowing = narrowing(forLine: line) { return narrowing }
    let wish = line.lowercased()
    let entry = allEntries.first { $0.id == wish || (!wish.isEmpty && $0.number == wish) }
    if let entry { return .named(entry.id) }
    return ["back", "q", "quit", ""].contains(wish) ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    var lines: [StyledLine] = []
    var focus = 0
    let isStacked = isStacked(on: canvas)
    let entries = entries
    for (index, entry) in entries.enumerated() {
      if !entry.group.isEmpty, index == 0 || entries[index - 1].group != entry.group {
        if index > 0 { lines.append(StyledLine()) }
        lines.append(
          (.spaces(canvas.margin) + StyledLine(entry.group, Look.heading))
            .truncated(to: canvas.width, canvas.glyphs))
      }
      if index == choice.selected { focus = lines.count }
      lines += entryLines(entry, isSelected: index == choice.selected, isStacked: isStacked, canvas)
    }
    return PageContent(
      title: StyledLine(title, Look.title), status: StyledLine(status),
      body: entries.isEmpty ? emptyLines(on: canvas) : lines, focusRow: focus,
      notice: filterNotice)
  }

  /// Whether a detail has no room beside the titles, so that all of them stand below.
  private func isStacked(on canvas: Canvas) -> Bool {
    allEntries.contains { canvas.measure - 4 - $0.detail.cellWidth < Self.leastTitle }
  }

  private func entryLines(
    _ entry: Entry, isSelected: Bool, isStacked: Bool, _ canvas: Canvas
  ) -> [StyledLine] {
    let lead = .spaces(canvas.margin) + StyledLine(isSelected ? "> " : "  ", Look.running)
    let digits = allEntries.map(\.number.count).max() ?? 0
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
