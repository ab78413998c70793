import Testing

@testable import Terminal

@Suite("What a terminal sends, cut into characters and pastes")
struct InputScannerTests {
  private func inputs(_ bytes: [UInt8]) -> [TypedInput] {
    var scanner = InputScanner()
    return bytes.flatMap { scanner.scan($0) } + scanner.timeOut()
  }

  /// The same bytes, however they were gathered.
  private func bytes(_ inputs: [TypedInput]) -> [UInt8] {
    inputs.flatMap { input -> [UInt8] in
      switch input {
      case .ascii(let bytes): bytes
      case .scalar(let scalar): Array(String(scalar).utf8)
      case .paste: []
      }
    }
  }

  @Test("The bytes of a key that looked like a paste come together")
  func together() {
    #expect(inputs(Array("\u{1B}[A".utf8)) == [.ascii(Array("\u{1B}[A".utf8))])
    #expect(inputs(Array("\u{1B}[2~".utf8)) == [.ascii(Array("\u{1B}[2~".utf8))])
    #expect(inputs([0x1B, 0x1B]) == [.ascii([0x1B]), .ascii([0x1B])])
  }

  @Test("Every text without controls arrives as it was sent; no two bytes are swapped or lost")
  func faithful() {
    let text = "one \r\u{1B}b\u{1B}[20x漢 é 👩‍👩‍👧 \u{1B}[200 ~"
    #expect(bytes(inputs(Array(text.utf8))) == Array(text.utf8))
  }

  @Test("What would command the terminal when it is shown is left out, whole")
  func harmful() {
    for scalar in SanitizingTests.harmful where !scalar.isASCII {
      let sent = Array("a\(Character(scalar))b".utf8)
      #expect(bytes(inputs(sent)) == Array("ab".utf8))
    }
    #expect(bytes(inputs([0x61, 0xED, 0xA0, 0x80, 0xFF, 0xC3, 0x62])) == Array("ab".utf8))
  }

  @Test("A paste is taken whole, though it holds what looks like its end")
  func paste() {
    let text = "\u{1B}[201\u{1B}[201x\u{1B}\u{1B}"
    let sent = Array("\u{1B}[200~\(text)\u{1B}[201~y".utf8)
    #expect(inputs(sent) == [.paste(text), .ascii([UInt8(ascii: "y")])])
  }

  @Test("Of a paste that is dropped nothing arrives, however much is still to come")
  func dropped() {
    var scanner = InputScanner()
    let begun = Array("\u{1B}[200~one\r".utf8).flatMap { scanner.scan($0) }
    scanner.drop()
    let rest = Array("two\rthree\u{1B}[201~x".utf8).flatMap { scanner.scan($0) }
    #expect(begun.isEmpty && rest == [.ascii([UInt8(ascii: "x")])])
  }

  @Test("A paste longer than anybody's is cut, and what follows it is not")
  func long() {
    let text = String(repeating: "x", count: InputScanner.longestPaste + 1000)
    let found = inputs(Array("\u{1B}[200~\(text)\u{1B}[201~y".utf8))
    guard case .paste(let pasted)? = found.first else { return #expect(Bool(false)) }
    #expect(pasted.count == InputScanner.longestPaste && found.count == 2)
  }
}
