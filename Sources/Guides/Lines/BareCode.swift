/// A line of Swift without its string literals and its comment at the end.
enum BareCode {
  /// `Text("a // b") // c` gives `Text("") `. `https://` begins no comment.
  static func of(_ line: Substring) -> String {
    guard line.utf8.contains(where: { $0 == quote || $0 == slash }) else { return String(line) }
    var line = line
    return line.withUTF8(bare)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let slash = UInt8(ascii: "/")

  /// All that counts is in ASCII, so the bytes tell as much as the letters, in a part of the time.
  private static func bare(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var literal: Int?
    var last: UInt8 = 0
    for (place, byte) in bytes.enumerated() {
      if literal != nil {
        if byte == quote, last != UInt8(ascii: "\\") {
          literal = nil
          result.append(quote)
        }
      } else if byte == quote {
        literal = place + 1
        result.append(quote)
      } else if byte == slash, last == slash, result.dropLast().last != UInt8(ascii: ":") {
        result.removeLast()
        return String(decoding: result, as: UTF8.self)
      } else {
        result.append(byte)
      }
      last = byte
    }
    // A quotation mark that nobody closes opens no literal.
    if let literal { result += bytes[literal...] }
    return String(decoding: result, as: UTF8.self)
  }
}
