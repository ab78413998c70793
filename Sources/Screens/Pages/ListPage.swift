import Terminal

/// A page with entries to choose from. Moving over them and narrowing them down is the same on all
/// of these pages.
protocol ListPage: Page where Action: ListAction {
  associatedtype Entry

  var choice: ListChoice { get set }

  /// Everything that there is to choose from.
  var allEntries: [Entry] { get }

  /// What an entry is found by when the list is narrowed down.
  func words(of entry: Entry) -> String
}

/// What can be done on a list, choosing among the rest.
protocol ListAction {
  static func choose(_ change: ListChoice.Change) -> Self

  /// nil for all else.
  var choosing: ListChoice.Change? { get }
}

/// Which entries of a list are shown, and which of them is chosen.
struct ListChoice: Sendable, Equatable {
  /// The place of the chosen entry among those that are shown, from 0.
  var selected = 0
  /// The words that every shown entry has; empty shows all of them.
  var filter = ""
  /// Whether letters go into the filter now.
  var isTyping = false

  enum Change: Sendable, Equatable {
    /// So many entries on, or back.
    case move(Int)
    case first, last
    /// The letters that follow narrow the list down.
    case narrow
    case type(String)
    case erase
    /// The words that were typed at once, as plain mode has it.
    case find(String)
    case showAll
  }

  /// - Parameter count: Says how many entries a choice shows.
  mutating func change(_ change: Change, count: (ListChoice) -> Int) {
    switch change {
    case .move(let steps): selected += steps
    case .first: selected = 0
    case .last: selected = .max
    case .narrow: isTyping = true
    case .type(let text): self = ListChoice(filter: filter + text, isTyping: true)
    case .erase: self = ListChoice(filter: String(filter.dropLast()), isTyping: true)
    case .find(let words): self = ListChoice(filter: words)
    case .showAll: self = ListChoice()
    }
    selected = max(0, min(selected, count(self) - 1))
  }
}

extension ListPage {
  /// The entries that are shown.
  var entries: [Entry] {
    let wanted = choice.filter.lowercased().split(separator: " ")
    guard !wanted.isEmpty else { return allEntries }
    return allEntries.filter { entry in
      let words = words(of: entry).lowercased()
      return wanted.allSatisfy { words.contains($0) }
    }
  }

  /// nil if none is shown.
  var chosen: Entry? {
    let entries = entries
    return entries.indices.contains(choice.selected) ? entries[choice.selected] : nil
  }

  mutating func change(_ change: ListChoice.Change) {
    var choice = choice
    choice.change(change) { choice in
      var page = self
      page.choice = choice
      return page.entries.count
    }
    self.choice = choice
  }

  /// The keys of a list: what is done with the chosen entry, and what leads to another one. While
  /// the filter is typed only what is no letter keeps its meaning.
  ///
  /// - Parameters:
  ///   - actions: With the chosen entry.
  ///   - others: With or without one; the last one leaves.
  func listKeys(_ actions: [KeyBinding<Action>], _ others: [KeyBinding<Action>]) -> KeyTable<Action>
  {
    let actions = chosen == nil ? [] : actions
    if choice.isTyping {
      var keys = KeyTable<Action>(actions.compactMap { $0.only(.enter) } + [moves(letters: false)])
      keys.bindings += [
        KeyBinding(.backspace, "erase", "the last letter", .choose(.erase)),
        KeyBinding(.escape, "show all", "the whole list again", .choose(.showAll)),
      ]
      keys.typing = { .choose(.type($0)) }
      return keys
    }
    let all =
      choice.filter.isEmpty
      ? [] : [KeyBinding(.escape, "show all", "the whole list again", Action.choose(.showAll))]
    let narrowing =
      allEntries.count < 2
      ? []
      : [
        KeyBinding<Action>(
          .character("/"), "filter", spoken: "/words", "show only what has the words that follow",
          .choose(.narrow))
      ]
    return KeyTable(
      actions + (entries.count < 2 ? [] : [moves(letters: true)]) + narrowing + all + others)
  }

  private func moves(letters: Bool) -> KeyBinding<Action> {
    let keys: [(Key, ListChoice.Change)] = [
      (.down, .move(1)), (.up, .move(-1)), (.tab, .move(1)), (.backTab, .move(-1)),
      (.pageDown, .move(10)), (.pageUp, .move(-10)), (.home, .first), (.end, .last),
    ]
    let more: [(Key, ListChoice.Change)] = [
      (.character("j"), .move(1)), (.character("k"), .move(-1)), (.space, .move(1)),
    ]
    return KeyBinding(
      moving: (keys + (letters ? more : [])).map { ($0.0, .choose($0.1)) }, label: "Up/Down",
      "choose", "by one, by ten, the first or the last")
  }

  /// `/words` typed in plain mode.
  func narrowing(forLine line: String) -> Action? {
    guard line.hasPrefix("/") else { return nil }
    let words = line.dropFirst().trimmed
    return .choose(words.isEmpty ? .showAll : .find(words))
  }

  /// What is typed, or was, and how much it leaves; empty if everything is shown.
  var filterNotice: String {
    guard choice.isTyping || !choice.filter.isEmpty else { return "" }
    return "/\(choice.filter)\(choice.isTyping ? "_" : "")  \(entries.count) of \(allEntries.count)"
  }

  /// Stands in the place of entries if none has the words.
  func emptyLines(on canvas: Canvas) -> [StyledLine] {
    canvas.paragraph(emptySentence)
  }

  var emptySentence: String { "Nothing here has \"\(choice.filter)\"." }

  /// ` with "words"`, for the name of a list that is narrowed down.
  var filterWords: String { choice.filter.isEmpty ? "" : " with \"\(choice.filter)\"" }
}

extension Stage {
  /// Shows a list until something is done with it besides choosing.
  ///
  /// - Throws: ``Departure`` if it is left otherwise.
  func present<Shown: ListPage & Spoken>(list page: inout Shown) throws -> Shown.Action {
    while true {
      let action = try present(page)
      guard let change = action.choosing else { return action }
      page.change(change)
    }
  }
}
