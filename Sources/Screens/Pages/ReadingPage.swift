import Curriculum
import Study
import Terminal

/// A step of a lesson that is read: prose, a listing, mockups with callouts.
struct ReadingPage: Page {
  enum Action: Equatable {
    case next, back, listing, mockup, screen, trace, copy, notes, search, leave
    case draft(DraftChoice)
  }

  var place: Place
  /// The last words of the section before, which stand above the heading.
  var ending: [Block] = []
  /// The heading it stands under; empty before the first.
  var title: String
  /// Whether the heading stood on a page before.
  var isContinued = false
  var blocks: [Block]
  /// What its listings look like.
  var screens = ListingScreens.none
  /// Whether there is a step before this one.
  var hasBack: Bool
  /// How many notes the learner has made on the lesson.
  var notes = 0
  /// Traces that a machine made and the learner has accepted or dropped on this page.
  var settledDrafts: Set<String> = []
  /// What became of a wish to copy.
  var notice = ""

  var keys: KeyTable<Action> {
    var bindings = [
      KeyBinding<Action>(
        .space, or: .goingOn, also: [.enter, .right], "next", "the next step", .next)
    ]
    if hasBack {
      bindings.append(KeyBinding(.character("b"), also: [.left], "back", "the step before", .back))
    }
    if !mockups.isEmpty {
      bindings.append(
        KeyBinding(.character("p"), "peek", "the mockup at full size, with its callouts", .mockup))
    } else if listings.contains(where: { screens.screen(of: $0) != nil }) {
      bindings.append(
        KeyBinding(.character("p"), "peek", "the screen that the program makes", .screen))
    }
    if !shownTraces.isEmpty {
      bindings.append(
        KeyBinding(
          .character("t"), "trace", spoken: ShownTrace.spoken, "step through what happens", .trace))
    }
    if !listings.isEmpty {
      bindings += [
        KeyBinding(
          .character("c"), "copy", "hand the code to the terminal, for its clipboard", .copy),
        KeyBinding(.character("l"), "listing", "the listing alone, as wide as it is", .listing),
      ]
    }
    bindings += [
      KeyBinding(.character("/"), "search", "find words in the lessons", .search),
      KeyBinding(.character("q"), "leave", "leave the lesson; the place is kept", .leave),
      KeyBinding(
        .character("w"), notes == 0 ? "write" : "notes (\(notes))", spoken: "note",
        "your notes on this lesson, and one more", .notes),
    ]
    return KeyTable(bindings + (openDraft == nil ? [] : draftKeys))
  }

  private var draftKeys: [KeyBinding<Action>] {
    [
      KeyBinding(
        .character("a"), "accept", "keep the trace, and no longer as a draft", .draft(.accept)),
      KeyBinding(.character("x"), "drop", "do not show this trace again", .draft(.drop)),
      KeyBinding(
        .character("e"), "edit", "open the editor where this trace stands", .draft(.edit)),
    ]
  }

  /// Traces to step through, as far as nobody has dropped them.
  var shownTraces: [ShownTrace] { blocks.compactMap(\.shownTrace) }

  /// A trace that a machine made, and of which the learner has said nothing so far.
  var openDraft: ShownTrace? {
    shownTraces.first { $0.draft != nil && !settledDrafts.contains($0.id) }
  }

  var listings: [Listing] {
    blocks.compactMap(\.listing)
  }

  var mockups: [Mockup] {
    blocks.compactMap(\.mockup)
  }

  func content(on canvas: Canvas) -> PageContent {
    let heading =
      title.isEmpty
      ? []
      : canvas.paragraph(
        StyledLine(title, isContinued ? Look.quiet : Look.heading)
          + StyledLine(isContinued ? ", continued" : "", Look.quiet))
    return PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: [
        illustratedLines(ending, on: canvas), heading,
        illustratedLines(blocks, screens, on: canvas),
      ].separated(), isRead: true, notice: notice)
  }

  var remarks: [String] {
    listings.isEmpty
      ? []
      : [
        "A terminal does not say whether it took a copy. If nothing arrives, allow it in the "
          + "settings (OSC 52; in tmux: set -g set-clipboard on), or select the code under l."
      ]
  }
}
