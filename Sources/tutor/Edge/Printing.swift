import Curriculum
import Foundation
import Terminal

/// A value as JSON for scripts: fields sorted by name, and a final line end.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

extension FindingText {
  /// As wide as the window; in a pipe, where programs look for `file:line:column`, lines are not
  /// broken.
  static var forOutput: FindingText {
    let facts = TerminalFacts.measured()
    return FindingText(width: facts.outputIsTerminal ? facts.size?.columns ?? 80 : 10_000)
  }
}

extension String {
  /// Without the characters by which a text from outside could command a terminal.
  var forTerminal: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
        }))
  }
}
