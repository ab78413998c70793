import Study
import Terminal

/// The end of a lesson: what became of it, and what to do with it while it is fresh.
struct LessonEndPage: Page {
  enum Action: Equatable { case goOn, remember }

  var title: String
  var sentences: [String]
  /// Whether it has parts that can be remembered.
  var hasIdeas: Bool

  var keys: KeyTable<Action> {
    KeyTable(
      [
        KeyBinding(
          .enter, or: .goingOn,
          also: [.character("b"), .character("q"), .escape, .left, .space], "go on",
          "on to what comes next", .goOn)
      ]
        + (hasIdeas
          ? [
            KeyBinding(
              .character("r"), "remember",
              "write what you remember, and see what you have left out", .remember)
          ] : []))
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine(title, Look.title),
      body: sentences.flatMap { canvas.paragraph(StyledLine($0), hanging: 2) }, isRead: true)
  }
}

extension LessonEndPage: Spoken {
  var facts: [String] { [title.sentence] + sentences }
  var invitation: String {
    "Enter goes on." + (hasIdeas ? " Type remember to write what you remember of it." : "")
  }
  var asks: String { "lesson> " }
}
