import Terminal

/// Pages as a dialogue: facts are appended, lines are asked for, nothing is ever drawn again.
final class PlainDialogue {
  private let console: any Console
  /// What was said last, so that a page shown again says only what is new.
  private var said: (page: String, facts: [String]) = ("", [])
  private var invited = ""

  init(console: any Console) { self.console = console }

  /// Says a page and asks until a line means something on it.
  func present<Shown: Page & Spoken>(_ page: Shown) throws -> Shown.Action {
    let facts = page.facts
    let name = "\(Shown.self) \(facts.first ?? "")"
    let known = said.page == name ? said.facts : []
    say(facts.filter { !known.contains($0) }.map { StyledLine($0) })
    said = (name, facts)
    invite(page.invitation)
    while true {
      let line = try ask(page.linePrompt)
      if line.hasPrefix(":"), line.count > 1 {
        throw Departure.command(String(line.dropFirst()).trimmed)
      }
      if line == "?", page.keys.action(for: .character("?")) == nil {
        sayWords(page.keys)
        say(page.remarks.map { StyledLine($0) })
        continue
      }
      if let action = page.action(forLine: line) { return action }
      say([StyledLine("\"\(line)\" means nothing here. \(page.invitation)")])
    }
  }

  /// Appends lines, broken at the width of the window.
  func say(_ lines: [StyledLine]) {
    let width = Canvas(console.capabilities).width
    console.write(lines.flatMap { $0.wrapped(to: width) })
  }

  /// Asks for one line.
  private func ask(_ prompt: String) throws -> String {
    let request = LineRequest(prompt: StyledLine(prompt, Look.key), usesHistory: false)
    switch console.readLine(request) {
    case .line(let line): return line.trimmed
    case .interrupted: throw Departure.menu
    case .endOfInput: throw Departure.end
    }
  }

  private func invite(_ invitation: String) {
    guard !invitation.isEmpty, invitation != invited else { return }
    say([StyledLine(invitation)])
    invited = invitation
  }

  private func sayWords<Action>(_ keys: KeyTable<Action>) {
    say(
      keys.bindings.map { binding in
        let name = binding.isRow || binding.keys.isEmpty ? binding.label : binding.word
        return StyledLine("\(name): \(binding.explanation)")
      })
    say([
      StyledLine(":COMMAND: leave this and do something else, such as :stats"),
      StyledLine("Ctrl-C: back to the menu; Ctrl-D: leave the program. Nothing is lost."),
    ])
  }
}
