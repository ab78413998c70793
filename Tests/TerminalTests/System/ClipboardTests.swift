import Testing

@testable import Terminal

@Suite("The way to the clipboard")
struct ClipboardTests {
  @Test(
    "depends on what stands between the program and the window",
    arguments: [
      (["TERM": "xterm-256color"], Clipboard.direct),
      (["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"], .tmux),
      (["TERM": "screen", "STY": "1.pts-0"], .screen),
      (["TERM": "dumb"], .none), (["TERM": "linux"], .none), ([:], .none),
    ] as [([String: String], Clipboard)])
  func kinds(environment: [String: String], clipboard: Clipboard) {
    #expect(Clipboard(environment: environment) == clipboard)
  }

  @Test("carries a text as base64, so that nothing in it commands the terminal")
  func direct() {
    let sequence = Clipboard.direct.sequence(for: "a\u{1B}]0;x\u{07}ä")
    #expect(sequence == "\u{1B}]52;c;YRtdMDt4B8Ok\u{07}")
  }

  @Test("goes through tmux twice: for tmux itself, and for the terminal around it")
  func tmux() {
    let sequence = Clipboard.tmux.sequence(for: "hi")
    #expect(sequence == "\u{1B}]52;c;aGk=\u{07}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;aGk=\u{07}\u{1B}\\")
  }

  @Test("goes through screen in pieces that screen takes, and nothing is lost between them")
  func screen() throws {
    let text = String(repeating: "struct Counter: View {}\n", count: 100)
    let wrapped = try #require(Clipboard.screen.sequence(for: text))
    let pieces = wrapped.split(separator: "\u{1B}\\")
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.utf8.count <= 768 })
    let joined = pieces.map { $0.dropFirst(2) }.joined()
    #expect(joined == Clipboard.direct.sequence(for: text))
  }

  @Test("is not there where nobody would take the text: too long, or no such terminal")
  func limits() {
    #expect(Clipboard.none.sequence(for: "a") == nil)
    #expect(Clipboard.direct.sequence(for: String(repeating: "a", count: 56_245)) == nil)
    #expect(Clipboard.direct.sequence(for: String(repeating: "a", count: 56_244)) != nil)
  }

  @Test("is offered to nobody who reads plain text, and not to a pipe")
  func plain() {
    func clipboard(_ environment: [String: String], terminal: Bool = true) -> Clipboard {
      Capabilities(
        environment: environment.merging(["TERM": "xterm"]) { $1 },
        facts: TerminalFacts(
          inputIsTerminal: terminal, outputIsTerminal: terminal, size: nil)
      ).clipboard
    }
    #expect(clipboard([:]) == .direct)
    #expect(clipboard(["ACCESSIBLE": "1"]) == .none)
    #expect(clipboard([:], terminal: false) == .none)
  }
}
