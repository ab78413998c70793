import GRDB

/// Rows of the database as lines of JSON (RFC 8259).
enum JSONText {
  /// An object with the columns that are not null, in their order.
  static func object(_ row: Row) -> String {
    var fields: [String] = []
    for (name, value) in row {
      guard let text = text(value) else { continue }
      fields.append(string(name) + ":" + text)
    }
    return "{" + fields.joined(separator: ",") + "}"
  }

  /// nil for null. Of a real number, the shortest digits that mean exactly it.
  private static func text(_ value: DatabaseValue) -> String? {
    switch value.storage {
    case .null, .blob: nil
    case .int64(let number): String(number)
    case .double(let number): "\(number)"
    case .string(let text): string(text)
    }
  }

  static func string(_ text: String) -> String {
    var bytes: [UInt8] = [quote]
    for byte in text.utf8 {
      switch byte {
      case quote, backslash: bytes += [backslash, byte]
      case ..<0x20: bytes += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(quote)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
