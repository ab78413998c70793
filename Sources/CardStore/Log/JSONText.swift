/// Texts of JSON (RFC 8259).
enum JSONText {
  static func string(_ text: String) -> String {
    var bytes: [UInt8] = []
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in quotation marks.
  static func append(_ text: UnsafeRawBufferPointer, to bytes: inout [UInt8]) {
    bytes.append(quote)
    if text.allSatisfy(isPlain) {
      bytes.append(contentsOf: text)
    } else {
      for byte in text { append(byte, to: &bytes) }
    }
    bytes.append(quote)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != quote && byte != backslash
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case quote, backslash: bytes += [backslash, byte]
    case ..<0x20: bytes += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 15)]
    default: bytes.append(byte)
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
