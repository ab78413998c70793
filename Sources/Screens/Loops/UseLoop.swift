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
  /// What was touched so far, the last of it first: the focus comes back to it.
  private var touched: [String] = []
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
        focus: focus, notice: notice, isWaitedFor: alarm != nil)
      let action = try stage.present(page)
      notice = ""
      switch action {
      case .leave: return
      case .next: move(by: 1)
      case .previous: move(by: -1)
      case .down: move(downwards: true)
      case .up: move(downwards: false)
      case .scroll(let direction): scroll(direction)
      case .letTimePass: perform(alarm ?? "wait 1s")
      case .touch: if let event = page.focused?.event { perform(event) }
      case .change(let event): perform(event)
      case .submit: submit()
      case .type(let letters): type(letters)
      case .click(let cell): click(page.touched(at: cell, on: stage.canvas))
      }
    }
  }

  // MARK: Focus

  /// At the end it goes on to what is out of sight, if anything is, and else back to the other end.
  private func move(by count: Int) {
    guard !touchables.isEmpty else { return notice = "Nothing here can be touched." }
    let next = (focus ?? 0) + count
    if !touchables.indices.contains(next), let further = scrollOn(count > 0 ? .down : .up) {
      return focus = further
    }
    focus = (next + touchables.count) % touchables.count
  }

  /// Scrolls on, and says what comes into reach by that, nearest to where the focus is.
  private func scrollOn(_ direction: ScrollDirection) -> Int? {
    let known = Set(touchables.map(\.event))
    guard screen().canScroll(direction), perform("scroll \(direction.rawValue)") else { return nil }
    let new = touchables.indices.filter { !known.contains(touchables[$0].event) }
    return direction == .down ? new.first : new.last
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
    scroll(downwards ? .down : .up)
  }

  /// Who pulls further down at the top of what can be refreshed has it refreshed.
  private func scroll(_ direction: ScrollDirection) {
    let refresh = "pull to refresh"
    let pulls = direction == .up && !screen().canScroll(.up)
    perform(
      pulls && screen().eventsInReach.contains(refresh)
        ? refresh : "scroll \(direction.rawValue)")
  }

  /// The event that lets time pass until something that waits goes on; nil where nothing does.
  private var alarm: String? { screen().availableEvents.first { $0.hasPrefix("wait ") } }

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

  /// Lets an event happen, and then as much time pass as everything that moves takes to come to rest:
  /// so long somebody would look at it. What comes into sight by scrolling has not changed.
  ///
  /// - Returns: Whether it could happen.
  @discardableResult
  private func perform(_ event: String) -> Bool {
    let aim = focus.flatMap { touchables.indices.contains($0) ? touchables[$0] : nil }
    var happened = true
    do {
      try happen(event)
      notice = event
      if let milliseconds = screen().millisecondsToRest {
        try happen("wait \(milliseconds)ms")
        notice += ", and \(milliseconds) ms in which it moves"
      }
      let now = try screen().drawn()
      before = event.hasPrefix("scroll ") ? nil : scene
      scene = now
    } catch let error as EventError {
      notice = error.message
      happened = false
    } catch {
      notice = "This screen cannot be drawn any more."
    }
    if let crash = screen().crash { notice = "The program stopped: \(crash)" }
    touchables = screen().touchables(in: scene)
    if let aim {
      touched.removeAll { $0 == aim.event }
      touched.insert(aim.event, at: 0)
    }
    keepFocus(on: aim)
    return happened
  }

  /// The focus stays on what had it; else it is where it was before that came, or near. What closes a
  /// sheet is not the first that somebody wants of it.
  private func keepFocus(on aim: Touchable?) {
    guard let aim, !touchables.isEmpty else {
      return focus = touchables.isEmpty ? nil : 0
    }
    func distance(_ other: Touchable) -> Double {
      abs(other.frame.y - aim.frame.y) + abs(other.frame.x - aim.frame.x)
    }
    func index(of event: String) -> Int? { touchables.firstIndex { $0.event == event } }
    let others = touchables.indices.filter { !touchables[$0].isOfSystem }
    focus =
      index(of: aim.event)
      ?? touchables.firstIndex { $0.frame == aim.frame && !$0.isOfSystem }
      ?? touched.lazy.compactMap(index).first
      ?? (others.isEmpty ? Array(touchables.indices) : others).min {
        distance(touchables[$0]) < distance(touchables[$1])
      }
  }
}
