/// What stands for the name of an instance in the texts of an event until all instances are known.
///
/// A number between two characters of the private use area. Texts are searched byte by byte,
/// because there are many of them.
enum InstanceToken {
  private static let opening: Unicode.Scalar = "\u{E000}"
  private static let closing: Unicode.Scalar = "\u{E001}"
  private static let formerClosing: Unicode.Scalar = "\u{E002}"

  /// The bytes of these characters: two that they share, and one of their own.
  private static let first: UInt8 = 0xEE
  private static let second: UInt8 = 0x80
  private static let open: UInt8 = 0x80
  private static let close: UInt8 = 0x81
  private static let closeFormer: UInt8 = 0x82

  static func token(for number: Int) -> String { "\(opening)\(number)\(closing)" }

  /// Follows a token, and stands for the name that the instance had before.
  static func former(for number: Int) -> String { "\(opening)\(number)\(formerClosing)" }

  /// The number of the token that a text begins with.
  static func number(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in found(in: bytes, at: 0)?.number }
  }

  private struct Found {
    var number: Int
    var isFormer: Bool
    /// Behind it.
    var end: Int
  }

  /// The token that begins at a byte.
  private static func found(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Found? {
    guard start + 6 < bytes.count, bytes[start] == first, bytes[start + 1] == second,
      bytes[start + 2] == open
    else { return nil }
    var (number, index) = (0, start + 3)
    while index < bytes.count, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      number = product &+ Int(digit)
      index += 1
    }
    guard index > start + 3, index + 2 < bytes.count, bytes[index] == first,
      bytes[index + 1] == second, [close, closeFormer].contains(bytes[index + 2])
    else { return nil }
    return Found(number: number, isFormer: bytes[index + 2] == closeFormer, end: index + 3)
  }

  /// Puts names in the place of the tokens of a text.
  static func replaceAll(
    in text: String, _ name: (Int) -> String, former: (Int) -> String = { _ in "" }
  ) -> String {
    var copy = text
    return copy.withUTF8 { bytes in
      var result: String?
      var (done, index) = (0, 0)
      while index < bytes.count {
        guard bytes[index] == first, let token = found(in: bytes, at: index) else {
          index += 1
          continue
        }
        let replacement = token.isFormer ? former(token.number) : name(token.number)
        if done == index, result == nil, token.end == bytes.count { return replacement }
        result =
          (result ?? "") + String(decoding: bytes[done..<index], as: UTF8.self) + replacement
        (done, index) = (token.end, token.end)
      }
      return result.map { $0 + String(decoding: bytes[done...], as: UTF8.self) } ?? text
    }
  }
}
