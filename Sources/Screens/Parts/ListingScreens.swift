import Curriculum
import Drawing
import Simulation

/// What listings of a lesson look like when they appear.
///
/// Drawn are programs whose root a trace of the lesson names, and which no mockup shows. A drawing
/// that would answer a question about the first screen is not made.
struct ListingScreens: Sendable {
  private struct Drawn: Sendable {
    var scene: Scene
    var elements: [ScreenElement]
  }

  private var drawn: [String: Drawn] = [:]
  /// How they were before; what has changed since then is marked.
  private var earlier: [String: Drawn] = [:]
  /// Whether a drawing stands below its listing where there is no room beside it.
  var standsBelow = false

  /// No listing has a drawing.
  static let none = ListingScreens()

  private init() {}

  /// - Parameters:
  ///   - blocks: The listings among them are drawn.
  ///   - lesson: It says what their roots are.
  ///   - before: Those of the lesson as it was, while it is being written.
  init(of blocks: [Block], in lesson: Lesson, before: ListingScreens = .none) {
    let shown = Set(
      lesson.blocks.compactMap(\.mockup).filter { $0.screen != nil }.compactMap(\.listing))
    let traces =
      lesson.items.compactMap(\.trace) + lesson.blocks.compactMap { $0.shownTrace?.exercise }
    for listing in blocks.compactMap(\.listing) where listing.isProgram && !listing.isHidden {
      guard let id = listing.id, !shown.contains(id) else { continue }
      let asked = traces.filter { $0.listing == id }
      guard let root = asked.first?.root, !asked.contains(where: \.asksForFirstScreen) else {
        continue
      }
      let story = ScreenStory(
        files: [SourceFile(path: id, text: listing.source)], root: root, events: [])
      drawn[id] = story.scene(after: 0).map { Drawn(scene: $0, elements: story.elements(after: 0)) }
    }
    earlier = before.drawn
  }

  /// The screen of a listing; nil where it has none.
  func screen(of listing: Listing) -> ShownScreen? {
    guard let id = listing.id, let now = drawn[id] else { return nil }
    return ShownScreen(scene: now.scene, before: earlier[id]?.scene)
  }

  /// The same in words.
  func outline(of listing: Listing) -> ScreenOutline {
    ScreenOutline(elements: listing.id.flatMap { drawn[$0]?.elements } ?? [], events: [])
  }
}

extension TraceExercise {
  /// Whether what it asks can be seen on the screen before anything happens.
  fileprivate var asksForFirstScreen: Bool {
    switch subject {
    case .bodies, .order, .prints: false
    case .state, .frame, .negotiation, .screen, .value: events.isEmpty
    }
  }
}

extension Item {
  fileprivate var trace: TraceExercise? {
    if case .trace(let trace) = self { trace } else { nil }
  }
}
