/// Reads what ``FormWriter`` wrote. Whatever the bytes are, it ends: with a part, or with
/// ``DamagedForm``.
final class FormReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private let texts: [String]
  private let file: Int

  /// - Parameters:
  ///   - texts: Those of the writer.
  ///   - file: The number of the file in its program.
  init(_ bytes: ArraySlice<UInt8>, texts: [String], file: Int) {
    self.bytes = bytes
    self.texts = texts
    self.file = file
    next = bytes.startIndex
  }

  var isAtEnd: Bool { next == bytes.endIndex }

  /// What was not read yet.
  var rest: ArraySlice<UInt8> { bytes[next...] }

  func byte() throws(DamagedForm) -> UInt8 {
    guard next < bytes.endIndex else { throw DamagedForm() }
    defer { next += 1 }
    return bytes[next]
  }

  func flag() throws(DamagedForm) -> Bool { try byte() != 0 }

  func number() throws(DamagedForm) -> Int {
    var all: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let part = try byte()
      all |= UInt64(part & 0x7f) << shift
      guard part & 0x80 != 0 else { break }
      shift += 7
      guard shift < 64 else { throw DamagedForm() }
    }
    let half = Int(truncatingIfNeeded: all >> 1)
    return all & 1 == 0 ? half : ~half
  }

  /// Of parts that take a byte each at least.
  func count() throws(DamagedForm) -> Int {
    let count = try number()
    guard (0...bytes.endIndex - next).contains(count) else { throw DamagedForm() }
    return count
  }

  func word() throws(DamagedForm) -> UInt64 {
    var word: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { word |= UInt64(try byte()) << shift }
    return word
  }

  func float() throws(DamagedForm) -> Double { Double(bitPattern: try word()) }

  /// Bytes behind their number.
  func slice() throws(DamagedForm) -> ArraySlice<UInt8> {
    let count = try count()
    defer { next += count }
    return bytes[next..<next + count]
  }

  /// A text that stands here itself.
  func plainText() throws(DamagedForm) -> String { String(decoding: try slice(), as: UTF8.self) }

  func text() throws(DamagedForm) -> String {
    let number = try number()
    guard texts.indices.contains(number) else { throw DamagedForm() }
    return texts[number]
  }

  func place() throws(DamagedForm) -> SourcePlace {
    let line = try number()
    return SourcePlace(file: line & 1 == 0 ? file : -1, line: line >> 1, column: try number())
  }

  /// As ``FormWriter/write(file:)`` wrote it.
  func seeingFile() throws(DamagedForm) -> Int? { try flag() ? file : nil }

  func part<Part: Keepable>(_ type: Part.Type = Part.self) throws(DamagedForm) -> Part {
    try Part(from: self)
  }

  func parts<Part: Keepable>(_ type: Part.Type = Part.self) throws(DamagedForm) -> [Part] {
    try list { () throws(DamagedForm) in try Part(from: self) }
  }

  func list<Part>(_ part: () throws(DamagedForm) -> Part) throws(DamagedForm) -> [Part] {
    let count = try count()
    guard count > 0 else { return [] }
    var parts: [Part] = []
    parts.reserveCapacity(count)
    for _ in 0..<count { parts.append(try part()) }
    return parts
  }

  func optional<Part>(_ part: () throws(DamagedForm) -> Part) throws(DamagedForm) -> Part? {
    try flag() ? try part() : nil
  }

  func optionalPart<Part: Keepable>(
    _ type: Part.Type = Part.self
  ) throws(DamagedForm) -> Part? {
    try flag() ? try Part(from: self) : nil
  }

  func optionalParts<Part: Keepable>(
    _ type: Part.Type = Part.self
  ) throws(DamagedForm) -> [Part]? {
    try flag() ? try parts() : nil
  }

  func optionalText() throws(DamagedForm) -> String? { try flag() ? try text() : nil }

  func textList() throws(DamagedForm) -> [String] { try list(text) }

  func types() throws(DamagedForm) -> [String: TypeReference] {
    var types: [String: TypeReference] = [:]
    for _ in 0..<(try count()) { types[try text()] = try part() }
    return types
  }

  func accessor() throws(DamagedForm) -> (parameter: String, body: [Statement])? {
    try flag() ? (parameter: try text(), body: try parts()) : nil
  }

  /// One of several things, by its number.
  func kind<Kind>(of all: [Kind]) throws(DamagedForm) -> Kind {
    let number = Int(try byte())
    guard all.indices.contains(number) else { throw DamagedForm() }
    return all[number]
  }
}
