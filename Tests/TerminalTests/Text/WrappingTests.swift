import Terminal
import Testing

@Suite("Wrapping")
struct WrappingTests {
  private func wrap(_ text: String, _ width: Int, indent: Int = 0, hanging: Int = 0) -> [String] {
    StyledLine(text).wrapped(to: width, indent: indent, hanging: hanging).map(\.text)
  }

  @Test("Lines break at spaces, which vanish there and nowhere else")
  func words() {
    #expect(wrap("the body runs again", 10) == ["the body", "runs again"])
    #expect(wrap("a  b", 10) == ["a  b"])
    #expect(wrap("  code stays", 7) == ["  code", "stays"])
    #expect(wrap("ends here ", 9) == ["ends here"])
    #expect(wrap("", 10) == [""])
  }

  @Test("Indents count towards the width")
  func indents() {
    #expect(wrap("1 one two three", 8, indent: 1, hanging: 3) == [" 1 one", "   two", "   three"])
    #expect(wrap("abc", 2, indent: 9, hanging: 9) == [" a", " b", " c"])
  }

  @Test("A word longer than a line is broken, never within a grapheme")
  func longWords() {
    #expect(wrap("see abcdefghij", 4) == ["see", "abcd", "efgh", "ij"])
    #expect(wrap("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(wrap("👩‍👩‍👧👩‍👩‍👧", 3) == ["👩‍👩‍👧", "👩‍👩‍👧"])
  }

  @Test("Code that is longer than a line is broken at its seams, where it has any")
  func seams() {
    #expect(
      wrap("Text(\"Oat\").padding(4).frame(width:", 14) == [
        "Text(\"Oat\")", ".padding(4)", ".frame(width:",
      ])
    #expect(
      wrap("a Button(\"Go\"){run(1,2)}.x()", 9) == [
        "a Button(", "\"Go\"){", "run(1,2)}", ".x()",
      ])
    #expect(wrap("abcdefgh()", 9) == ["abcdefgh(", ")"], "nothing else is possible")
    #expect(wrap("1...1000000", 6) == ["1...10", "00000"])
  }

  @Test("A line that is too wide goes on below its first word; one that fits stays as it is")
  func lines() {
    func lines(_ line: String, _ width: Int) -> [String] { line.wrapped(to: width).map(\.text) }
    #expect(lines("  of one  two ", 14) == ["  of one  two "])
    #expect(lines("  of one and two", 10) == ["  of one", "  and two"])
    #expect(lines("\tof one", 16) == ["        of one"])
    #expect(lines("\tof one", 13) == ["        of", "one"])
    #expect(lines("", 4) == [""])
  }

  @Test("Text without spaces, as in Chinese, breaks between characters")
  func wide() {
    #expect(wrap("ab 漢字漢字", 6) == ["ab 漢", "字漢字"])
    #expect(wrap("漢", 1) == ["漢"])
  }

  @Test("Styles survive wrapping, and a word of two styles stays together")
  func styles() {
    let line = StyledLine("say ") + StyledLine("bold", .bold) + "ly so"
    #expect(line.wrapped(to: 9) == ["say", StyledLine("bold", .bold) + "ly so"])
  }

  @Test("At every width, nothing but spaces is lost and no line is too wide")
  func totals() {
    let text = "Two questions get mixed up: who keeps 漢字 alive, and who-is-told e\u{301} 👍🏽 of it?"
    for width in 2...90 {
      for (indent, hanging) in [(0, 0), (1, 3), (5, 0)] {
        let lines = StyledLine(text).wrapped(to: width, indent: indent, hanging: hanging)
        // A wide character may stand alone on a line that has only one cell left for it.
        let allowed = max(width, min(max(indent, hanging), width - 1) + 2)
        #expect(lines.allSatisfy { $0.width <= allowed })
        let kept = lines.map(\.text).joined().filter { $0 != " " }
        #expect(kept == text.filter { $0 != " " })
      }
    }
  }
}
