import Terminal

/// A terminal without a terminal: plays keys and lines back and remembers what was shown.
final class FakeConsole: Console {
  enum Input {
    case key(Key)
    case line(String)
    /// No key for a while.
    case pause
    /// Ctrl-C while a line is typed.
    case interruptedLine
  }

  var capabilities: Capabilities
  private var script: [Input]
  private(set) var frames: [[String]] = []
  private(set) var written: [String] = []
  private(set) var prompts: [String] = []
  private(set) var showsPages = false
  private(set) var copied: [String] = []
  var takesCopies = true
  var interruption = Interruption.never
  /// Called with each page, after it was drawn.
  var onDraw: ((String) -> Void)?
  /// A text on a page that ends the input.
  var stopsAt: String?
  /// Called before each line.
  var onLine: (() -> Void)?

  init(
    _ script: [Input], isPlain: Bool = false, isInteractive: Bool = true, width: Int = 80,
    height: Int = 24
  ) {
    self.script = script
    capabilities = Capabilities(
      glyphs: .unicode, isPlain: isPlain, isInteractive: isInteractive,
      size: Size(columns: width, rows: height))
  }

  /// Keys from characters; a space and a new line are the keys of that name.
  static func keys(_ text: String) -> [Input] {
    text.map { .key($0 == " " ? .space : $0.isNewline ? .enter : .character($0)) }
  }

  static func lines(_ lines: String...) -> [Input] { lines.map { .line($0) } }

  /// The last frame as text.
  var screen: String { frames.last?.joined(separator: "\n") ?? "" }

  /// Everything that was written, as text.
  var transcript: String { written.joined(separator: "\n") }

  /// Whether a text was ever seen on a page.
  func showed(_ text: String) -> Bool {
    frames.contains { $0.joined(separator: "\n").contains(text) }
  }

  func write(_ lines: [StyledLine]) { written += lines.map(\.text) }

  func draw(_ page: [StyledLine], cursor: CellPosition?) {
    frames.append(page.map(\.text))
    onDraw?(screen)
  }

  func copy(_ text: String) -> Bool {
    copied.append(text)
    return takesCopies
  }

  func beginPages() { showsPages = true }
  func endPages() { showsPages = false }

  func readKey() -> Key {
    if let stopsAt, screen.contains(stopsAt) { return .endOfInput }
    guard case .key(let key)? = script.first else { return .endOfInput }
    script.removeFirst()
    return key
  }

  func readKey(milliseconds: Int) -> Key? {
    if case .pause? = script.first {
      script.removeFirst()
      return nil
    }
    return readKey()
  }

  func readLine(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) -> LineReading {
    onLine?()
    prompts.append(request.prompt.text.trimmingPrefix(while: { $0 == " " }).description)
    switch script.first {
    case .line(let line)?:
      script.removeFirst()
      return .line(line)
    case .interruptedLine?:
      script.removeFirst()
      return .interrupted
    default: return .endOfInput
    }
  }
}
