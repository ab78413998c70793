/// What tells one content from another: 128 bits, mixed eight bytes at a time, because what is kept
/// of lessons and of sources is looked at whenever they are opened.
///
/// It finds changes and damage; it keeps no secrets.
public struct ContentMark: Sendable, Hashable {
  public private(set) var first: UInt64 = 0x243f_6a88_85a3_08d3
  public private(set) var second: UInt64 = 0x1319_8a2e_0370_7344

  public init() {}

  /// A mark that was written down.
  public init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// Adds bytes and their number, so that two parts are never taken for one.
  public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  public mutating func add(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { add($0) } }

  public init(of bytes: [UInt8]) { add(bytes) }

  init(ofText text: String) { add(text) }

  public mutating func add(_ text: String) { add(Array(text.utf8)) }

  public mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    mix(rest)
    mix(UInt64(bytes.count))
  }

  /// Every step can be undone: contents that differ in one word never become alike. The constants
  /// are odd, without a pattern, and not each other's multiples.
  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
    first ^= first >> 32
    second = (second &+ word) &* 0xd6e8_feb8_6659_fd93
    second ^= second >> 29
  }
}

extension ContentMark {
  /// Bytes behind their mark, which tells damaged ones.
  static func sealed(_ content: [UInt8]) -> [UInt8] {
    Array(ContentMark(of: content).text.utf8) + content
  }

  /// What was sealed; nil if it is damaged.
  static func unsealed(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let content = bytes.dropFirst(ContentMark().text.utf8.count)
    var mark = ContentMark()
    mark.add(content)
    return bytes.starts(with: mark.text.utf8) ? content : nil
  }

  /// 32 hexadecimal digits.
  var text: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
