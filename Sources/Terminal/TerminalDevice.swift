import CLineEdit

/// The terminal of the process: standard input and output.
///
/// However the process ends, the terminal is as it was before. Have one in a process.
public final class TerminalDevice: Console {
  private let input: CInt
  private let output: CInt
  private let capabilitiesAtStart: Capabilities
  private let editor: LineEditor
  private let events: CInt
  private var decoder = KeyDecoder()
  private var waiting: [Key] = []
  private var showsPages = false

  /// - Parameters:
  ///   - capabilities: What ``Capabilities/init(environment:facts:wishes:)`` made of
  ///     ``TerminalFacts/measured()``.
  ///   - history: Where lines are kept; nil: nowhere.
  public init(capabilities: Capabilities, history: HistoryFile? = nil) {
    input = 0
    output = 1
    capabilitiesAtStart = capabilities
    terminal_ignore_closed_pipes()
    events = capabilities.isInteractive ? terminal_watch(input, output) : -1
    editor = LineEditor(capabilities: capabilities, history: history)
  }

  public var capabilities: Capabilities {
    var now = capabilitiesAtStart
    if let size = Platform.windowSize(output) { now.size = size }
    return now
  }

  // MARK: Showing

  public func write(_ lines: [StyledLine]) {
    let text = lines.map {
      $0.rendered(color: capabilitiesAtStart.color, glyphs: capabilitiesAtStart.glyphs) + "\n"
    }
    send(text.joined())
  }

  public func draw(_ page: [StyledLine], cursor: CellPosition?) {
    guard capabilitiesAtStart.movesCursor else { return write(page) }
    let frame = Frame.drawing(page, cursor: cursor, capabilities: capabilities)
    send(frame)
  }

  public func copy(_ text: String) -> Bool {
    guard let sequence = capabilitiesAtStart.clipboard.sequence(for: text) else { return false }
    send(sequence)
    return true
  }

  public func beginPages() {
    guard !showsPages else { return }
    showsPages = true
    enterKeyMode()
  }

  public func endPages() {
    guard showsPages else { return }
    showsPages = false
    leaveKeyMode()
  }

  private func enterKeyMode() {
    guard capabilitiesAtStart.isInteractive else { return }
    _ = terminal_enter_key_mode()
    guard capabilitiesAtStart.movesCursor else { return }
    terminal_set_farewell(Frame.leavePages)
    send(Frame.enterPages)
  }

  private func leaveKeyMode() {
    guard capabilitiesAtStart.isInteractive else { return }
    if capabilitiesAtStart.movesCursor {
      send(Frame.leavePages)
      terminal_set_farewell("")
    }
    terminal_leave_key_mode()
  }

  // MARK: Keys

  public func readKey() -> Key {
    while true {
      if let key = nextKey(milliseconds: nil) { return key }
    }
  }

  public func readKey(milliseconds: Int) -> Key? {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let left = max(0, (end - .now) / .milliseconds(1))
      if let key = nextKey(milliseconds: Int(left.rounded(.up))) { return key }
      if left <= 0 { return nil }
    }
  }

  /// A key if there is one, nil if the wait ended without.
  private func nextKey(milliseconds: Int?) -> Key? {
    if !waiting.isEmpty { return waiting.removeFirst() }
    var timeout = milliseconds
    var ends = false
    if case .milliseconds(let patience) = decoder.patience, patience <= timeout ?? .max {
      timeout = patience
      ends = true
    }
    let descriptors = events >= 0 ? [events, input] : [input]
    let ready = Platform.waitForInput(descriptors, milliseconds: timeout)
    if ready.contains(events), let key = keyOfEvent() { return key }
    if ready.contains(input) { return keyOfInput() }
    if ends, ready.isEmpty { waiting += decoder.timeOut() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// One byte at a time: what is not part of this key may be meant for the line editor.
  private func keyOfInput() -> Key? {
    guard let byte = Platform.read(input, count: 1).first else { return .endOfInput }
    waiting += decoder.decode(byte)
    guard !waiting.isEmpty else { return nil }
    let key = waiting.removeFirst()
    if key == .control("z"), showsPages { return suspended() }
    return key
  }

  private func keyOfEvent() -> Key? {
    switch terminal_next_event() {
    case terminal_event_interrupt: return .interrupt
    case terminal_event_resize: return .resize
    case terminal_event_continue:
      if showsPages { enterKeyMode() }
      return .resize
    default: return nil
    }
  }

  /// The shell gets its screen back until the program is continued.
  private func suspended() -> Key {
    leaveKeyMode()
    terminal_stop_job()
    enterKeyMode()
    return .resize
  }

  // MARK: Lines

  public func readLine(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) -> LineReading {
    guard showsPages, capabilitiesAtStart.isInteractive else { return editor.read(request) }
    terminal_leave_key_mode()
    defer { _ = terminal_enter_key_mode() }
    guard capabilitiesAtStart.movesCursor else { return editor.read(request) }
    defer { terminal_set_farewell(Frame.leavePages) }
    let surroundings = LineEditor.Surroundings(
      enter: { self.send(Frame.enterPages) },
      draw: {
        redraw?()
        let row = min(row ?? .max, self.capabilities.size.rows - 1)
        self.send(Frame.move(to: CellPosition(row: row, column: 0)) + Frame.showCursor)
      },
      leave: { self.send(Frame.leavePages) },
      farewell: Frame.leavePages)
    surroundings.draw()
    return editor.read(request, within: surroundings)
  }

  private func send(_ text: String) {
    StandardOutput(descriptor: output).write(text)
  }
}
