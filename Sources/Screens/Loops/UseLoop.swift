import Drawing
import Simulation
import Terminal

/// Uses a simulated screen: the focus is moved over what can be touched, and touches it.
final class UseLoop {
  private let stage: Stage
  private var scene: Scene
  private var before: Scene?
  private var touchables: [Touchable] = []
  private var focus: Int?
  private var notice = ""
  /// The screen as it is now.
  private let screen: () -> Screen
  /// Lets an event happen.
  private let happen: (String) throws -> Void

  /// - Parameters:
  ///   - screen: The screen as it is now.
  ///   - happen: Lets an event happen; throws ``EventError``.
  /// - Throws: ``SourceError`` if the screen cannot be drawn.
  init(
    stage: Stage, screen: @escaping () -> Screen, happen: @escaping (String) throws -> Void
  ) throws {
    self.stage = stage
    self.screen = screen
    self.happen = happen
    scene = try screen().drawn()
    touchables = screen().touchables(in: scene)
    focus = touchables.isEmpty ? nil : 0
  }

  /// Goes on until it is left.
  ///
  /// - Throws: ``Departure``.
  func run() throws {
    while true {
      let page = UsePage(
        title: screen().trace.root, scene: scene, before: before, touchables: touchables,
        focus: focus, notice: notice)
      let action = try stage.present(page)
      notice = ""
      switch action {
      case .leave: return
      case .next: move(by: 1)
      case .previous: move(by: -1)
      case .down: move(downwards: true)
      case .up: move(downwards: false)
      case .scroll(let direction): perform("scroll \(direction.rawValue)")
      case .touch: if let event = page.focused?.event { perform(event) }
      case .change(let event): perform(event)
      case .submit: submit()
      case .type(let letters): type(letters)
      case .click(let cell): click(page.touched(at: cell, on: stage.canvas))
      }
    }
  }

  // MARK: Focus

  private func move(by count: Int) {
    guard !touchables.isEmpty else { return notice = "Nothing here can be touched." }
    let next = (focus ?? 0) + count
    focus = (next + touchables.count) % touchables.count
  }

  /// To the nearest thing that stands wholly below or above.
  private func move(downwards: Bool) {
    guard let focus, touchables.indices.contains(focus) else { return move(by: 0) }
    let from = touchables[focus].frame
    let others = touchables.indices.filter { index in
      let frame = touchables[index].frame
      return downwards ? frame.y >= from.maxY - 1 : frame.maxY <= from.y + 1
    }
    func distance(_ index: Int) -> Double {
      let frame = touchables[index].frame
      let across = abs(frame.x + frame.width / 2 - from.x - from.width / 2)
      return abs(frame.y - from.y) * 4 + across
    }
    if let next = others.min(by: { distance($0) < distance($1) }) { return self.focus = next }
    perform("scroll \(downwards ? "down" : "up")")
  }

  // MARK: Touching

  /// The focus goes where the click was, and what is not typed into is touched.
  private func click(_ index: Int?) {
    guard let index else { return notice = "Nothing can be touched there." }
    focus = index
    if touchables[index].text == nil { perform(touchables[index].event) }
  }

  private func type(_ letters: String?) {
    guard let focus, touchables.indices.contains(focus), let text = touchables[focus].text else {
      return
    }
    perform(touchables[focus].typing(letters.map { text + $0 } ?? String(text.dropLast())))
  }

  /// Return is pressed in the field that has the focus. Where nothing waits for that, the focus alone
  /// goes on.
  private func submit() {
    guard let focus, touchables.indices.contains(focus) else { return }
    let event = touchables[focus].submitting
    let isWaitedFor = perform(event)
    if !isWaitedFor { notice = "" }
    let stays = self.focus.map { touchables[$0].submitting == event } ?? false
    if stays { move(by: 1) }
  }

  /// - Returns: Whether it could happen.
  @discardableResult
  private func perform(_ event: String) -> Bool {
    let touched = focus.flatMap { touchables.indices.contains($0) ? touchables[$0] : nil }
    var happened = true
    do {
      try happen(event)
      notice = event
      let now = try screen().drawn()
      before = scene
      scene = now
    } catch let error as EventError {
      notice = error.message
      happened = false
    } catch {
      notice = "This screen cannot be drawn any more."
    }
    if let crash = screen().crash { notice = "The program stopped: \(crash)" }
    touchables = screen().touchables(in: scene)
    keepFocus(on: touched)
    return happened
  }

  /// The focus stays on what had it, else near it.
  private func keepFocus(on touched: Touchable?) {
    guard let touched, !touchables.isEmpty else {
      return focus = touchables.isEmpty ? nil : 0
    }
    func distance(_ other: Touchable) -> Double {
      abs(other.frame.y - touched.frame.y) + abs(other.frame.x - touched.frame.x)
    }
    focus =
      touchables.indices.first { touchables[$0].event == touched.event }
      ?? touchables.indices.first { touchables[$0].frame == touched.frame }
      ?? touchables.indices.min { distance(touchables[$0]) < distance(touchables[$1]) }
  }
}
