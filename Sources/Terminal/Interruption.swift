import CLineEdit

/// Ctrl-C while something runs that waits for no key.
public enum Interruption {
  /// Whether Ctrl-C was pressed since somebody last looked; never waits. Only where a
  /// ``TerminalDevice`` watches the terminal: elsewhere Ctrl-C ends the process.
  public static func wasRequested() -> Bool {
    var isRequested = false
    while true {
      switch terminal_next_event() {
      case terminal_event_none: return isRequested
      case terminal_event_interrupt: isRequested = true
      default: continue
      }
    }
  }
}
