import Drawing
import Simulation
import Terminal

/// A simulated screen that is used: the focus goes from one thing to the next, Enter touches it, and
/// what is typed goes into the field that has it.
struct UsePage: Page {
  enum Action: Equatable {
    case next, previous, up, down, touch, leave
    case scroll(ScrollDirection)
    /// nil takes the last letter back.
    case type(String?)
  }

  var title: String
  var scene: Scene
  var before: Scene?
  var touchables: [Touchable]
  /// The index of what has the focus.
  var focus: Int?
  /// What the last key did.
  var notice = ""

  var focused: Touchable? {
    focus.flatMap { touchables.indices.contains($0) ? touchables[$0] : nil }
  }

  var keys: KeyTable<Action> {
    var moves: [KeyBinding<Action>] = [
      KeyBinding(.tab, "next", "the focus goes on to the next thing", .next),
      KeyBinding(.backTab, "previous", "the focus goes back", .previous),
      KeyBinding(
        moving: [(.down, .down), (.up, .up), (.right, .next), (.left, .previous)],
        label: "arrows", "move", "the focus goes that way, and scrolls at the edge"),
      KeyBinding(.pageDown, "down", "what is below comes on the screen", .scroll(.down)),
      KeyBinding(.pageUp, "up", "what is above comes back", .scroll(.up)),
    ]
    if let focused, focused.text == nil {
      moves.append(KeyBinding(.enter, "touch", focused.event, .touch))
    }
    if focused?.text != nil {
      moves.append(KeyBinding(.enter, "done", "the focus goes on to the next thing", .next))
      moves.append(KeyBinding(.backspace, "delete", "the last letter goes", .type(nil)))
    }
    moves.append(KeyBinding(.escape, "leave", "back to the prompt", .leave))
    var table = KeyTable(moves)
    if focused?.text != nil { table.typing = { .type($0) } }
    return table
  }

  func content(on canvas: Canvas) -> PageContent {
    let shown = ShownScreen(scene: scene, before: before, focus: focused?.frame)
    let drawing = shown.lines(on: canvas)
    return PageContent(
      title: StyledLine("USE \(title)", Look.title),
      status: StyledLine(focused?.event ?? ""), body: drawing, focusRow: rowOfFocus(in: drawing),
      notice: notice)
  }

  /// The line that has the focus: the one that stands out.
  private func rowOfFocus(in lines: [StyledLine]) -> Int? {
    lines.firstIndex { $0.spans.contains { $0.style.attributes.contains(.reverse) } }
  }
}

extension UsePage: Spoken {
  var facts: [String] { touchables.map(\.event) }
  var invitation: String { "Type leave, then Enter." }
}
