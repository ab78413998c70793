import Terminal

/// Asks whether a file that is there already may go.
struct ReplacePage: Page {
  enum Action: Equatable { case replace, leave }

  var path: String

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(.character("y"), "replace", "write over the file", .replace),
      KeyBinding(
        .character("n"), also: [.escape, .enter, .character("q")], "leave it",
        "write nothing", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine("EXPORT", Look.title),
      body: canvas.paragraph(sentence) + canvas.paragraph("Replace it?", .bold))
  }

  private var sentence: String { "There is a file \(path) already." }
}

extension ReplacePage: Spoken {
  var facts: [String] { [sentence] }
  var invitation: String { "Type y to replace it, or n to leave it." }
}
