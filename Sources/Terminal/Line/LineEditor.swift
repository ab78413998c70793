import CLineEdit

/// Asks for lines with readline.
///
/// Readline keeps its state in globals: have one editor in a process.
final class LineEditor {
  let session: TerminalSession
  private let capabilities: Capabilities
  private let history: HistoryFile?

  /// - Parameter history: nil: lines are remembered while the program runs.
  init(
    input: CInt = 0, output: CInt = 1, capabilities: Capabilities, history: HistoryFile?
  ) {
    self.capabilities = capabilities
    self.history = history
    Platform.useLocale()
    line_edit_prepare(input, output)
    // A paste is told by escapes, and a screen reader is given none: it is many lines then.
    session = TerminalSession(
      input: input, output: output, movesCursor: capabilities.movesCursor,
      takesPastes: !capabilities.isPlain && line_edit_takes_pastes())
    if capabilities.isPlain { line_edit_stay_silent() }
    history?.load()
  }

  /// Waits for a line, in the row of the cursor. Ctrl-C drops what was typed of it, and the line
  /// begins anew.
  ///
  /// - Parameter redraw: Among pages, draws the page around the line and puts the cursor where
  ///   the prompt begins.
  func read(_ request: LineRequest, redraw: (() -> Void)? = nil) -> LineReading {
    let completion = CompletionBox(request.completion)
    let prompt = request.prompt.renderedAsPrompt(
      color: capabilities.color, glyphs: capabilities.glyphs)
    return withExtendedLifetime(completion) {
      var initialText = request.initialText
      while true {
        line_edit_begin(
          prompt, initialText, request.usesHistory,
          request.completion == nil ? nil : offerCandidates,
          Unmanaged.passUnretained(completion).toOpaque())
        if let reading = edit(redraw, request) {
          if case .line(let line) = reading, request.usesHistory { remember(line) }
          return reading
        }
        initialText = ""
        redraw?()
      }
    }
  }

  /// - Returns: nil if what was typed is to be dropped.
  private func edit(_ redraw: (() -> Void)?, _ request: LineRequest) -> LineReading? {
    while true {
      switch session.next(milliseconds: request.idle?.milliseconds) {
      case .typed(.ascii([0x1B])) where request.endsWithEscape && isLeft:
        line_edit_cancel()
        return .line("")
      case .typed(let input):
        switch feed(input) {
        case line_edit_done: return .line(takeLine())
        case line_edit_end_of_input: return .endOfInput
        default: continue
        }
      case .interrupted:
        let hasText = line_edit_has_text()
        line_edit_cancel()
        return hasText ? nil : .interrupted
      case .ended:
        line_edit_cancel()
        return .endOfInput
      case .resized where redraw == nil: line_edit_resize()
      case .resized, .continued:
        redraw?()
        line_edit_redraw()
      case nil:
        if let news = request.idle?.news(), !news.isEmpty { show(news) }
      }
    }
  }

  /// Whether Esc by itself leaves the line: nothing is typed, and readline has no use for it.
  private var isLeft: Bool { line_edit_waits_behind_escape() && !line_edit_has_text() }

  /// Above the line, which stays as it was typed so far.
  private func show(_ news: [StyledLine]) {
    line_edit_put_aside()
    StandardStream.output.write(news, as: capabilities)
    line_edit_redraw()
  }

  private func feed(_ input: TypedInput) -> line_edit_state {
    switch input {
    // Nothing came behind it: it was pressed by itself, and the next character is meant as it is.
    case .ascii([0x1B]) where line_edit_waits_behind_escape(): return line_edit_editing
    case .ascii(let bytes): return line_edit_feed(bytes, bytes.count)
    case .scalar(let scalar):
      let bytes = Array(UTF8.encode(scalar) ?? .init())
      return line_edit_feed(bytes, bytes.count)
    case .paste(let text):
      line_edit_paste(text.asOneLine)
      return line_edit_editing
    }
  }

  /// A line end can be typed after Ctrl-V; a line has none.
  private func takeLine() -> String {
    guard let line = line_edit_take_line() else { return "" }
    defer { Platform.release(line) }
    return String(String(cString: line).map { $0.isNewline ? " " : $0 })
  }

  private func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    if let history { history.append(line) } else { _ = line_edit_history_add(line) }
  }
}

/// Carries the closure through C.
private final class CompletionBox {
  let completion: LineRequest.Completion?
  init(_ completion: LineRequest.Completion?) { self.completion = completion }
}

private func offerCandidates(
  _ context: UnsafeMutableRawPointer?, _ before: UnsafePointer<CChar>?,
  _ word: UnsafePointer<CChar>?
) {
  guard let context, let before, let word else { return }
  let box = Unmanaged<CompletionBox>.fromOpaque(context).takeUnretainedValue()
  for candidate in box.completion?(String(cString: before), String(cString: word)) ?? [] {
    // Readline shows them as they are.
    if candidate.sanitized == candidate { line_edit_add_candidate(candidate) }
  }
}

extension String {
  /// The lines of a pasted text behind one another, so that none of them is carried out before it
  /// was read.
  fileprivate var asOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").expandingTabs().sanitized
  }
}
