import Testing

@testable import Terminal

@Suite("Rendering")
struct RenderingTests {
  @Test("A style is switched on and off around its span, and only with colour")
  func escapes() {
    let line = "plain " + StyledLine("hot", Style(.brightRed, [.bold, .underline], on: .blue))
    #expect(
      line.rendered(color: true, glyphs: .unicode) == "plain \u{1B}[1;4;91;44mhot\u{1B}[0m")
    #expect(line.rendered(color: false, glyphs: .unicode) == "plain hot")
  }

  @Test("Every colour has a code of its own")
  func colors() {
    let escapes = Style.Color.allCases.flatMap { color in
      [Style(color).escape, Style(nil, on: color).escape]
    }
    #expect(Set(escapes).count == 32)
    #expect(!escapes.contains(nil))
  }

  @Test("A prompt tells readline which of its bytes take no cells")
  func prompt() {
    let prompt = StyledLine("tutor", .bold) + "> "
    #expect(
      prompt.renderedAsPrompt(color: true, glyphs: .ascii)
        == "\u{01}\u{1B}[1m\u{02}tutor\u{01}\u{1B}[0m\u{02}> ")
    #expect(prompt.renderedAsPrompt(color: false, glyphs: .ascii) == "tutor> ")
  }

  @Test(
    "In ASCII, drawings and text keep their likeness",
    arguments: [
      ("┌─┬╮", "+-++"), ("│┃║", "|||"), ("═━╌", "---"), ("█▓▌░", "###-"), ("→ ← ✓ ✗", "> < + x"),
      ("“naïve” – it’s", "\"naive\" - it's"), ("漢!", "??!"), ("e\u{301}", "e"), ("👍🏽", "??"),
    ])
  func ascii(text: String, expected: String) {
    #expect(Glyphs.ascii.spelled(text) == expected)
    #expect(Glyphs.unicode.spelled(text) == text)
  }

  @Test("In ASCII, every character of Unicode's first planes becomes ASCII of the same width")
  func sameWidth() {
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar)).sanitized
      let spelled = Glyphs.ascii.spelled(text)
      // Requirements in a loop this long would take seconds.
      if !spelled.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        || spelled.cellWidth != text.cellWidth
      {
        Issue.record("U+\(String(value, radix: 16)) became \"\(spelled)\"")
      }
    }
  }
}
