/// A part of a program that can be kept in bytes, and is the same when it is read again.
protocol Keepable {
  func write(to writer: FormWriter)
  init(from reader: FormReader) throws(DamagedForm)
}

/// Bytes that no writer of this program wrote.
struct DamagedForm: Error {}

/// Writes what one file declares. Each text is written once, whatever is called by it; places are
/// written without their file, which may have another number in another program.
final class FormWriter {
  private(set) var bytes: [UInt8] = []
  private var numbers: [String: Int] = [:]
  private(set) var texts: [String] = []
  private let file: Int
  /// Whether something came that cannot be kept: a place in another file.
  private(set) var isForeign = false

  init(file: Int) { self.file = file }

  func write(byte: UInt8) { bytes.append(byte) }

  /// Bytes behind their number.
  func write(plain content: ArraySlice<UInt8>) {
    write(content.count)
    bytes += content
  }

  func write(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Small ones take a byte.
  func write(_ number: Int) {
    var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func write(_ number: Double) { write(word: number.bitPattern) }

  func write(_ text: String) {
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    write(number)
  }

  func write(_ place: SourcePlace) {
    write(place.line << 1 | (place.file == file ? 0 : 1))
    write(place.column)
    if place.file != file, place.file >= 0 { isForeign = true }
  }

  /// The file that alone sees something, which is this one.
  func write(file seen: Int?) {
    write(seen != nil)
    if seen != nil, seen != file { isForeign = true }
  }

  func write<Part: Keepable>(_ part: Part) { part.write(to: self) }

  func write<Part: Keepable>(_ parts: [Part]) {
    write(parts.count)
    for part in parts { part.write(to: self) }
  }

  func write<Part>(_ part: Part?, _ writing: (Part) -> Void) {
    write(part != nil)
    part.map(writing)
  }

  func write<Part: Keepable>(_ part: Part?) { write(part) { $0.write(to: self) } }

  func write<Part: Keepable>(_ parts: [Part]?) { write(parts) { self.write($0) } }

  func write(_ text: String?) { write(text) { self.write($0) } }

  func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  func write(_ types: [String: TypeReference]) {
    write(types.count)
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      write(name)
      write(type)
    }
  }

  /// `set`, `willSet` and `didSet`.
  func write(_ accessor: (parameter: String, body: [Statement])?) {
    write(accessor) {
      self.write($0.parameter)
      self.write($0.body)
    }
  }
}
