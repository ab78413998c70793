import CLineEdit

/// Asks for lines: with readline at a terminal, without a prompt from a pipe.
///
/// Readline keeps its state in globals: have one editor in a process.
public final class LineEditor {
  private let input: CInt
  private let output: CInt
  private let capabilities: Capabilities
  private let history: HistoryFile?
  private let events: CInt
  private var plainReader: PlainLineReader

  /// - Parameters:
  ///   - capabilities: Without ``Capabilities/isInteractive`` readline is never touched.
  ///   - history: nil: lines are remembered while the program runs.
  public convenience init(capabilities: Capabilities, history: HistoryFile?) {
    self.init(input: 0, output: 1, capabilities: capabilities, history: history)
  }

  init(input: CInt, output: CInt, capabilities: Capabilities, history: HistoryFile?) {
    self.input = input
    self.output = output
    self.capabilities = capabilities
    self.history = history
    plainReader = PlainLineReader { Platform.read(input, count: 4096) }
    guard capabilities.isInteractive else {
      events = -1
      return
    }
    events = terminal_watch(input, output)
    Platform.useLocale()
    line_edit_prepare(input, output)
    history?.load()
  }

  /// The page around a line, if there is one.
  struct Surroundings {
    /// Makes the terminal ready for pages.
    var enter: () -> Void
    /// Draws the page and puts the cursor where the prompt begins.
    var draw: () -> Void
    /// Makes the terminal ready for other programs.
    var leave: () -> Void
    /// The escapes that do so.
    var farewell: String
  }

  /// Waits for a line, in the row of the cursor.
  public func read(_ request: LineRequest) -> LineReading {
    read(request, within: nil)
  }

  func read(_ request: LineRequest, within surroundings: Surroundings?) -> LineReading {
    guard capabilities.isInteractive else { return plainReader.next() }
    let completion = CompletionBox(request.completion)
    let prompt = request.prompt.renderedAsPrompt(
      color: capabilities.color, glyphs: capabilities.glyphs)
    terminal_catch_suspend(true)
    terminal_set_farewell(surroundings?.farewell ?? Frame.leaveLine)
    defer {
      terminal_set_farewell("")
      terminal_catch_suspend(false)
    }
    return withExtendedLifetime(completion) {
      line_edit_begin(
        prompt, request.initialText, request.usesHistory,
        request.completion == nil ? nil : offerCandidates,
        Unmanaged.passUnretained(completion).toOpaque())
      let reading = edit(surroundings, idle: request.idle)
      if case .line(let line) = reading, request.usesHistory { remember(line) }
      return reading
    }
  }

  private func edit(_ surroundings: Surroundings?, idle: LineRequest.Idle?) -> LineReading {
    while true {
      let ready = Platform.waitForInput([events, input], milliseconds: idle?.milliseconds)
      if ready.isEmpty, let news = idle?.news(), !news.isEmpty { show(news) }
      if ready.contains(events), handleEvent(surroundings) { return .interrupted }
      guard ready.contains(input) else { continue }
      switch line_edit_feed() {
      case line_edit_done: return .line(takeLine())
      case line_edit_end_of_input: return .endOfInput
      default: continue
      }
    }
  }

  /// Above the line, which stays as it was typed so far.
  private func show(_ news: [StyledLine]) {
    line_edit_put_aside()
    let text = news.map {
      $0.rendered(color: capabilities.color, glyphs: capabilities.glyphs) + "\n"
    }
    StandardOutput(descriptor: output).write(text.joined())
    line_edit_redraw()
  }

  /// Whether the line was interrupted.
  private func handleEvent(_ surroundings: Surroundings?) -> Bool {
    switch terminal_next_event() {
    case terminal_event_interrupt:
      line_edit_cancel()
      return true
    case terminal_event_resize:
      guard let surroundings else {
        line_edit_resize()
        break
      }
      surroundings.draw()
      line_edit_redraw()
    case terminal_event_suspend:
      surroundings?.leave()
      line_edit_suspend()
      resume(surroundings)
    case terminal_event_continue:
      resume(surroundings)
    default: break
    }
    return false
  }

  private func resume(_ surroundings: Surroundings?) {
    surroundings?.enter()
    surroundings?.draw()
    line_edit_resume()
  }

  /// Pasted text can hold line ends; a line does not.
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
    line_edit_add_candidate(candidate)
  }
}
