import Simulation
import Study

/// An event in the short forms that can mean only one thing on a screen: `tap +1`, `+1`, or the
/// number of an event that is possible.
struct EventShorthand {
  /// What the screen offers, as ``Screen/availableEvents`` has it.
  let available: [String]

  enum Reading: Equatable {
    /// The event in full.
    case event(String)
    /// The events that it could mean.
    case ambiguous([String])
    /// The event of that number wants something to be filled in for `…`.
    case incomplete(String)
    case unknown
  }

  func read(_ typed: String) -> Reading {
    // A sign makes it a label: `+1`.
    if typed.allSatisfy(\.isNumber), let number = Int(typed),
      available.indices.contains(number - 1)
    {
      let event = available[number - 1]
      return event.contains("…") ? .incomplete(event) : .event(event)
    }
    if (try? Event(typed)) != nil { return .event(typed) }
    let words = spoken(typed)
    guard !words.isEmpty else { return .unknown }
    let whole = available.filter { spoken($0) == words }
    if !whole.isEmpty { return reading(whole) }
    if let filled = typing(typed) ?? measured(typed) { return filled }
    let fixed = available.filter { !$0.contains("…") }
    let begun = fixed.filter { spoken($0).hasPrefix(words) }
    if !begun.isEmpty { return reading(begun) }
    return reading(fixed.filter { spoken($0).drop { $0 != " " }.dropFirst().hasPrefix(words) })
  }

  private func reading(_ events: [String]) -> Reading {
    switch events.count {
    case 0: .unknown
    case 1: .event(events[0])
    default: .ambiguous(events)
    }
  }

  /// `type Ada into name`: text and field without quotation marks.
  private func typing(_ typed: String) -> Reading? {
    guard let into = typed.range(of: " into ", last: true), typed.lowercased().hasPrefix("type ")
    else { return nil }
    let text = String(typed[..<into.lowerBound].dropFirst(5)).trimmed.withoutQuotes
    let field = spoken(String(typed[into.upperBound...]))
    let offers = available.filter { event in
      event.hasPrefix("type ")
        && spoken(event).components(after: " into ").hasPrefix(field)
    }
    return offers.isEmpty
      ? nil : reading(offers.map { $0.replacing("\"…\"", with: quotation(of: text)) })
  }

  /// `slide volume to 0.7`, `drag card by 10 0`: what is offered with another amount.
  private func measured(_ typed: String) -> Reading? {
    for separator in [" to ", " by "] {
      guard let place = typed.range(of: separator, last: true) else { continue }
      let head = spoken(String(typed[..<place.lowerBound]))
      let offers = available.compactMap { event -> String? in
        guard let end = event.range(of: separator, last: true),
          spoken(String(event[..<end.lowerBound])).hasPrefix(head)
        else { return nil }
        return event[..<end.upperBound] + String(typed[place.upperBound...])
      }
      if !offers.isEmpty { return reading(offers) }
    }
    return nil
  }

  /// The event that somebody may have meant; nil if none is near.
  func nearest(to typed: String) -> String? {
    let said = available.map { spoken($0) }
    return Study.nearest(to: spoken(typed), among: said)
      .flatMap { said.firstIndex(of: $0) }.map { available[$0] }
  }

  /// Words that can stand behind what was typed, whole events among them.
  func continuations(of text: String, from start: Int) -> [String] {
    let words = spoken(text, keepsEnd: true)
    return available.filter { $0.hasPrefix(text) || spoken($0).hasPrefix(words) }
      .map { event in
        // As many words of the event as were typed before the last one.
        event.hasPrefix(text) ? String(event.dropFirst(start)) : rest(of: event, after: text, start)
      }
  }

  /// What of an event replaces the last word of a text that spells it without quotation marks.
  private func rest(of event: String, after text: String, _ start: Int) -> String {
    let lead = spoken(String(text.prefix(start)), keepsEnd: true)
    for index in event.indices where spoken(String(event[..<index]), keepsEnd: true) == lead {
      if index == event.startIndex || event[event.index(before: index)] == " " {
        return String(event[index...])
      }
    }
    return event
  }
}

/// An event as one would say it: without quotation marks, in small letters, spaces once.
private func spoken(_ text: String, keepsEnd: Bool = false) -> String {
  var result = ""
  var isEscaped = false
  for character in text {
    if character == "\\", !isEscaped {
      isEscaped = true
      continue
    }
    defer { isEscaped = false }
    if character == "\"", !isEscaped { continue }
    if character == " ", result.isEmpty || result.last == " " { continue }
    result += character.lowercased()
  }
  return keepsEnd ? result : result.trimmed
}

private func quotation(of text: String) -> String {
  "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
}

extension String {
  /// Without quotation marks around it.
  fileprivate var withoutQuotes: String {
    count > 1 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
  }

  /// What stands behind the last occurrence of a text; empty if there is none.
  fileprivate func components(after text: String) -> Substring {
    range(of: text, last: true).map { self[$0.upperBound...] } ?? ""
  }

  fileprivate func range(of text: String, last: Bool) -> Range<String.Index>? {
    let all = ranges(of: text)
    return last ? all.last : all.first
  }
}
