import Curriculum
import Foundation
import Terminal

/// A value as JSON for scripts: fields sorted by name, and a final line end. Whatever it holds, it
/// shows on any terminal as what it is.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  return text.escapedInJSON(isASCII: glyphsOfOutput == .ascii) + "\n"
}

/// Writes to standard output at once, so that nothing is half written when the program stops; at the
/// prompt, to the interface.
func write(_ text: String) {
  if let output = CommandOutput.current {
    output.append(text)
  } else {
    StandardStream.output.write(glyphsOfOutput.spelled(text))
  }
}

/// Writes lines to standard output.
func write(lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

/// Writes styled lines to standard output; at the prompt, their text.
func write(_ lines: [StyledLine], as capabilities: Capabilities) {
  if let output = CommandOutput.current {
    output.append(lines.map { $0.text + "\n" }.joined())
  } else {
    StandardStream.output.write(lines, as: capabilities)
  }
}

/// Says something on standard error, where it is in nobody's way.
func remark(_ lines: [String]) {
  let text = lines.map { $0 + "\n" }.joined()
  if let output = CommandOutput.current {
    output.append(text)
  } else {
    StandardStream.error.write(glyphsOfOutput.spelled(text))
  }
}

/// A file or a program is given all characters; a terminal those that it can show.
private var glyphsOfOutput: Glyphs {
  guard StandardStream.output.isTerminal else { return .unicode }
  let environment = ProcessInfo.processInfo.environment
  return Capabilities(environment: environment, facts: .measured()).glyphs
}

extension FindingText {
  /// As wide as the window; in a pipe, where programs look for `file:line:column`, lines are not
  /// broken.
  static var forOutput: FindingText {
    let facts = TerminalFacts.measured()
    return FindingText(width: facts.outputIsTerminal ? facts.size?.columns ?? 80 : 10_000)
  }
}
