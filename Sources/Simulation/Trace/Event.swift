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
    case type(String, into: String)
    case select(String, in: String)
    case slide(String, to: Double)
    /// The path of the property, and an expression.
    case set(String, String)
    case environment(String, String)
    /// The person presses return in a text field.
    case submit(String)
    case swipeToDelete(String)
    case move(String, to: Int)
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
    switch verb {
    case "tap": return .tap(try quoted("tap \"Label\""), in: try place())
    case "toggle": return .toggle(try quoted("toggle \"Label\""), in: try place())
    case "type":
      let input = try quoted("type \"text\" into \"Field\"")
      try expect("into", "type \"text\" into \"Field\"")
      return .type(input, into: try quoted("type \"text\" into \"Field\""))
    case "submit": return .submit(try quoted("submit \"Field\""))
    case "back": return .back
    case "dismiss": return .dismiss
    case "scroll":
      let form = "scroll to \"Row\""
      try expect("to", form)
      return .scroll(try quoted(form))
    case "select":
      let form = "select VALUE in \"Picker\""
      guard let range = rest.firstRange(of: " in \"") else { throw malformed(form) }
      let value = String(rest[..<range.lowerBound]).trimmingSpaces
      rest = rest[range.lowerBound...]
      try expect("in", form)
      return .select(value, in: try quoted(form))
    case "slide":
      let form = "slide \"Label\" to 0.5"
      let label = try quoted(form)
      try expect("to", form)
      guard let value = Double(word()) else { throw malformed(form) }
      return .slide(label, to: value)
    case "set", "environment":
      let form = verb == "set" ? "set View.property = EXPRESSION" : "environment key = VALUE"
      guard let equals = rest.firstRange(of: " = ") else { throw malformed(form) }
      let target = String(rest[..<equals.lowerBound]).trimmingSpaces
      let value = String(rest[equals.upperBound...]).trimmingSpaces
      rest = ""
      guard !target.isEmpty, !value.isEmpty else { throw malformed(form) }
      return verb == "set" ? .set(target, value) : .environment(target, value)
    case "swipe":
      let form = "swipe to delete \"Row\""
      try expect("to", form)
      try expect("delete", form)
      return .swipeToDelete(try quoted(form))
    case "move":
      let form = "move \"Row\" to 0"
      let label = try quoted(form)
      try expect("to", form)
      guard let index = Int(word()) else { throw malformed(form) }
      return .move(label, to: index)
    case "remove": return .remove
    case "insert": return .insert
    case "wait":
      guard let duration = Duration(event: String(rest.filter { !$0.isWhitespace })) else {
        throw malformed("wait 2s, wait 500ms")
      }
      rest = ""
      return .wait(duration)
    case "pull":
      try expect("to", "pull to refresh")
      try expect("refresh", "pull to refresh")
      return .refresh
    default:
      throw EventError(
        "'\(text)' is no event; events begin with tap, toggle, type, submit, select, slide, set, environment, swipe, move, scroll, pull, back, dismiss, wait, remove or insert"
      )
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
