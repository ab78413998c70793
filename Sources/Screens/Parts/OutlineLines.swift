import Simulation
import Terminal

/// What is on a simulated screen, a thing a line: the views of the program, what they show, and
/// what can be done with it, by number.
struct ScreenOutline {
  let elements: [ScreenElement]
  /// In the order of their numbers, from 1.
  let events: [String]

  func lines(on canvas: Canvas) -> [StyledLine] {
    elements.flatMap { line($0, on: canvas) } + otherLines(on: canvas)
  }

  private func line(_ element: ScreenElement, on canvas: Canvas) -> [StyledLine] {
    let indent = min(2 * element.depth, canvas.width / 3)
    guard element.kind != nil else {
      return canvas.paragraph(element.text, Look.heading, indent: indent, hanging: indent + 4)
    }
    var line = StyledLine(element.text)
    if element.isDisabled { line += StyledLine("  (disabled)", Look.quiet) }
    for event in element.events {
      guard let number = events.firstIndex(of: event) else { continue }
      line += "  " + button(number + 1, shortForm(event, of: element))
    }
    return canvas.paragraph(line, indent: indent, hanging: indent + 4)
  }

  /// What is possible besides what belongs to a thing on the screen.
  private func otherLines(on canvas: Canvas) -> [StyledLine] {
    let told = Set(elements.flatMap(\.events))
    let others = events.enumerated().filter { !told.contains($0.element) }
    guard !others.isEmpty else { return [] }
    let line = others.reduce(StyledLine("also")) { line, other in
      line + "  " + button(other.offset + 1, other.element)
    }
    return canvas.paragraph(line, hanging: 4)
  }

  private func button(_ number: Int, _ words: String) -> StyledLine {
    StyledLine("[\(number) \(words)]", Look.key)
  }

  /// The event without what the line says already: a stepper is tapped at `+`, a bar of tabs at one
  /// of its titles.
  private func shortForm(_ event: String, of element: ScreenElement) -> String {
    let verb = event.prefix { $0 != "\"" && $0 != "…" }.trimmed
    if verb == "select" { return event.components(before: " in \"") }
    let parts = event.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, !event.contains("\\") else { return verb }
    let label = parts[parts.count - 2]
    let isNamed = element.label.contains(label) || label == element.kind ?? ""
    if label.isEmpty || isNamed { return verb }
    if !element.label.isEmpty, label.hasPrefix(element.label + " ") {
      return "\(verb) \(label.dropFirst(element.label.count + 1))"
    }
    return "\(verb) \"\(label)\""
  }
}

extension ScreenElement {
  /// `Toggle "Loud": off`
  var text: String {
    // A colour is called as the source calls it: `Color.red`.
    guard let kind, !(isColor && label.hasPrefix(kind + ".")) else { return label }
    let name = label.isEmpty ? kind : "\(kind) \"\(label)\""
    return value.map { "\(name): \($0)" } ?? name
  }
}

extension String {
  /// What stands before the last occurrence of a text; all of it if there is none.
  fileprivate func components(before text: String) -> String {
    ranges(of: text).last.map { String(self[..<$0.lowerBound]) } ?? self
  }
}
