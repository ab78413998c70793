/// Reads one line by a form of the grammar of events.
struct EventReader {
  enum Failure: Error, Equatable {
    /// A part is missing, or something else stands there.
    case incomplete
    /// What follows the parts is not `in View[x]`.
    case place
    case surplus(String)
  }

  private var rest: Substring
  /// What stands in brackets behind the label: 3 of `"star"[3]`.
  private(set) var number: Int?

  init(_ text: String) { rest = Substring(text) }

  mutating func read(_ form: EventForm) -> Result<Event.Action, Failure> {
    do { return .success(try action(form)) } catch { return .failure(error) }
  }

  private mutating func action(_ form: EventForm) throws(Failure) -> Event.Action {
    var arguments = EventForm.Arguments()
    for (index, part) in form.parts.enumerated() {
      switch part {
      case .word(let wanted): guard word() == wanted else { throw .incomplete }
      case .text:
        arguments.texts.append(try quoted())
        // The last text says what it happens to.
        if !form.parts[(index + 1)...].contains(where: \.isText) { number = try ordinal() }
      case .number:
        // An infinite amount is refused.
        guard let number = Double(word()), number.isFinite else { throw .incomplete }
        arguments.numbers.append(number)
      case .rest:
        arguments.texts.append(try text(before: form.parts.dropFirst(index + 1)))
      }
    }
    if form.takesPlace { arguments.place = try place() }
    let surplus = String(rest).trimmingSpaces
    guard surplus.isEmpty else { throw .surplus(surplus) }
    guard let action = form.make(arguments) else { throw .incomplete }
    return action
  }

  private mutating func word() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func quoted() throws(Failure) -> String {
    rest = rest.drop(while: \.isWhitespace)
    guard let opening = rest.popFirst(), let closing = Self.quotes[opening] else {
      throw .incomplete
    }
    var result = ""
    while let character = rest.popFirst() {
      if character == closing { return result }
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else {
        result.append(character)
      }
    }
    throw .incomplete
  }

  /// What a label may stand in; the others come with text that is pasted.
  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "'": "'"]

  /// `[3]` right behind a label.
  private mutating func ordinal() throws(Failure) -> Int? {
    guard rest.first == "[" else { return nil }
    guard let end = rest.firstIndex(of: "]"),
      let number = Int(rest[rest.index(after: rest.startIndex)..<end]), number > 0
    else { throw .incomplete }
    rest = rest[rest.index(after: end)...]
    return number
  }

  /// What stands before the next part, which is left for it.
  private mutating func text(
    before next: ArraySlice<EventForm.Part>
  ) throws(Failure) -> String {
    var end = rest.endIndex
    if case .word(let word)? = next.first {
      var mark = " \(word) "
      if case .text? = next.dropFirst().first { mark += "\"" }
      guard let found = rest.firstRange(of: mark) else { throw .incomplete }
      end = found.lowerBound
    }
    let text = String(rest[..<end]).trimmingSpaces
    rest = rest[end...]
    guard !text.isEmpty else { throw .incomplete }
    return text
  }

  /// `in View[x]` at the end.
  private mutating func place() throws(Failure) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    guard !rest.isEmpty else { return nil }
    guard word() == "in" else { throw .place }
    let place = String(rest).trimmingSpaces
    rest = ""
    guard !place.isEmpty else { throw .place }
    return place
  }
}

extension Event {
  /// - Throws: ``EventError`` if the text does not follow the grammar of events.
  public init(_ text: String) throws(EventError) {
    self.text = text.trimmingSpaces
    (action, number) = try EventForm.read(self.text)
  }
}

extension EventForm {
  /// What an event does, and which of the things that are called the same it means.
  ///
  /// - Throws: ``EventError`` with the form that the text comes near.
  fileprivate static func read(_ text: String) throws(EventError) -> (Event.Action, number: Int?) {
    let verb = String(text.prefix { !$0.isWhitespace })
    let forms = all.filter { $0.verb == verb }
    guard !forms.isEmpty else {
      let verbs = verbs.dropLast().joined(separator: ", ") + " or " + (verbs.last ?? "")
      throw EventError("'\(text)' is no event; events begin with \(verbs)")
    }
    var failures: [EventReader.Failure] = []
    for form in forms {
      var reader = EventReader(text)
      switch reader.read(form) {
      case .success(let action): return (action, reader.number)
      case .failure(let failure): failures.append(failure)
      }
    }
    throw error(text, forms, failures)
  }

  private static func error(
    _ text: String, _ forms: [EventForm], _ failures: [EventReader.Failure]
  ) -> EventError {
    for case .surplus(let rest) in failures {
      return EventError("'\(text)' says more than one event can: '\(rest)' is left over")
    }
    let wanted = zip(forms, failures).map { form, failure in
      failure == .place ? form.example + " in View[x]" : form.example
    }
    let ways = [wanted.joined(separator: ", or ")] + forms.map(\.alternative).filter { !$0.isEmpty }
    return EventError("'\(text)' is not complete; write it as: \(ways.joined(separator: "; "))")
  }
}
