import Terminal

/// Says that the disk did not take something, and lets the learner try again when there is room.
struct UnwrittenPage: Page {
  enum Action: Equatable { case again, leave }

  /// Why it could not be written.
  var reason: String
  /// What a learner can do about it.
  var advice: String?

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(.enter, also: [.space], "try again", "write it once more", .again),
      KeyBinding(
        .character("q"), also: [.escape], "leave it", "leave without having it recorded", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine("NOT RECORDED YET", Look.title),
      body: facts.flatMap { canvas.paragraph($0) })
  }
}

extension UnwrittenPage: Spoken {
  var facts: [String] {
    [reason] + (advice.map { [$0] } ?? []) + ["The answer is still here, and can be tried again."]
  }
  var invitation: String { "Enter alone tries again. Type q to leave it unrecorded." }
}
