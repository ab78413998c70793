import Terminal

/// Pages as a dialogue: facts are appended, lines are asked for, nothing is ever drawn again.
final class PlainDialogue {
  private let console: any Console
  /// Why a command that is typed over a page cannot be done; nil if it can.
  var objection: (String) -> String? = { _ in nil }
  /// What was said last, so that a page shown again says only what is new.
  private var said: (page: String, facts: [String]) = ("", [])
  /// Whether the page that was said last is come back to.
  private var isBack = false
  private var invited = ""
  /// The words that each kind of page has offered so far.
  private var offered: [String: Set<String>] = [:]

  init(console: any Console) { self.console = console }

  /// Does something that comes back to the page that was said last: what was said of it is not said
  /// again.
  func aside<Result>(_ detour: () throws -> Result) rethrows -> Result {
    let before = said
    defer {
      said = before
      invited = ""
      isBack = true
    }
    return try detour()
  }

  /// Says a page and asks until a line means something on it.
  func present<Shown: Page & Spoken>(_ page: Shown) throws -> Shown.Action {
    let facts = page.facts
    if page.isAside, let action = page.action(forLine: "") {
      say(facts.map { StyledLine($0) })
      invited = ""
      isBack = true
      return action
    }
    let name = "\(Shown.self) \(facts.first ?? "")"
    let known = said.page == name ? said.facts : []
    // Silence would leave a listener in doubt whether anything was heard.
    if facts == known, !isBack {
      say([StyledLine(page.note.isEmpty ? "Nothing changed." : page.note)])
    }
    isBack = false
    say(facts.filter { !known.contains($0) }.map { StyledLine($0) })
    said = (name, facts)
    invite(page.invitation)
    offer(page.words.filter { !page.invitation.contains($0) }, on: "\(Shown.self)")
    while true {
      let line = try ask(page.asks)
      if line.hasPrefix(":"), line.count > 1, !(page is any LinePage) {
        let command = String(line.dropFirst()).trimmed
        guard let objection = objection(command) else { throw Departure.command(command) }
        say([StyledLine(objection)])
        continue
      }
      if line == "?", page.keys.action(for: .character("?")) == nil {
        sayWords(page)
        continue
      }
      if line.lowercased() == "repeat", !(page is any LinePage) {
        say((facts + [page.invitation]).map { StyledLine($0) })
        continue
      }
      if let action = page.action(forLine: line) { return action }
      say([
        StyledLine(
          (line.isEmpty ? "An empty line" : "\"\(line)\"") + " means nothing here. "
            + page.invitation)
      ])
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

  /// Says which words can be typed, each the first time only.
  private func offer(_ words: [String], on page: String) {
    let new = words.filter { offered[page]?.contains($0) != true }
    guard !new.isEmpty else { return }
    let isFirst = offered[page] == nil
    offered[page, default: []].formUnion(new)
    let listed = listed(new, "or")
    say([
      StyledLine(
        isFirst
          ? "You can also type \(listed). A question mark explains them."
          : "You can also type \(listed).")
    ])
  }

  private func sayWords(_ page: some Page) {
    say(
      page.keys.bindings.compactMap { binding in
        let word = page.words.first { word in
          binding.isRow ? word.hasPrefix(binding.spoken + " ") : word == binding.spoken
        }
        return word.map { StyledLine("\($0): \(binding.explanation).") }
      })
    say(page.remarks.map { StyledLine($0) })
    // Where any word may be the answer, this one may be, too.
    if !(page is any LinePage) { say([StyledLine("repeat: hear it once more.")]) }
    say([
      StyledLine("A colon and a command, such as :stats, leaves this and does something else."),
      StyledLine(
        "Ctrl-C: back to where you came from. Ctrl-D: leave the program. Nothing is lost."),
    ])
  }
}
