import CLineEdit

/// Standard output or standard error: everything that the program says to people leaves it here.
///
/// Nothing that reaches a terminal can command it, but for the escapes of this module: pages and
/// lines are made of ``Span``s, and any other text is made harmless here. Partial writes are
/// completed.
public struct StandardStream: Sendable {
  private let descriptor: CInt

  public static let output = StandardStream(descriptor: 1)
  public static let error = StandardStream(descriptor: 2)

  init(descriptor: CInt) {
    self.descriptor = descriptor
    terminal_ignore_closed_pipes()
  }

  /// Whether people see it at once.
  public var isTerminal: Bool { Platform.isTerminal(descriptor) }

  /// Those of the terminal's window; nil for what is no terminal, where no line is too wide.
  public var columns: Int? {
    isTerminal ? (Platform.windowSize(descriptor) ?? .standard).columns : nil
  }

  /// Writes lines for people: none ends in the middle of a word because the window does.
  public func write(lines: [String]) {
    let texts = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let shown = columns.map { columns in
      texts.flatMap { String($0).wrapped(to: columns) }.map(\.text)
    }
    write((shown ?? texts.map(String.init)).map { $0 + "\n" }.joined())
  }

  /// Writes a text of any number of lines, with control characters made visible.
  ///
  /// When the reader of a pipe has gone (`tutor … | head`) the program ends quietly with status
  /// 0; when the output fails otherwise, with a sentence and status 74.
  public func write(_ text: String) { send(text.sanitizedLines) }

  /// Writes lines with their styles, as far as the terminal has them.
  public func write(_ lines: [StyledLine], as capabilities: Capabilities) {
    send(
      lines.map {
        $0.rendered(color: capabilities.color, glyphs: capabilities.glyphs) + "\n"
      }.joined())
  }

  /// Writes JSON, or a piece of it, in which no string can command a terminal.
  public func write(json text: String) { send(text.escapedInJSON()) }

  /// Writes rows of comma-separated values, in which no field can command a terminal.
  public func write(table text: String) { send(text.escapedInTable) }

  /// Shows a line in place of the one that was shown so before; an empty one leaves nothing of it.
  /// Only for a terminal.
  public func show(inPlace line: String) { send("\r" + line.sanitized + "\u{1B}[K") }

  /// Writes a text as it is.
  func send(_ text: String) {
    guard !text.isEmpty else { return }
    switch Platform.write(text.utf8, to: descriptor) {
    case .bytes: return
    case .closedPipe: Platform.terminate(0)
    // There is nobody to tell that the errors cannot be told.
    case .failed where descriptor == 2: return
    case .failed(let errno):
      let reason = Platform.describe(errno: errno)
      StandardStream.error.write("tutor: cannot write the output: \(reason)\n")
      Platform.terminate(74)
    }
  }
}
