import Simulation

/// An event as a person types it: in full, in short, or by its number. The prompt, `--do` and
/// scripts take the same.
public enum TypedEvent {
  /// What the typed text means on a screen as it is now.
  ///
  /// - Throws: `EventError`, which says what is possible, if it means nothing or several things.
  public static func read(_ typed: String, on screen: Screen) throws(EventError) -> Event {
    // What is written in full needs no look at the screen.
    if let event = try? Event(typed) { return event }
    let shorthand = EventShorthand(available: screen.availableEvents)
    switch shorthand.read(typed) {
    case .event(let text): return try Event(text)
    case .ambiguous(let events):
      throw EventError("'\(typed)' could be \(listed(events, "or")); write more of it")
    case .incomplete(let event):
      throw EventError("'\(typed)' wants a text in the place of …:  \(event)")
    case .unknown:
      if let near = shorthand.nearest(to: typed) {
        throw EventError("'\(typed)' is not possible now; did you mean  \(near)  ?")
      }
      return try Event(typed)
    }
  }
}
