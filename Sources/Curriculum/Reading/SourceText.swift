/// A file as text: its lines, for places and excerpts.
struct SourceText: Sendable {
  var path: String
  /// Without line ends.
  var lines: [String]

  /// Decodes a file; a byte-order mark is dropped and carriage returns before line feeds are too.
  ///
  /// - Throws: A ``Finding`` that points at the first byte which is no text.
  init(path: String, bytes: [UInt8]) throws(Finding) {
    var bytes = bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if let place = SourceText.firstUndecodable(bytes) {
      throw Finding(
        .unreadable, path: path, position: place,
        message: "this is no UTF-8 text", advice: "save the file as UTF-8",
        excerpt: "")
    }
    self.path = path
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// A line by its number from 1; empty outside the file.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// From a place to the end of its line, without trailing space.
  func lengthToLineEnd(_ position: Position) -> Int {
    let line = line(position.line).utf8
    let trailing = line.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    return max(1, line.count - trailing - (position.column - 1))
  }

  func finding(
    _ rule: Rule, _ severity: Finding.Severity = .error, at position: Position,
    length: Int? = nil, _ message: String, advice: String? = nil, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      rule, severity, path: path, position: position,
      length: length ?? lengthToLineEnd(position), message: message, advice: advice, notes: notes,
      excerpt: line(position.line))
  }

  func finding(
    _ rule: Rule, _ severity: Finding.Severity = .error, at place: Place, _ message: String,
    advice: String? = nil, notes: [Finding.Note] = []
  ) -> Finding {
    finding(
      rule, severity, at: place.position, length: place.length, message, advice: advice,
      notes: notes)
  }

  /// The place of the first byte that is not valid UTF-8, or of a NUL, which no text has.
  private static func firstUndecodable(_ bytes: ArraySlice<UInt8>) -> Position? {
    if bytes.allSatisfy({ $0 > 0 && $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return nil
      case .error: return Position(line: line, column: column)
      case .scalarValue(let scalar):
        if scalar.value == 0 { return Position(line: line, column: column) }
        if scalar == "\n" {
          line += 1
          column = 1
        } else {
          column += UTF8.width(scalar)
        }
      }
    }
  }
}

/// A stretch within one line.
struct Place: Sendable, Hashable {
  var position: Position
  /// In UTF-8 bytes.
  var length: Int

  init(_ position: Position, length: Int) {
    self.position = position
    self.length = length
  }

  init(line: Int, column: Int, length: Int) {
    self.init(Position(line: line, column: column), length: length)
  }
}
