/// Something that a person, the system or the outside does to a screen, as a script writes it: `tap
/// "Add" in Row[2]`.
public struct Event: Sendable, Equatable {
  /// The text it was read from, with outer space removed.
  public let text: String
  let action: Action

  /// What happens, by the words of the grammar.
  enum Action: Sendable, Equatable {
    case tap(String, in: String?)
    case toggle(String, in: String?)
    case type(String, into: String, in: String?)
    /// A value in a picker, and the view around the picker.
    case select(String, String, in: String?)
    case slide(String, to: Double, in: String?)
    /// The path of the property, and an expression.
    case set(String, String)
    case environment(String, String)
    /// The person presses return in a text field.
    case submit(String, in: String?)
    /// Fingers on what shows the label.
    case gesture(Motion, String, in: String?)
    /// The pointer comes over what shows the label; nil: it leaves everything.
    case hover(String?, in: String?)
    case swipeToDelete(String, in: String?)
    case move(String, to: Int, in: String?)
    /// Virtual time goes by.
    case wait(Duration)
    case remove
    case insert
    case back
    case dismiss
    case scroll(String)
    case refresh
  }

  /// - Throws: ``EventError`` if the text does not follow the grammar of events.
  public init(_ text: String) throws(EventError) {
    self.text = text.trimmingSpaces
    var reader = EventReader(self.text)
    action = try reader.read()
  }
}

/// Why an event cannot happen: a sentence that says what is wrong and what would be possible.
public struct EventError: Error, Sendable, Equatable, CustomStringConvertible {
  public var message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }
}

/// Reads one line of the grammar of events.
private struct EventReader {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = Substring(text)
  }

  mutating func read() throws(EventError) -> Event.Action {
    let action = try readAction()
    let surplus = String(rest).trimmingSpaces
    guard surplus.isEmpty else {
      throw EventError("'\(text)' says more than one event can: '\(surplus)' is left over")
    }
    return action
  }

  private mutating func readAction() throws(EventError) -> Event.Action {
    let verb = word()
    if let action = try readControl(verb) { return action }
    if let action = try readMotion(verb) { return action }
    if let action = try readList(verb) { return action }
    switch verb {
    case "back": return .back
    case "dismiss": return .dismiss
    case "set", "environment":
      let form = verb == "set" ? "set View.property = EXPRESSION" : "environment key = VALUE"
      guard let equals = rest.firstRange(of: " = ") else { throw malformed(form) }
      let target = String(rest[..<equals.lowerBound]).trimmingSpaces
      let value = String(rest[equals.upperBound...]).trimmingSpaces
      rest = ""
      guard !target.isEmpty, !value.isEmpty else { throw malformed(form) }
      return verb == "set" ? .set(target, value) : .environment(target, value)
    case "remove": return .remove
    case "insert": return .insert
    case "wait":
      guard let duration = Duration(event: String(rest.filter { !$0.isWhitespace })) else {
        throw malformed("wait 2s, wait 500ms")
      }
      rest = ""
      return .wait(duration)
    default:
      throw EventError(
        "'\(text)' is no event; events begin with tap, toggle, type, submit, select, slide, double tap, long press, drag, pinch, rotate, hover, set, environment, swipe, move, scroll, pull, back, dismiss, wait, remove or insert"
      )
    }
  }

  /// What a person does with a control.
  private mutating func readControl(_ verb: String) throws(EventError) -> Event.Action? {
    switch verb {
    case "tap": return .tap(try quoted("tap \"Label\""), in: try place())
    case "toggle": return .toggle(try quoted("toggle \"Label\""), in: try place())
    case "type":
      let input = try quoted("type \"text\" into \"Field\"")
      try expect("into", "type \"text\" into \"Field\"")
      return .type(input, into: try quoted("type \"text\" into \"Field\""), in: try place())
    case "submit": return .submit(try quoted("submit \"Field\""), in: try place())
    case "select":
      let form = "select VALUE in \"Picker\""
      guard let range = rest.firstRange(of: " in \"") else { throw malformed(form) }
      let value = String(rest[..<range.lowerBound]).trimmingSpaces
      rest = rest[range.lowerBound...]
      try expect("in", form)
      return .select(value, try quoted(form), in: try place())
    case "slide":
      let form = "slide \"Label\" to 0.5"
      let label = try quoted(form)
      try expect("to", form)
      return .slide(label, to: try number(form), in: try place())
    default: return nil
    }
  }

  /// What fingers or a pointer do with any place of the screen.
  private mutating func readMotion(_ verb: String) throws(EventError) -> Event.Action? {
    switch verb {
    case "double":
      let form = "double tap \"Label\""
      try expect("tap", form)
      return .gesture(.tap(count: 2), try quoted(form), in: try place())
    case "long":
      let form = "long press \"Label\""
      try expect("press", form)
      return .gesture(.press, try quoted(form), in: try place())
    case "drag":
      let form = "drag \"Label\" by 40 0"
      let label = try quoted(form)
      try expect("by", form)
      let motion = Motion.drag(width: try number(form), height: try number(form))
      return .gesture(motion, label, in: try place())
    case "pinch", "rotate":
      let form = verb == "pinch" ? "pinch \"Label\" by 1.5" : "rotate \"Label\" by 45"
      let label = try quoted(form)
      try expect("by", form)
      let amount = try number(form)
      return .gesture(verb == "pinch" ? .pinch(amount) : .rotate(amount), label, in: try place())
    case "hover":
      let form = "hover over \"Label\", hover away"
      let direction = word()
      if direction == "away" { return .hover(nil, in: nil) }
      guard direction == "over" else { throw malformed(form) }
      return .hover(try quoted(form), in: try place())
    default: return nil
    }
  }

  /// What a person does with a list.
  private mutating func readList(_ verb: String) throws(EventError) -> Event.Action? {
    switch verb {
    case "scroll":
      let form = "scroll to \"Row\""
      try expect("to", form)
      return .scroll(try quoted(form))
    case "swipe":
      let form = "swipe to delete \"Row\""
      try expect("to", form)
      try expect("delete", form)
      return .swipeToDelete(try quoted(form), in: try place())
    case "move":
      let form = "move \"Row\" to 0"
      let label = try quoted(form)
      try expect("to", form)
      guard let index = Int(word()) else { throw malformed(form) }
      return .move(label, to: index, in: try place())
    case "pull":
      try expect("to", "pull to refresh")
      try expect("refresh", "pull to refresh")
      return .refresh
    default: return nil
    }
  }

  private func malformed(_ form: String) -> EventError {
    EventError("'\(text)' is not complete; write it as: \(form)")
  }

  private mutating func word() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func number(_ form: String) throws(EventError) -> Double {
    guard let value = Double(word()) else { throw malformed(form) }
    return value
  }

  private mutating func expect(_ wanted: String, _ form: String) throws(EventError) {
    guard word() == wanted else { throw malformed(form) }
  }

  private mutating func quoted(_ form: String) throws(EventError) -> String {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.popFirst() == "\"" else { throw malformed(form) }
    var result = ""
    while let character = rest.popFirst() {
      if character == "\"" { return result }
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else {
        result.append(character)
      }
    }
    throw malformed(form)
  }

  /// `in View[x]` at the end.
  private mutating func place() throws(EventError) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    try expect("in", "tap \"Label\" in View[x]")
    let place = String(rest).trimmingSpaces
    rest = ""
    guard !place.isEmpty else { throw malformed("tap \"Label\" in View[x]") }
    return place
  }
}
