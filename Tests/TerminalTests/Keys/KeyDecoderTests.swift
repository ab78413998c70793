import Testing

@testable import Terminal

@Suite("Keys")
struct KeyDecoderTests {
  /// The keys of bytes that arrive without a pause, and then one.
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var keyboard = Keyboard()
    return bytes.flatMap { keyboard.send($0) } + keyboard.pause()
  }

  @Test(
    "What terminals send is the key that was pressed",
    arguments: [
      ("a", [.character("a")]), ("é漢😀", [.character("é"), .character("漢"), .character("😀")]),
      (" ", [.space]), ("\r\n", [.enter, .enter]), ("\t", [.tab]),
      ("\u{7F}\u{08}", [.backspace, .backspace]),
      ("\u{03}", [.interrupt]), ("\u{04}\u{1A}", [.control("d"), .control("z")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
      (
        "\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[1~\u{1B}[4~", [.pageUp, .pageDown, .delete, .home, .end]
      ),
      ("\u{1B}[1;5C\u{1B}[5;2~", [.right, .pageUp]), ("\u{1B}[Z", [.backTab]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}q", [.escape, .character("q")]),
      (
        "\u{1B}[<0;12;3M\u{1B}[<0;12;3m\u{1B}[<2;1;1M\u{1B}[<64;1;1M\u{1B}[<0;0;1M",
        [.click(CellPosition(row: 2, column: 11)), .up]
      ),
    ] as [(String, [Key])])
  func keysOfBytes(sent: String, expected: [Key]) {
    #expect(keys(sent) == expected)
  }

  @Test("A key is waited for while its bytes come in pieces, and a lone ESC only briefly")
  func pieces() {
    var keyboard = Keyboard()
    #expect(keyboard.patience == nil)
    for byte in Array("\u{1B}[1;5".utf8) {
      #expect(keyboard.send(byte).isEmpty)
      #expect(keyboard.patience == 50)
    }
    #expect(keyboard.send(UInt8(ascii: "A")) == [.up])
    #expect(keyboard.patience == nil)
    #expect(keyboard.send(0x1B).isEmpty)
    #expect(keyboard.pause() == [.escape])
    #expect(keyboard.send(UInt8(ascii: "[")) == [.character("[")])
  }

  @Test("Pasted text is one key, whatever it contains")
  func paste() {
    let text = "q\r\n\u{1B}[A\u{03} 漢 \u{1B}[201"
    #expect(keys("\u{1B}[200~\(text)\u{1B}[201~x") == [.paste(text), .character("x")])
  }

  @Test("A paste whose end is lost does not swallow what comes later")
  func brokenPaste() {
    var keyboard = Keyboard()
    let sent = Array("\u{1B}[200~lost".utf8).flatMap { keyboard.send($0) }
    #expect(sent.isEmpty)
    #expect(keyboard.pause() == [.paste("lost")])
    #expect(keyboard.send(UInt8(ascii: "a")) == [.character("a")])
  }

  @Test("Sequences without a meaning are swallowed whole")
  func unknown() {
    #expect(
      keys("\u{1B}[15~\u{1B}[?1;2c\u{1B}[[A\u{1B}OPx\u{1B}[<0;1;1My").suffix(1) == [.character("y")]
    )
    #expect(keys("\u{1B}[15~\u{1B}[?1;2c\u{1B}[[A\u{1B}OPx") == [.character("x")])
  }

  @Test("Broken UTF-8 and invisible controls are no keys, and do not take the next one along")
  func broken() {
    #expect(keys([0xFF, 0x80, 0xC3, 0x61]) == [.character("a")])
    #expect(keys([0xED, 0xA0, 0x80, 0x61]) == [.character("a")])
    #expect(keys([0xC2, 0x9B, 0x61]) == [.character("a")])
    #expect(keys("\u{202E}a") == [.character("a")])
  }

  @Test("After any two bytes and a pause, a letter is a letter")
  func recovery() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        var keyboard = Keyboard()
        _ = keyboard.send(first) + keyboard.send(second) + keyboard.pause()
        let key = keyboard.send(UInt8(ascii: "n"))
        if key != [.character("n")] { Issue.record("after \(first) \(second): \(key)") }
      }
    }
  }
}

/// Bytes to keys, as a terminal's way from one to the other.
private struct Keyboard {
  private var scanner = InputScanner()
  private var decoder = KeyDecoder()

  var patience: Int? { [scanner.patience, decoder.patience].compactMap(\.self).min() }

  mutating func send(_ byte: UInt8) -> [Key] { scanner.scan(byte).flatMap { decoder.decode($0) } }

  mutating func pause() -> [Key] {
    scanner.timeOut().flatMap { decoder.decode($0) } + decoder.timeOut()
  }
}
