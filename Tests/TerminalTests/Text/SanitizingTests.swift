import Foundation
import Terminal
import Testing

@Suite("Untrusted text")
struct SanitizingTests {
  /// All that may command a terminal or turn around what it shows.
  static let harmful: [Unicode.Scalar] = [
    0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F,
  ].flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }

  @Test("No control character or direction override gets through a span; each shows in one cell")
  func controls() {
    for scalar in Self.harmful {
      let span = Span("a" + String(Character(scalar)) + "b")
      #expect(!span.text.unicodeScalars.contains(scalar))
      #expect(span.width == 3, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("An escape sequence, even one cut in two or hidden in a line end, is shown as text")
  func escapes() {
    #expect(StyledLine("\u{1B}[31mred\r\n").text == "␛[31mred␍␊")
    var line = StyledLine("\u{1B}")
    line.append("[2J")
    #expect(line.text == "␛[2J")
    #expect(!line.rendered(color: true, glyphs: .unicode).contains("\u{1B}"))
  }

  @Test("Text of any script without controls is left alone")
  func clean() {
    let text = "naïve 漢字 עברית 👩‍👩‍👧 e\u{301}"
    #expect(Span(text).text == text)
  }

  @Test("Tabs reach to the next stop, counted in cells and from each line's start")
  func tabs() {
    #expect("\ta\tb".expandingTabs(every: 4) == "    a   b")
    #expect("漢\tb".expandingTabs(every: 4) == "漢  b")
    #expect("abc\n\tx".expandingTabs(every: 2) == "abc\n  x")
    #expect("\tx".expandingTabs(every: 0) == " x")
  }

  @Test("In a text of several lines, line ends and tabs stay, and nothing else")
  func lines() {
    #expect("a\tb\n\u{1B}[2Jc\r\n\u{2028}".sanitizedLines == "a\tb\n␛[2Jc␍\n�")
  }

  @Test("JSON means the same after escaping, and holds nothing harmful")
  func json() throws {
    let text = Self.harmful.map { String(Character($0)) }.joined() + "é漢😀\\\"/"
    let encoded = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    for isASCII in [false, true] {
      let escaped = encoded.escapedInJSON(isASCII: isASCII)
      #expect(!escaped.unicodeScalars.contains { Self.harmful.contains($0) })
      #expect(escaped.utf8.allSatisfy { $0 < 0x80 } == isASCII)
      #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == [text])
    }
  }

  @Test("In a table a control is written by its number, and can be told from the same in words")
  func table() {
    #expect("a,\u{1B}[2J\r\n\"b\nc\"\r\n".escapedInTable == "a,\\u001b[2J\r\n\"b\nc\"\r\n")
    #expect(#"\u001b,\.self"#.escapedInTable == #"\u005cu001b,\.self"#)
  }
}
