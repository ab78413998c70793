import ProcessorTime
import Terminal

/// A terminal that presses keys and notes what each costs until its page is drawn, escapes included.
final class KeyConsole: Console {
  let capabilities = Capabilities(
    color: true, glyphs: .unicode, size: Size(columns: 120, rows: 40))
  let interruption = Interruption.never
  private var keys: [Key]
  private var pressed: Double?
  /// Seconds of processor time from a key to the end of drawing.
  private(set) var costs: [Double] = []
  private(set) var bytes = 0

  init(_ keys: [Key]) { self.keys = keys.reversed() }

  func write(_ lines: [StyledLine]) {}

  func draw(_ page: [StyledLine], cursor: CellPosition?) {
    let text = page.map { $0.rendered(color: true, glyphs: .unicode) }
    bytes += text.reduce(0) { $0 + $1.utf8.count }
    if let pressed { costs.append(ProcessorTime.seconds - pressed) }
    pressed = nil
  }

  func beginPages() {}
  func endPages() {}
  func copy(_ text: String) -> Bool { false }

  func readKey() -> Key {
    guard let key = keys.popLast() else { return .endOfInput }
    pressed = ProcessorTime.seconds
    return key
  }

  func readKey(milliseconds: Int) -> Key? { readKey() }

  func readLine(_ request: LineRequest, row: Int?, redraw: (() -> Void)?) -> LineReading {
    .endOfInput
  }
}
