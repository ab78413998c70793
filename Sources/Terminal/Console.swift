/// What a screen's loop needs of a terminal. ``TerminalDevice`` is the real one; tests have
/// their own.
public protocol Console: AnyObject {
  /// With the size that the window has now.
  var capabilities: Capabilities { get }

  /// Appends lines to what was written before, as text that scrolls.
  func write(_ lines: [StyledLine])

  /// Replaces what the window shows, at one go.
  ///
  /// - Parameters:
  ///   - page: From the top; lines that are too wide or too many are cut.
  ///   - cursor: Where the cursor stands; nil hides it.
  func draw(_ page: [StyledLine], cursor: CellPosition?)

  /// Switches to single keys and full pages; does nothing if that is the mode.
  func beginPages()

  /// Switches back to lines and scrolling text; does nothing if that is the mode.
  func endPages()

  /// Has clicks come as keys, or no more; where the terminal or the console knows none, nothing
  /// happens. Only between ``beginPages()`` and ``endPages()``.
  func reportClicks(_ isOn: Bool)

  /// Has another program use the terminal, such as an editor, and takes it again when `work` ends.
  ///
  /// - Returns: What `work` does.
  func lend<Result>(_ work: () throws -> Result) rethrows -> Result

  /// Hands a text to the terminal's clipboard.
  ///
  /// - Returns: Whether it was sent. Whether the terminal took it, nobody is told.
  func copy(_ text: String) -> Bool

  /// Whether Ctrl-C was pressed while nobody waited for a key or a line.
  var interruption: Interruption { get }

  /// Waits for a key. Only between ``beginPages()`` and ``endPages()``.
  func readKey() -> Key

  /// Waits for a key, at most so many milliseconds; nil if there was none.
  func readKey(milliseconds: Int) -> Key?

  /// Asks for one line.
  ///
  /// - Parameters:
  ///   - row: Among pages, the row in which the prompt stands; nil: the window's last.
  ///   - redraw: Among pages, draws the page behind the line; called first of all, and again when
  ///     the window changed its size.
  func readLine(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) -> LineReading
}

extension Console {
  public func lend<Result>(_ work: () throws -> Result) rethrows -> Result { try work() }

  public func write(_ line: StyledLine) { write([line]) }

  public func draw(_ page: [StyledLine]) { draw(page, cursor: nil) }

  public func readLine(_ request: LineRequest) -> LineReading {
    readLine(request, row: nil, redraw: nil)
  }
}

extension Console {
  public func reportClicks(_ isOn: Bool) {}
}
