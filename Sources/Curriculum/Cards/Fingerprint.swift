/// A short mark of a text that is the same on every machine and in every run.
///
/// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/. It tells a changed wording from an
/// unchanged one; it keeps no secrets.
public struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Of nothing yet.
  public init() {}

  /// Adds a text; white space counts as one space, so that a new line break changes nothing.
  public mutating func add(_ text: String) {
    for byte in text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8 {
      add(byte)
    }
    add(0xFF)
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
