import Study
import Terminal

/// What a search found, lesson by lesson, to choose from.
struct SearchPage: ListPage {
  enum Action: Equatable, ListAction {
    case choose(ListChoice.Change)
    case open
    /// A place by its number from 0, as plain mode has it.
    case numbered(Int)
    /// All places of each lesson, or the best only.
    case all
    case again, leave
    /// Search for what may have been meant.
    case suggested

    var choosing: ListChoice.Change? {
      if case .choose(let change) = self { change } else { nil }
    }
  }

  var results: SearchResults
  var showsAll = false
  var choice = ListChoice()

  /// A place with its lesson.
  struct Entry {
    var lesson: SearchResults.Lesson
    var place: SearchResults.Place
  }

  /// The best places of each lesson, or all of them.
  var allEntries: [Entry] {
    results.lessons.flatMap { lesson in
      shown(of: lesson).map { Entry(lesson: lesson, place: $0) }
    }
  }

  func words(of entry: Entry) -> String {
    "\(entry.lesson.number) \(entry.lesson.title) step \(entry.place.step) "
      + "\(entry.place.kindWords) \(entry.place.markedText)"
  }

  private func shown(of lesson: SearchResults.Lesson) -> ArraySlice<SearchResults.Place> {
    lesson.places.prefix(showsAll ? .max : SearchResults.fewPlaces)
  }

  /// Whether there is nothing that Enter could open.
  private var leavesWithEnter: Bool { results.isEmpty && results.suggestion == nil }

  private var hasMore: Bool {
    results.lessons.contains { $0.places.count > SearchResults.fewPlaces }
  }

  var keys: KeyTable<Action> {
    let open = KeyBinding<Action>(
      .enter, "open", "go to the chosen place, or be asked the question", .open)
    var others: [KeyBinding<Action>] = []
    if results.suggestion != nil {
      others.append(
        KeyBinding(.enter, "search for that", "search for what may have been meant", .suggested))
    }
    if hasMore {
      others.append(
        KeyBinding(
          .character("a"), showsAll ? "best" : "all",
          showsAll ? "the best places of each lesson" : "all places of each lesson", .all))
    }
    others += [
      KeyBinding(.character("s"), "search", "search for something else", .again),
      KeyBinding(
        .character("q"),
        also: [.escape, .character("b"), .left] + (leavesWithEnter ? [.enter] : []),
        "back", "back to where you were", .leave),
    ]
    return listKeys([open], others)
  }

  /// In plain mode the number of a place is typed.
  func action(forLine line: String) -> Action? {
    if let narrowing = narrowing(forLine: line) { return narrowing }
    if let number = Int(line.trimmed), allEntries.indices.contains(number - 1) {
      return .numbered(number - 1)
    }
    if line.trimmed.isEmpty { return results.suggestion == nil ? .leave : .suggested }
    return keys.action(forLine: line)
  }

  func content(on canvas: Canvas) -> PageContent {
    var body: [StyledLine] = []
    var focus: Int?
    let entries = entries
    for (number, entry) in entries.enumerated() {
      let lesson = entry.lesson
      if number == 0 || entries[number - 1].lesson.number != lesson.number {
        if !body.isEmpty { body.append(StyledLine()) }
        body += canvas.paragraph(
          StyledLine("\(lesson.number)  \(lesson.title)", Look.heading), hanging: 4)
      }
      if number == choice.selected { focus = body.count }
      body += lines(entry.place, isSelected: number == choice.selected, canvas)
      let left = lesson.places.count - shown(of: lesson).count
      let isLast =
        number + 1 == entries.count || entries[number + 1].lesson.number != lesson.number
      if isLast, left > 0, choice.filter.isEmpty {
        body += canvas.paragraph("and \(left) more", Look.quiet, indent: 2)
      }
    }
    if !results.isEmpty, entries.isEmpty { body = emptyLines(on: canvas) }
    if let sentence = results.emptySentence { body = canvas.paragraph(sentence) }
    return PageContent(
      title: StyledLine("SEARCH", Look.title) + "  \(results.query)",
      status: StyledLine(
        canvas.isNarrow || results.isEmpty
          ? "" : "\(counted(placeCount, "place")) in \(counted(results.lessons.count, "lesson"))"),
      body: body, focusRow: focus, notice: filterNotice)
  }

  private var placeCount: Int { results.lessons.reduce(0) { $0 + $1.places.count } }

  private func lines(_ place: SearchResults.Place, isSelected: Bool, _ canvas: Canvas)
    -> [StyledLine]
  {
    let mark = StyledLine(isSelected ? "> " : "  ", Look.running)
    let step = StyledLine("step \(place.step)", isSelected ? .bold : .plain)
    let kind = StyledLine(place.kindWords, Look.quiet)
    guard !canvas.isNarrow else {
      let text = canvas.excerpt(place, width: canvas.width - 4)
      return [mark + step + "  " + kind, .spaces(4) + text]
    }
    let lead = .spaces(canvas.margin) + mark + step.padded(to: 9) + kind.padded(to: 13)
    return [lead + canvas.excerpt(place, width: canvas.width - canvas.margin - lead.width)]
  }
}

extension Canvas {
  /// The text of a place around what was found, in one line. The words that were found are bold and
  /// underlined, or stand between stars where there are no styles.
  fileprivate func excerpt(_ place: SearchResults.Place, width: Int) -> StyledLine {
    var room = width
    var line = StyledLine()
    // Stars and wide characters take more cells than there are characters.
    repeat {
      let excerpt = place.excerpt(limit: room)
      line = StyledLine(excerpt.isCutBefore ? "\(glyphs.ellipsis) " : "")
      for piece in excerpt.pieces {
        guard piece.isMarked else {
          line.append(piece.text)
          continue
        }
        line.append(
          quotesCode ? "**\(piece.text)**" : piece.text, Look.running.adding(.underline))
      }
      if excerpt.isCutAfter { line.append(" \(glyphs.ellipsis)") }
      room -= 4
    } while line.width > width && room > width / 2
    return line.truncated(to: width, glyphs)
  }
}

extension SearchPage: Spoken {
  private func isShown(_ entry: Entry) -> Bool {
    entries.contains { $0.lesson.number == entry.lesson.number && $0.place == entry.place }
  }

  var facts: [String] {
    if let sentence = results.emptySentence { return [sentence] }
    return [
      "Search: \(results.query). \(counted(placeCount, "place")) in "
        + "\(counted(results.lessons.count, "lesson"))."
        + (choice.filter.isEmpty ? "" : " \(entries.count) of them\(filterWords).")
    ]
      + allEntries.enumerated().filter { isShown($0.element) }.map { index, entry in
        "\(index + 1). Lesson \(entry.lesson.number), \(entry.lesson.title.sentence) "
          + "Step \(entry.place.step), \(entry.place.kindWords): \(entry.place.markedText)"
      }
  }

  var invitation: String {
    guard !results.isEmpty else {
      return results.suggestion == nil
        ? "Type search to try other words, or press Enter to go back."
        : "Press Enter to search for that, or type search or back."
    }
    return "Type a number to go there, search for other words, or press Enter to go back."
  }
}

/// Asks what to search for.
struct SearchWordsPage: LinePage {
  enum Action: Equatable {
    case search(String)
    case leave
  }

  let prompt = "search> "

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(label: "Enter", "search", "look for what was typed"),
      KeyBinding(
        .enter, also: [.escape], label: "empty Enter", "back", "look for nothing", .leave),
      KeyBinding(.interrupt, "leave", "back to where you came from", .leave),
    ])
  }

  func action(typed line: String) -> Action {
    line.trimmed.isEmpty ? .leave : .search(line.trimmed)
  }

  func content(on canvas: Canvas) -> PageContent {
    let body = sentences.flatMap { canvas.paragraph($0) } + [StyledLine()]
    return PageContent(
      title: StyledLine("SEARCH", Look.title), body: body + [StyledLine()], lineRow: body.count)
  }

  private var sentences: [String] {
    [
      "Words in any order; their beginnings are enough. A part of a name finds it: change finds "
        + "onChange.",
      "Lessons, listings, questions, traces, concepts and wrong ideas are looked through.",
    ]
  }
}

extension SearchWordsPage: Spoken {
  var facts: [String] { ["Search."] + sentences }
  var invitation: String { "Type some words, then Enter. Enter alone goes back." }
}
