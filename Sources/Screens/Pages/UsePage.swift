import Drawing
import Simulation
import Terminal

/// A simulated screen that is used: the focus goes from one thing to the next, Enter touches it, and
/// what is typed goes into the field that has it.
struct UsePage: Page {
  enum Action: Equatable {
    case next, previous, up, down, touch, leave
    /// Return is pressed in a field.
    case submit
    /// Something else is chosen, or slid to.
    case change(String)
    case scroll(ScrollDirection)
    /// Until something that waits goes on.
    case letTimePass
    /// On a cell of the drawing.
    case click(CellPosition)
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
  /// Whether something waits for time to pass.
  var isWaitedFor = false

  var focused: Touchable? {
    focus.flatMap { touchables.indices.contains($0) ? touchables[$0] : nil }
  }

  var keys: KeyTable<Action> {
    var moves = [KeyBinding<Action>(.tab, "next", "the focus goes on to the next thing", .next)]
    if let focused, focused.text == nil {
      moves.append(KeyBinding(.enter, "touch", focused.event, .touch).kept())
    }
    if focused?.text != nil {
      moves.append(
        KeyBinding(
          .enter, "return", "return is pressed in the field, and the focus goes on", .submit
        ).kept())
      moves.append(KeyBinding(.backspace, "delete", "the last letter goes", .type(nil)))
    }
    let time = KeyBinding<Action>(
      .control("t"), "time",
      isWaitedFor
        ? "time goes by until something that waits goes on" : "a second goes by", .letTimePass)
    if isWaitedFor { moves.append(time.kept()) }
    moves += [
      KeyBinding(
        moving: [
          (.down, .down), (.up, .up), (.right, focused?.later.map(Action.change) ?? .next),
          (.left, focused?.earlier.map(Action.change) ?? .previous),
        ], label: "arrows", "move", arrows),
      KeyBinding(.pageDown, "down", "what is below comes on the screen", .scroll(.down)),
      KeyBinding(
        .pageUp, "up", "what is above comes back, and at the top what can be is refreshed",
        .scroll(.up)),
      KeyBinding(.backTab, "previous", "the focus goes back", .previous),
    ]
    if !isWaitedFor { moves.append(time) }
    moves.append(KeyBinding(.escape, "leave", "back to the prompt", .leave))
    var table = KeyTable(moves)
    table.clicking = { .click($0) }
    if focused?.text != nil { table.typing = { .type($0) } }
    return table
  }

  private var arrows: String {
    focused?.earlier == nil && focused?.later == nil
      ? "the focus goes that way, and scrolls at the edge"
      : "Left and Right choose; Up and Down move the focus, and scroll at the edge"
  }

  func content(on canvas: Canvas) -> PageContent {
    let drawing = shown.lines(on: canvas)
    let event = focused?.event ?? ""
    let hasRoom = "USE \(title) ".cellWidth + event.cellWidth + 2 <= canvas.width
    return PageContent(
      title: StyledLine(hasRoom ? "USE \(title)" : "USE", Look.title),
      status: StyledLine(focused?.event ?? ""), body: drawing, focusRow: rowOfFocus(in: drawing),
      notice: notice)
  }

  private var shown: ShownScreen {
    ShownScreen(scene: scene, before: before, focus: focused?.frame)
  }

  /// The index of what is clicked on; of things that lie inside of each other the smallest.
  ///
  /// - Parameter cell: Of the page's body.
  func touched(at cell: CellPosition, on canvas: Canvas) -> Int? {
    guard let point = shown.drawing(on: canvas).area(row: cell.row, column: cell.column) else {
      return nil
    }
    let (x, y) = (point.x + point.width / 2, point.y + point.height / 2)
    return touchables.indices.filter { index in
      let frame = touchables[index].frame
      return x >= frame.x && x <= frame.maxX && y >= frame.y && y <= frame.maxY
    }.min { left, right in
      let (one, other) = (touchables[left].frame, touchables[right].frame)
      return one.width * one.height < other.width * other.height
    }
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
