import Terminal
import Testing

@Suite("Capabilities")
struct CapabilitiesTests {
  static let window = TerminalFacts(
    inputIsTerminal: true, outputIsTerminal: true, size: Size(columns: 100, rows: 30))
  static let pipe = TerminalFacts(inputIsTerminal: true, outputIsTerminal: false, size: nil)
  static let xterm = ["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"]

  private func capabilities(
    _ more: [String: String] = [:], _ facts: TerminalFacts = window,
    _ wishes: TerminalWishes = TerminalWishes()
  ) -> Capabilities {
    Capabilities(
      environment: Self.xterm.merging(more) { $1 }, facts: facts, wishes: wishes)
  }

  @Test("A modern terminal gets everything, in its own size")
  func modern() {
    let expected = Capabilities(
      color: true, glyphs: .unicode, isPlain: false, isInteractive: true, movesCursor: true,
      size: Size(columns: 100, rows: 30), clipboard: .direct)
    #expect(capabilities() == expected)
  }

  @Test("A pipe never gets escapes, drawings or questions unless asked for")
  func pipes() {
    let piped = capabilities([:], Self.pipe)
    #expect(!piped.color && piped.isPlain && !piped.isInteractive && !piped.movesCursor)
    #expect(piped.size == .standard)
    let fed = capabilities(
      [:], TerminalFacts(inputIsTerminal: false, outputIsTerminal: true, size: nil))
    #expect(fed.isPlain && !fed.isInteractive)
  }

  @Test(
    "Colour: the command line beats NO_COLOR, that beats CLICOLOR_FORCE, that beats the terminal",
    arguments: [
      (TerminalWishes.Color.auto, [:], true, true), (.auto, [:], false, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["NO_COLOR": "0"], true, false),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true),
      (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["ACCESSIBLE": "1"], true, false),
      (.always, ["NO_COLOR": "1"], false, true), (.always, ["TERM": "dumb"], true, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
    ] as [(TerminalWishes.Color, [String: String], Bool, Bool)])
  func color(
    wish: TerminalWishes.Color, environment: [String: String], isTerminal: Bool, expected: Bool
  ) {
    let facts = isTerminal ? Self.window : Self.pipe
    #expect(capabilities(environment, facts, TerminalWishes(color: wish)).color == expected)
  }

  @Test(
    "Characters: the first locale variable that is set decides",
    arguments: [
      ([:], Glyphs.unicode), (["LC_ALL": "C"], .ascii), (["LC_ALL": ""], .unicode),
      (["LANG": "C"], .ascii), (["LANG": ""], .ascii), (["LANG": "de_DE.utf8"], .unicode),
      (["LC_CTYPE": "POSIX"], .ascii), (["LC_CTYPE": "POSIX", "LC_ALL": "C.UTF-8"], .unicode),
      (["LANG": "en_US.ISO-8859-1"], .ascii), (["TERM": "dumb"], .ascii),
    ] as [([String: String], Glyphs)])
  func glyphs(environment: [String: String], expected: Glyphs) {
    #expect(capabilities(environment).glyphs == expected)
    #expect(capabilities(environment, Self.window, TerminalWishes(ascii: true)).glyphs == .ascii)
  }

  @Test("Of a terminal without a name nothing is expected")
  func unnamed() {
    for environment in [[:], ["TERM": ""], ["TERM": "unknown"]] {
      let found = Capabilities(environment: environment, facts: Self.window)
      #expect(!found.movesCursor && !found.color && found.glyphs == .ascii)
    }
  }

  @Test("Plain text can be asked for, and a dumb terminal is not asked to move its cursor")
  func plain() {
    #expect(capabilities([:], Self.window, TerminalWishes(plain: true)).isPlain)
    #expect(capabilities(["ACCESSIBLE": "1"]).isPlain)
    #expect(!capabilities(["ACCESSIBLE": "0"]).isPlain)
    let dumb = capabilities(["TERM": "dumb"])
    #expect(!dumb.movesCursor && !dumb.isPlain && dumb.isInteractive)
  }

  @Test("Without a window, COLUMNS and LINES give the size if they make sense")
  func size() {
    let given = capabilities(["COLUMNS": "40", "LINES": "10"], Self.pipe)
    #expect(given.size == Size(columns: 40, rows: 10))
    #expect(capabilities(["COLUMNS": "-3", "LINES": "many"], Self.pipe).size == .standard)
    #expect(capabilities(["COLUMNS": "40"]).size.columns == 100)
  }
}
