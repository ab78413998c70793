import Curriculum
import Terminal

/// A program, before anything is asked of it.
struct ProgramPage: Page {
  enum Action: Equatable { case ask, skip, undo, back, leave }

  var place: Place
  var listing: Listing
  /// Prose that leads to it.
  var lead: [Block] = []
  /// Whether there is a page to look back at.
  var hasBack = false

  var keys: KeyTable<Action> {
    KeyTable(
      [
        KeyBinding(
          .enter, also: [.space, .right, .goingOn], "question",
          "on to the question; l there comes back", .ask)
      ]
        + (hasBack
          ? [KeyBinding(.character("b"), also: [.left], "back", "the page before", .back)] : [])
        + [
          KeyBinding(.character("s"), "skip", "another time", .skip),
          KeyBinding(.character("u"), "undo", "take the answer before this question back", .undo),
          KeyBinding(
            .character("q"), "leave", "back to where you came from; nothing is lost", .leave),
        ])
  }

  private var introduction: String {
    "Read this program first: you are asked what SwiftUI does with it. With the question, l "
      + "shows it again."
  }

  func content(on canvas: Canvas) -> PageContent {
    return PageContent(
      title: place.title(on: canvas), status: StyledLine("READ", Look.running),
      body: [
        illustratedLines(lead, on: canvas),
        lead.isEmpty ? canvas.paragraph(introduction) : [],
        listing.code.window(width: canvas.width, wraps: true, canvas.glyphs),
      ].separated(), isRead: true)
  }
}

extension ProgramPage: Spoken {
  var facts: [String] {
    [place.sentence] + (lead.isEmpty ? [introduction] : Screens.facts(of: lead))
      + listingFacts(listing)
  }
  var invitation: String { "Enter goes on to the question." }
}
