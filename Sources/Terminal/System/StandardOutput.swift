import CLineEdit

/// Where text for machines and finished pages go. Partial writes are completed.
public struct StandardOutput: Sendable {
  private let descriptor: CInt

  public init() { self.init(descriptor: 1) }

  init(descriptor: CInt) {
    self.descriptor = descriptor
    terminal_ignore_closed_pipes()
  }

  /// Writes the text as it is: for JSON and the like. Text from outside that people are to read
  /// must go through ``Span``.
  ///
  /// When the reader of a pipe has gone (`tutor … | head`) the program ends quietly with status
  /// 0; when the output fails otherwise, with a sentence and status 74.
  public func write(_ text: String) {
    switch Platform.write(text.utf8, to: descriptor) {
    case .bytes: return
    case .closedPipe: Platform.terminate(0)
    case .failed(let errno):
      let reason = Platform.describe(errno: errno)
      _ = Platform.write("tutor: cannot write the output: \(reason)\n".utf8, to: 2)
      Platform.terminate(74)
    }
  }
}
