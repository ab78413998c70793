import CLineEdit

/// The terminal for as long as the program has it: what arrives from it, and the mode in which
/// keys arrive one by one and unseen. However the process ends or stops, the terminal is as it was
/// before.
///
/// It stays in that mode between one line and the next, too: what is typed while the program
/// works waits for whoever asks next, and a Ctrl-D among it is not lost.
final class TerminalSession {
  /// What a program at a terminal waits for.
  enum Happening {
    case typed(TypedInput)
    /// Ctrl-C; what was typed before it and not asked for yet is dropped.
    case interrupted
    /// The window has another size.
    case resized
    /// The program has the terminal again, after others had it.
    case continued
    /// Nothing will ever follow.
    case ended
  }

  private let input: CInt
  private let output: CInt
  private let events: CInt
  private let movesCursor: Bool
  /// Whether an empty read means only that there is nothing to read.
  private let isQuiet: Bool
  private var scanner = InputScanner()
  private var bytes: ArraySlice<UInt8> = []
  private var waiting: ArraySlice<TypedInput> = []
  /// When bytes came last, or were dropped.
  private var lastHeard = ContinuousClock.now
  private(set) var showsPages = false
  private var reportsClicks = false

  /// - Parameters:
  ///   - movesCursor: Without, the terminal gets no escapes.
  ///   - takesPastes: Whether pasted text is to be told from typed text.
  init(input: CInt, output: CInt, movesCursor: Bool, takesPastes: Bool) {
    self.input = input
    self.output = output
    self.movesCursor = movesCursor
    pasteMarks = movesCursor && takesPastes ? (Frame.markPastes, Frame.stopMarkingPastes) : ("", "")
    events = terminal_watch(input, output)
    isQuiet = terminal_enter_quiet_mode()
    terminal_set_escapes(pasteMarks.on, pasteMarks.off)
    send(pasteMarks.on)
  }

  deinit { terminal_restore() }

  private let pasteMarks: (on: String, off: String)

  // MARK: Pages

  /// Shows an empty page in place of the text that scrolls.
  func enterPages() {
    guard !showsPages else { return }
    showsPages = true
    guard movesCursor else { return }
    terminal_set_escapes(
      pasteMarks.on + Frame.enterPages, Frame.leavePages + pasteMarks.off)
    send(Frame.enterPages)
  }

  func leavePages() {
    guard showsPages else { return }
    reportClicks(false)
    showsPages = false
    guard movesCursor else { return }
    send(Frame.leavePages)
    terminal_set_escapes(pasteMarks.on, pasteMarks.off)
  }

  /// Has the terminal report clicks on a page, or no more. However the process ends meanwhile, it
  /// reports none afterwards.
  func reportClicks(_ isOn: Bool) {
    guard showsPages, movesCursor, isOn != reportsClicks else { return }
    reportsClicks = isOn
    let farewell = Frame.leavePages + pasteMarks.off
    if isOn {
      terminal_set_escapes(
        pasteMarks.on + Frame.enterPages + Frame.reportClicks, Frame.stopReportingClicks + farewell)
      send(Frame.reportClicks)
    } else {
      send(Frame.stopReportingClicks)
      terminal_set_escapes(pasteMarks.on + Frame.enterPages, farewell)
    }
  }

  /// Has another program use the terminal, and takes it again when that ends.
  func lend<Result>(_ work: () throws -> Result) rethrows -> Result {
    terminal_lend()
    defer { terminal_take_back() }
    return try work()
  }

  private func send(_ text: String) { StandardStream(descriptor: output).send(text) }

  // MARK: Waiting

  /// Waits for something to happen.
  ///
  /// - Parameter milliseconds: At most so long; nil waits for ever.
  /// - Returns: nil if the time is over.
  func next(milliseconds: Int?) -> Happening? {
    let end = milliseconds.map { ContinuousClock.now + .milliseconds($0) }
    while true {
      if let input = waiting.popFirst() { return .typed(input) }
      if let byte = bytes.popFirst() {
        waiting += scanner.scan(byte)
        continue
      }
      let left = end.map { max(0, Int((($0 - .now) / .milliseconds(1)).rounded(.up))) }
      let patience = [left, scanner.patience].compactMap(\.self).min()
      let ready = Platform.waitForInput([events, input], milliseconds: patience)
      if ready.contains(events), let happening = takeEvent() { return happening }
      if ready.contains(input) {
        // One byte at a time: what comes after the program's end is meant for others.
        bytes = Platform.read(input, count: scanner.isInPaste ? 4096 : 1)[...]
        guard !bytes.isEmpty else {
          if !isQuiet || Platform.hasHungUp(input) { return .ended }
          // Ctrl-C threw away what was announced.
          continue
        }
        // Nobody may have waited while the patience ran out.
        if let patience = scanner.patience, lastHeard + .milliseconds(patience) < .now {
          waiting += scanner.timeOut()
        }
        lastHeard = .now
      } else if ready.isEmpty {
        if let left, left <= patience ?? 0, scanner.patience.map({ $0 > left }) ?? true {
          return nil
        }
        waiting += scanner.timeOut()
      }
    }
  }

  private func takeEvent() -> Happening? {
    switch terminal_next_event() {
    case terminal_event_interrupt:
      bytes = []
      waiting = []
      scanner.drop()
      lastHeard = .now
      return .interrupted
    case terminal_event_resize: return .resized
    case terminal_event_continue: return .continued
    default: return nil
    }
  }
}
