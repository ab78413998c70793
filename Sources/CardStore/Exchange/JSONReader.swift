import Foundation
import GRDB

/// Reads JSON (RFC 8259) from a file a piece at a time: a document may be larger than memory.
final class JSONReader {
  /// The text is no JSON, or ends too soon.
  struct Fault: Error {}

  private let file: FileHandle
  private let size: Int
  private var piece: [UInt8] = []
  private var place = 0
  private var before = 0
  private static let pieceSize = 1 << 18

  /// - Throws: what `FileHandle` throws.
  init(path: String) throws {
    file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    size = max(1, FileFacts(path)?.size ?? 1)
  }

  deinit { try? file.close() }

  /// How much of the file was read, 0 to 1.
  var share: Double { min(1, Double(before + place) / Double(size)) }

  /// Visits the members of the object that comes now. What is not read of a value is to be skipped.
  ///
  /// - Parameter visit: returns whether to go on.
  func object(_ visit: (String) throws -> Bool) throws {
    try expect(UInt8(ascii: "{"))
    if try next() == UInt8(ascii: "}") { return advance() }
    while true {
      let key = try string()
      try expect(UInt8(ascii: ":"))
      guard try visit(key) else { return }
      guard try hasMore(until: UInt8(ascii: "}")) else { return }
    }
  }

  /// Visits the elements of the array that comes now.
  func array(_ visit: () throws -> Void) throws {
    try expect(UInt8(ascii: "["))
    if try next() == UInt8(ascii: "]") { return advance() }
    repeat { try visit() } while try hasMore(until: UInt8(ascii: "]"))
  }

  var isAtArray: Bool { get throws { try next() == UInt8(ascii: "[") } }
  var isAtObject: Bool { get throws { try next() == UInt8(ascii: "{") } }

  /// Reads a value that is no list, as the database has it.
  func scalar() throws -> DatabaseValue {
    switch try next() {
    case UInt8(ascii: "\""): try string().databaseValue
    case UInt8(ascii: "t"): try word("true", true.databaseValue)
    case UInt8(ascii: "f"): try word("false", false.databaseValue)
    case UInt8(ascii: "n"): try word("null", .null)
    default: try number()
    }
  }

  /// Passes over a value, however deep.
  func skip() throws {
    var depth = 0
    repeat {
      switch try next() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        advance()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        advance()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw Fault() }
        advance()
      default: _ = try scalar()
      }
    } while depth > 0
    guard depth == 0 else { throw Fault() }
  }

  /// Nothing but white space may follow.
  func end() throws {
    while let byte = try peek() {
      guard Self.isSpace(byte) else { throw Fault() }
      advance()
    }
  }
}

extension JSONReader {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  private func peek() throws -> UInt8? {
    if place < piece.count { return piece[place] }
    before += piece.count
    piece = try file.read(upToCount: Self.pieceSize).map(Array.init) ?? []
    place = 0
    return piece.first
  }

  private func advance() { place += 1 }

  private func byte() throws -> UInt8 {
    guard let byte = try peek() else { throw Fault() }
    advance()
    return byte
  }

  /// The next byte that is no white space, which stays.
  private func next() throws -> UInt8 {
    while let byte = try peek() {
      guard Self.isSpace(byte) else { return byte }
      advance()
    }
    throw Fault()
  }

  private func expect(_ wanted: UInt8) throws {
    guard try next() == wanted else { throw Fault() }
    advance()
  }

  private func hasMore(until end: UInt8) throws -> Bool {
    let byte = try next()
    advance()
    if byte == end { return false }
    guard byte == UInt8(ascii: ",") else { throw Fault() }
    return true
  }

  private func word(_ word: String, _ value: DatabaseValue) throws -> DatabaseValue {
    for wanted in word.utf8 where try byte() != wanted { throw Fault() }
    return value
  }

  private func number() throws -> DatabaseValue {
    var digits = ""
    while let byte = try peek(), "+-.0123456789Ee".utf8.contains(byte) {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      advance()
    }
    if let number = Int64(digits) { return number.databaseValue }
    guard let number = Double(digits), number.isFinite else { throw Fault() }
    return number.databaseValue
  }

  private func string() throws -> String {
    try expect(UInt8(ascii: "\""))
    var bytes: [UInt8] = []
    while true {
      let byte = try byte()
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Fault() }
        return text
      case UInt8(ascii: "\\"): bytes += try escaped()
      case ..<0x20: throw Fault()
      default: bytes.append(byte)
      }
    }
  }

  private func escaped() throws -> [UInt8] {
    switch try byte() {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "u"): return try Array(String(scalar(from: codeUnit())).utf8)
    case let byte where "\"\\/".utf8.contains(byte): return [byte]
    default: throw Fault()
    }
  }

  private func codeUnit() throws -> UInt32 {
    let digits = String(decoding: [try byte(), try byte(), try byte(), try byte()], as: UTF8.self)
    guard let unit = UInt32(digits, radix: 16), digits.first != "+" else { throw Fault() }
    return unit
  }

  /// Characters beyond the first plane are two escapes.
  private func scalar(from first: UInt32) throws -> Character {
    var value = first
    if (0xd800..<0xdc00).contains(first) {
      guard try byte() == UInt8(ascii: "\\"), try byte() == UInt8(ascii: "u") else { throw Fault() }
      let second = try codeUnit()
      guard (0xdc00..<0xe000).contains(second) else { throw Fault() }
      value = 0x10000 + (first - 0xd800) << 10 + (second - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw Fault() }
    return Character(scalar)
  }
}
