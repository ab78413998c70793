import Curriculum
import Terminal

/// A program that was made up, before anything is asked of it.
struct ProgramPage: Page {
  enum Action: Equatable { case ask, skip, undo, leave }

  var place: Place
  var listing: Listing

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .enter, also: [.space, .right], "question", "on to the question; l there comes back", .ask),
      KeyBinding(.character("s"), "skip", "another time", .skip),
      KeyBinding(.character("u"), "undo", "take the answer before this question back", .undo),
      KeyBinding(.character("q"), "leave", "back to the menu; nothing is lost", .leave),
    ])
  }

  private var introduction: String {
    "Read this program first: you are asked what SwiftUI does with it. With the question, l "
      + "shows it again."
  }

  func content(on canvas: Canvas) -> PageContent {
    let code = CodeBlock(listing.source)
    return PageContent(
      title: place.title(on: canvas), status: StyledLine("READ", Look.running),
      body: [
        canvas.paragraph(introduction),
        code.window(width: canvas.width, wraps: true, canvas.glyphs),
      ].separated())
  }
}

extension ProgramPage: Spoken {
  var facts: [String] { [place.sentence, introduction] + listingFacts(listing) }
  var invitation: String { "Enter goes on to the question." }
}
