/// The terminal of the process: standard input and output.
///
/// However the process ends, the terminal is as it was before. Have one in a process.
public final class TerminalDevice: Console {
  private let capabilitiesAtStart: Capabilities
  private let output = StandardStream.output
  /// nil if nobody can be asked.
  private let editor: LineEditor?
  private var plainReader = PlainLineReader { Platform.read(0, count: 4096) }
  private var decoder = KeyDecoder()
  private var waiting: ArraySlice<Key> = []

  /// - Parameters:
  ///   - capabilities: What ``Capabilities/init(environment:facts:wishes:)`` made of
  ///     ``TerminalFacts/measured()``. Without ``Capabilities/isInteractive`` readline is never
  ///     touched.
  ///   - history: Where lines are kept; nil: nowhere.
  public init(capabilities: Capabilities, history: HistoryFile? = nil) {
    capabilitiesAtStart = capabilities
    editor =
      capabilities.isInteractive ? LineEditor(capabilities: capabilities, history: history) : nil
  }

  public var capabilities: Capabilities {
    var now = capabilitiesAtStart
    if let size = Platform.windowSize(1) { now.size = size }
    return now
  }

  // MARK: Showing

  public func write(_ lines: [StyledLine]) {
    let text = lines.map {
      $0.rendered(color: capabilitiesAtStart.color, glyphs: capabilitiesAtStart.glyphs) + "\n"
    }
    output.send(text.joined())
  }

  public func draw(_ page: [StyledLine], cursor: CellPosition?) {
    guard capabilitiesAtStart.movesCursor else { return write(page) }
    output.send(Frame.drawing(page, cursor: cursor, capabilities: capabilities))
  }

  public func copy(_ text: String) -> Bool {
    guard let sequence = capabilitiesAtStart.clipboard.sequence(for: text) else { return false }
    output.send(sequence)
    return true
  }

  public func beginPages() { editor?.session.enterPages() }

  public func endPages() { editor?.session.leavePages() }

  public func reportClicks(_ isOn: Bool) { editor?.session.reportClicks(isOn) }

  public func lend<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let session = editor?.session else { return try work() }
    return try session.lend(work)
  }

  // MARK: Keys

  public var interruption: Interruption { editor == nil ? .never : Interruption() }

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
    guard let editor else { return .endOfInput }
    if let key = waiting.popFirst() { return key }
    let patience = [milliseconds, decoder.patience].compactMap(\.self).min()
    switch editor.session.next(milliseconds: patience) {
    case .typed(let input): waiting += decoder.decode(input)
    case .interrupted:
      decoder = KeyDecoder()
      return .interrupt
    case .resized, .continued: return .resize
    case .ended: return .endOfInput
    case nil: if patience == decoder.patience { waiting += decoder.timeOut() }
    }
    return waiting.popFirst()
  }

  // MARK: Lines

  public func readLine(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) -> LineReading {
    guard let editor else { return plainReader.next() }
    guard editor.session.showsPages, capabilitiesAtStart.movesCursor else {
      return editor.read(request)
    }
    let draw = { [self] in
      redraw?()
      let row = min(row ?? .max, capabilities.size.rows - 1)
      output.send(Frame.move(to: CellPosition(row: row, column: 0)) + Frame.showCursor)
    }
    draw()
    return editor.read(request, redraw: draw)
  }
}
