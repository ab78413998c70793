import Screens
import Terminal

/// `tutor help events`: a page of help that is no command's.
enum EventHelp {
  static let name = "events"

  static func write() {
    let facts = TerminalFacts.measured()
    let width = facts.outputIsTerminal ? facts.size?.columns ?? 80 : 80
    let lines = EventGrammar().lines(width: width, isPlain: false)
    tutor.write(lines: lines.map(\.text))
  }
}
