import Curriculum
import Simulation

/// Values one behind the other: a number is eight bytes, least first; a text its length and its
/// UTF-8; a list its count and its elements.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Tells these bytes from damaged ones.
  var sum: ContentMark {
    var sum = ContentMark()
    sum.add(bytes)
    return sum
  }

  mutating func put(_ number: Int) { put(UInt64(bitPattern: Int64(number))) }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put(_ text: String?) {
    put(text == nil ? 0 : 1)
    if let text { put(text) }
  }

  mutating func put(_ texts: [String]) { put(texts) { $0.put($1) } }

  mutating func put<Element>(_ list: [Element], each: (inout ByteWriter, Element) -> Void) {
    put(list.count)
    for element in list { each(&self, element) }
  }

  mutating func put(_ mark: ContentMark) {
    put(mark.first)
    put(mark.second)
  }

  private mutating func put(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
  }
}

/// Reads what a ``ByteWriter`` wrote. Of other bytes it reads something or throws.
struct ByteReader {
  /// The bytes end too early, or a count makes no sense.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Of the bytes that were not read yet.
  var sumOfRest: ContentMark {
    var sum = ContentMark()
    sum.add(bytes[place...])
    return sum
  }

  mutating func number() throws(Damage) -> Int { Int(truncatingIfNeeded: try word()) }

  mutating func text() throws(Damage) -> String {
    let count = try count()
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  mutating func optionalText() throws(Damage) -> String? {
    try number() == 0 ? nil : try text()
  }

  mutating func texts() throws(Damage) -> [String] {
    try list { reader throws(Damage) in try reader.text() }
  }

  mutating func list<Element>(
    of element: (inout ByteReader) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try count()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  mutating func mark() throws(Damage) -> ContentMark {
    ContentMark(first: try word(), second: try word())
  }

  /// Every byte and every element takes a byte or more.
  private mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - place else { throw Damage() }
    return count
  }

  private mutating func word() throws(Damage) -> UInt64 {
    guard bytes.count - place >= 8 else { throw Damage() }
    defer { place += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }
}
