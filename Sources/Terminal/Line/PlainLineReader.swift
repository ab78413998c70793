/// Reads lines of a file or a pipe: no editing, no prompt.
struct PlainLineReader {
  private let read: () -> [UInt8]
  private var buffer: ArraySlice<UInt8> = []
  private var hasEnded = false

  /// - Parameter read: Gives the next bytes, as many as there are; none at the end.
  init(read: @escaping () -> [UInt8]) { self.read = read }

  /// The next line without its end (`\n` or `\r\n`); bytes that are no UTF-8 become `�`. A last
  /// line may lack its end.
  mutating func next() -> LineReading {
    var searched = buffer.startIndex
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[(end + 1)...] }
        return .line(text(of: buffer[..<end]))
      }
      guard !hasEnded else { return rest() }
      searched = buffer.endIndex
      let bytes = read()
      hasEnded = bytes.isEmpty
      buffer += bytes
    }
  }

  private mutating func rest() -> LineReading {
    defer { buffer = [] }
    return buffer.isEmpty ? .endOfInput : .line(text(of: buffer))
  }

  private func text(of bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
