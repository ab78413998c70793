import ArgumentParser
import Curriculum
import Terminal

/// Asks an author for what the command line left out, where somebody can be asked.
struct AuthorPrompt {
  private let console: TerminalDevice?

  init(_ surroundings: Surroundings, _ options: ChosenOptions) {
    let capabilities = Capabilities(
      environment: surroundings.environment, facts: .measured(), wishes: surroundings.wishes)
    let canAsk = capabilities.isInteractive && !options.noInput
    console = canAsk ? TerminalDevice(capabilities: capabilities) : nil
  }

  /// Where the lesson is to lie: asked again until it is a place.
  func place(parts: [String]) throws -> String {
    guard let console else {
      throw Failure(
        .usage, "Name the lesson, such as 03-state/resetting: nobody can be asked for it.")
    }
    if !parts.isEmpty { console.write(StyledLine("Parts: \(parts.joined(separator: ", "))")) }
    while true {
      let line = try ask("Part and name (03-state/resetting)> ", console)
      if NewLessonFile(line) != nil { return line }
      console.write(StyledLine(NewLessonFile.rule(line)))
    }
  }

  /// Nil if it is left open, or nobody can be asked.
  func title() throws -> String? {
    guard let console else { return nil }
    let line = try ask("Title (Enter makes one of the name)> ", console)
    return line.isEmpty ? nil : line
  }

  /// A line that was typed; nil if nobody can be asked.
  func line(_ question: String) throws -> String? {
    guard let console else { return nil }
    return try ask(question, console)
  }

  private func ask(_ question: String, _ console: TerminalDevice) throws -> String {
    switch console.readLine(LineRequest(prompt: StyledLine(question, .bold), usesHistory: false)) {
    case .line(let line): return String(line.drop(while: \.isWhitespace))
    case .interrupted: throw ExitCode(130)
    case .endOfInput: throw ExitCode.success
    }
  }
}
