import CardStore
import Study
import Terminal

/// The learner's notes on a lesson, and a line for one more.
struct NotesPage: LinePage {
  enum Action: Equatable {
    case add(String)
    /// A note by its place, from 0, and its new words.
    case change(Int, String)
    case erase(Int)
    case command(String)
    case leave
  }

  /// Of the lesson.
  var title: String
  var notes: [Writing]
  /// What became of the last line.
  var notice = ""

  let prompt = "note> "

  var keys: KeyTable<Action> {
    var bindings = [
      KeyBinding<Action>(label: "Enter", "keep", "keep what was typed as a note"),
      KeyBinding(
        .enter, also: [.escape], label: "empty Enter", "back", "back to the lesson", .leave),
    ]
    if !notes.isEmpty {
      bindings += [
        KeyBinding(label: "delete 1", "delete", "delete and the number of a note takes it away"),
        KeyBinding(
          label: "change 1 ...", "change", "change, a number and words: what the note says now"),
      ]
    }
    return KeyTable(
      bindings + [
        KeyBinding(label: ":", "command", "a colon and a word leaves this and does that"),
        KeyBinding(
          .interrupt, "leave", "back to where you came from; what is listed is kept", .leave),
      ])
  }

  func action(typed line: String) -> Action {
    let text = line.trimmed
    if text.isEmpty { return .leave }
    if text.hasPrefix(":") { return .command(String(text.dropFirst()).trimmed) }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count > 1, let number = Int(words[1]), notes.indices.contains(number - 1) else {
      return .add(text)
    }
    switch words[0].lowercased() {
    case "delete" where words.count == 2: return .erase(number - 1)
    case "change" where words.count == 3: return .change(number - 1, words[2])
    default: return .add(text)
    }
  }

  func content(on canvas: Canvas) -> PageContent {
    let listed = notes.enumerated().flatMap { index, note in
      canvas.paragraph(
        StyledLine("\(index + 1)  ", Look.key) + StyledLine(note.text.oneLine), hanging: 3)
    }
    let body =
      [
        canvas.paragraph("Your notes on \(title)", Look.heading),
        listed.isEmpty ? canvas.paragraph("None so far.", Look.quiet) : listed,
        notice.isEmpty ? [] : canvas.paragraph(notice, Look.quiet),
      ].separated() + [""]
    return PageContent(
      title: StyledLine("NOTES", Look.title), status: StyledLine(counted(notes.count, "note")),
      body: body + [""], lineRow: body.count)
  }
}

extension NotesPage: Spoken {
  var facts: [String] {
    ["Your notes on \(title)."]
      + (notes.isEmpty
        ? ["None so far."] : notes.enumerated().map { "\($0 + 1). \($1.text.oneLine)" })
      + (notice.isEmpty ? [] : [notice])
  }

  var invitation: String {
    "Type a note, then Enter. An empty line goes back."
      + (notes.isEmpty ? "" : " Type delete 1, or change 1 and new words.")
  }

  var asks: String { prompt }
}

extension String {
  /// Several lines as one.
  var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " / ") }
}
