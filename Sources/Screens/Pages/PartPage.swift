import Study
import Terminal

/// The end of the part of a lesson that there is time for today.
struct PartPage: Page {
  enum Action: Equatable { case done, goOn }

  /// The last page of the part.
  var place: Place
  var minutesLeft: Int

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .enter, also: [.space, .character("q"), .escape], "done for today", spoken: "done",
        "on to what comes next today, or back to the plan", .done),
      KeyBinding(.goingOn, "go on", "go on with the lesson all the same", .goOn),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: sentences.flatMap { canvas.paragraph($0, hanging: 2) })
  }

  var sentences: [String] {
    [
      "This was today's part of the lesson. Everything is recorded.",
      "The rest takes about \(counted(minutesLeft, "minute")), and comes tomorrow.",
    ]
  }
}
