import Testing

@testable import Terminal

@Suite("Lines from a pipe")
struct PlainLineReaderTests {
  private func readings(_ chunks: [[UInt8]]) -> [LineReading] {
    var left = chunks
    var reader = PlainLineReader { left.isEmpty ? [] : left.removeFirst() }
    var result: [LineReading] = []
    repeat { result.append(reader.next()) } while result.last != .endOfInput
    #expect(reader.next() == .endOfInput)
    return result
  }

  @Test("However the bytes are cut, the lines are the same")
  func chunks() {
    let bytes = Array("one\r\n\nзвук 漢\nlast".utf8)
    let expected: [LineReading] = [
      .line("one"), .line(""), .line("звук 漢"), .line("last"), .endOfInput,
    ]
    for size in 1...bytes.count {
      let chunks = stride(from: 0, to: bytes.count, by: size).map {
        Array(bytes[$0..<min($0 + size, bytes.count)])
      }
      #expect(readings(chunks) == expected)
    }
  }

  @Test("A line end at the end of the input does not make another line")
  func lastLine() {
    #expect(readings([Array("a\n".utf8)]) == [.line("a"), .endOfInput])
    #expect(readings([]) == [.endOfInput])
  }

  @Test("Bytes that are no text are replaced, not fatal")
  func broken() {
    #expect(readings([[0xFF, 0x61, 0x0A]]) == [.line("\u{FFFD}a"), .endOfInput])
  }
}
