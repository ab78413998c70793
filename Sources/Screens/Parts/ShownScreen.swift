import Drawing
import Simulation
import Terminal

/// A simulated screen as pages show it: cut to what is on it, in the characters and colours that
/// there are.
struct ShownScreen {
  var scene: Scene
  /// How it was before; what has changed since then is marked.
  var before: Scene?
  var focus: Area?

  /// - Parameter columns: How many there is room for; nil for those of the canvas.
  func lines(on canvas: Canvas, columns: Int? = nil) -> [StyledLine] {
    let changes = changes
    let drawing = drawing(on: canvas, columns: columns, marking: changes.marked)
    let said = changes.wholes.map { StyledLine("* \($0.sentence)", Look.quiet) }
    return drawing.styledLines(canvas.glyphs)
      + said.flatMap { $0.wrapped(to: columns ?? canvas.width) }
  }

  func drawing(on canvas: Canvas) -> CellDrawing {
    drawing(on: canvas, columns: nil, marking: changes.marked)
  }

  private func drawing(
    on canvas: Canvas, columns: Int?, marking marked: Set<Thing.Identity>
  ) -> CellDrawing {
    CellDrawing(
      of: scene, extent: .folded, columns: columns ?? canvas.width,
      attention: Attention(marked: marked, focus: focus),
      ink: canvas.quotesCode ? .shades : .colors)
  }

  private var changes: ScreenChanges {
    before.map { ScreenChanges(of: scene, since: $0) } ?? ScreenChanges()
  }

  /// Two screens, side by side where there is room, with what stands above each.
  static func pair(
    _ left: (title: String, screen: ShownScreen), _ right: (title: String, screen: ShownScreen),
    on canvas: Canvas
  ) -> [StyledLine] {
    let half = (canvas.width - 1) / 2
    let first = left.screen.lines(on: canvas, columns: half)
    let second = right.screen.lines(on: canvas, columns: half)
    let columns = Int((left.screen.scene.width / CellScale.usual.width).rounded())
    guard columns <= half else {
      return [StyledLine(left.title, Look.heading)] + left.screen.lines(on: canvas)
        + [StyledLine(), StyledLine(right.title, Look.heading)] + right.screen.lines(on: canvas)
    }
    let rows = max(first.count, second.count)
    func padded(_ lines: [StyledLine]) -> [StyledLine] {
      lines + Array(repeating: StyledLine(), count: rows - lines.count)
    }
    let divided = zip(padded(first), padded(second)).map { one, other in
      one.fitted(to: half, .leading, canvas.glyphs) + StyledLine("│", Look.quiet) + other
    }
    let titles = StyledLine(left.title, Look.heading).fitted(to: half + 1, .leading, canvas.glyphs)
    return [titles + StyledLine(right.title, Look.heading)] + divided
  }
}

extension ScreenChanges.Whole {
  /// What a person is told of it.
  fileprivate var sentence: String {
    switch self {
    case .screen, .panel(.cover): "Another screen: all of it is new."
    case .panel(.sheet): "The sheet is new, with all that is on it."
    case .panel(.alert), .panel(.dialog): "The box is new, with all that is in it."
    case .panel(.popover): "The bubble is new, with all that is in it."
    }
  }
}

/// The screens of a trace: made by letting everything happen again when somebody asks for one.
final class ScreenStory {
  private let files: [SourceFile]
  private let root: String?
  private let events: [String]
  private var screen: Screen?
  private var scenes: [Scene] = []
  /// What each event set in motion, in frames.
  private var strips: [[FilmFrame]] = []
  /// What was on the screen with each of them.
  private var elements: [[ScreenElement]] = []
  private var isOver = false

  /// - Parameter events: As scripts have them, in order, without the first appearance.
  init(files: [SourceFile], root: String?, events: [String]) {
    self.files = files
    self.root = root
    self.events = events
  }

  /// The screen after an event; 0 is the first appearance. Nil where that cannot be drawn.
  func scene(after event: Int) -> Scene? {
    while scenes.count <= event, !isOver { advance() }
    return scenes.indices.contains(event) ? scenes[event] : nil
  }

  /// The screen from an event on, until what it set in motion is over.
  func strip(after event: Int) -> [FilmFrame] { scene(after: event) == nil ? [] : strips[event] }

  /// The same in words, a thing a line.
  func elements(after event: Int) -> [ScreenElement] {
    scene(after: event) == nil ? [] : elements[event]
  }

  private func advance() {
    do {
      let shown: Screen
      if let screen {
        guard scenes.count <= events.count else { return isOver = true }
        try screen.perform(Event(events[scenes.count - 1]))
        shown = screen
      } else {
        shown = try Simulator(files: files).mount(root)
        screen = shown
      }
      strips.append(try shown.filmStrip())
      scenes.append(try shown.drawn())
      elements.append(shown.elements)
    } catch {
      isOver = true
    }
  }
}
