import Foundation

/// A value of JSON that is no list. A text is its bytes in UTF-8, which are gone once the reader goes
/// on.
enum JSONScalar {
  case text(UnsafeRawBufferPointer)
  case integer(Int64)
  case real(Double)
  case null
}

/// Reads JSON (RFC 8259) from a file a piece at a time: a document may be larger than memory. Nothing
/// is made of what nobody keeps.
final class JSONReader {
  /// The text is no JSON, or ends too soon.
  struct Fault: Error {}

  private let file: FileHandle
  private let size: Int
  /// The piece that is read, up to ``end``.
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
  private var place = 0
  private var end = 0
  private var before = 0
  /// A text that goes beyond a piece, or has escapes.
  private var gathered: [UInt8] = []

  /// - Throws: what `FileHandle` throws.
  init(path: String) throws {
    file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    size = max(1, FileFacts(path)?.size ?? 1)
  }

  deinit {
    try? file.close()
    buffer.deallocate()
  }

  /// How much of the file was read, 0 to 1.
  var share: Double { min(1, Double(before + place) / Double(size)) }

  /// Visits the members of the object that comes now. What is not read of a value is to be skipped.
  ///
  /// - Parameters:
  ///   - name: is given a key, which is UTF-8, before its value is visited.
  ///   - visit: returns whether to go on.
  func object(
    _ name: (UnsafeRawBufferPointer) throws -> Void, _ visit: () throws -> Bool
  ) throws {
    try expect(UInt8(ascii: "{"))
    if try next() == UInt8(ascii: "}") { return advance() }
    while true {
      try text(name)
      try expect(UInt8(ascii: ":"))
      guard try visit() else { return }
      guard try hasMore(until: UInt8(ascii: "}")) else { return }
    }
  }

  /// The same, with the keys as texts.
  func object(_ visit: (String) throws -> Bool) throws {
    var key = ""
    try object({ key = String(decoding: $0, as: UTF8.self) }) { try visit(key) }
  }

  /// Visits the elements of the array that comes now.
  func array(_ visit: () throws -> Void) throws {
    try expect(UInt8(ascii: "["))
    if try next() == UInt8(ascii: "]") { return advance() }
    repeat { try visit() } while try hasMore(until: UInt8(ascii: "]"))
  }

  var isAtArray: Bool { get throws { try next() == UInt8(ascii: "[") } }
  var isAtObject: Bool { get throws { try next() == UInt8(ascii: "{") } }

  /// Reads a value that is no list; truth is 1 and 0, as in the database.
  func scalar(_ take: (JSONScalar) throws -> Void) throws {
    switch try next() {
    case UInt8(ascii: "\""): try text { try take(.text($0)) }
    case UInt8(ascii: "t"):
      try expect(word: "true")
      try take(.integer(1))
    case UInt8(ascii: "f"):
      try expect(word: "false")
      try take(.integer(0))
    case UInt8(ascii: "n"):
      try expect(word: "null")
      try take(.null)
    default: try take(number())
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
      default: try scalar { _ in }
      }
    } while depth > 0
    guard depth == 0 else { throw Fault() }
  }

  /// Nothing but white space may follow.
  func finish() throws {
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
    if place < end { return buffer[place] }
    before += end
    let piece = try file.read(upToCount: buffer.count) ?? Data()
    piece.copyBytes(to: buffer)
    (place, end) = (0, piece.count)
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

  private func expect(word: StaticString) throws {
    for index in 0..<word.utf8CodeUnitCount where try byte() != word.utf8Start[index] {
      throw Fault()
    }
  }

  private func hasMore(until end: UInt8) throws -> Bool {
    let byte = try next()
    advance()
    if byte == end { return false }
    guard byte == UInt8(ascii: ",") else { throw Fault() }
    return true
  }

  private func number() throws -> JSONScalar {
    if let number = wholeNumber() { return .integer(number) }
    gathered.removeAll(keepingCapacity: true)
    while let byte = try peek(), Self.isOfNumber(byte) {
      gathered.append(byte)
      advance()
    }
    let digits = String(decoding: gathered, as: UTF8.self)
    if let number = Int64(digits) { return .integer(number) }
    guard let number = Double(digits), number.isFinite else { throw Fault() }
    return .real(number)
  }

  /// A number that is nothing else than digits, and ends within the piece: so are most. nil, and nothing
  /// was read, for any other.
  private func wholeNumber() -> Int64? {
    let bytes = UnsafeRawBufferPointer(buffer)
    let (start, end) = (place, end)
    var index = start
    var number: Int64 = 0
    while index < end, case let digit = bytes[index] &- UInt8(ascii: "0"), digit < 10 {
      // So many digits fit any number.
      guard index - start < 18 else { return nil }
      number = number * 10 + Int64(digit)
      index += 1
    }
    guard index > start, index < end, !Self.isOfNumber(bytes[index]) else { return nil }
    place = index
    return number
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    "+-.0123456789Ee".utf8.contains(byte)
  }
}

extension JSONReader {
  /// Most texts stand in one piece as they are meant.
  private func text(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    try expect(UInt8(ascii: "\""))
    let bytes = UnsafeRawBufferPointer(buffer)
    let (start, end) = (place, end)
    var index = start
    var bits: UInt8 = 0
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        place = index + 1
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<index])
        if bits >= 0x80 { try check(text) }
        return try body(text)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      bits |= byte
      index += 1
    }
    place = index
    gathered.removeAll(keepingCapacity: true)
    gathered += bytes[start..<index]
    try gatherRest()
    // The array is free for what `body` reads.
    let text = gathered
    try text.withUnsafeBytes { bytes in
      try check(bytes)
      try body(bytes)
    }
  }

  private func gatherRest() throws {
    while true {
      let byte = try byte()
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): gathered += try escaped()
      case ..<0x20: throw Fault()
      default: gathered.append(byte)
      }
    }
  }

  private func check(_ bytes: UnsafeRawBufferPointer) throws {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Fault() }
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
