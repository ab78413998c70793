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

/// Writes JSON that was made elsewhere.
func write(json text: String) {
  write(document: text.escapedInJSON(isASCII: glyphsOfOutput == .ascii))
}

/// Writes what is read by programs, too, to standard output, line by line as it is. It goes there at
/// once, so that nothing is half written when the program stops; at the prompt, to the interface.
func write(document text: String) {
  if let output = CommandOutput.current {
    output.append(text)
  } else {
    StandardStream.output.write(glyphsOfOutput.spelled(text))
  }
}

/// Writes lines for people to standard output; a terminal that is too narrow for one breaks it between
/// words.
func write(lines: [String]) { say(lines, on: .output) }

/// Writes styled lines to standard output; at the prompt, their text.
func write(_ lines: [StyledLine], as capabilities: Capabilities) {
  if let output = CommandOutput.current {
    output.append(lines.map { $0.text + "\n" }.joined())
  } else {
    StandardStream.output.write(lines, as: capabilities)
  }
}

/// Says something on standard error, where it is in nobody's way.
func remark(_ lines: [String]) { say(lines, on: .error) }

private func say(_ lines: [String], on stream: StandardStream) {
  if let output = CommandOutput.current {
    output.append(lines.map { $0 + "\n" }.joined())
  } else {
    stream.write(lines: lines.map(glyphsOfOutput.spelled))
  }
}

/// A file or a program is given all characters; a terminal those that it can show.
var glyphsOfOutput: Glyphs {
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
