/// The text of a guide, line by line, made harmless: no control characters, no broken letters.
public struct GuideText: Sendable, Equatable {
  /// What the guide is called in sentences: the name of its file.
  public let name: String
  /// The lines without their breaks, in order; a last line counts without a break, too.
  public let lines: [String]
  /// The lines that begin a page, counted from 0: those behind a form feed.
  let pages: Set<Int>
  /// How many bytes stood for no letter; each of them is `U+FFFD` now.
  public let brokenLetters: Int

  /// How large a guide may be. Measured on articles that were saved whole, with room for the tenfold.
  public enum Limits {
    /// In bytes.
    public static let bytes = 8_000_000
    /// The number of lines.
    public static let lines = 100_000
    /// In bytes of UTF-8.
    public static let lineBytes = 100_000
    /// The same of a web page, which often is one line.
    public static let pageLineBytes = 4_000_000
  }

  /// - Throws: ``GuideError`` if the bytes are too many or no text.
  public init(name: String, bytes: [UInt8]) throws(GuideError) {
    guard bytes.count <= Limits.bytes else {
      throw .tooLarge(name: name, bytes: bytes.count, most: Limits.bytes)
    }
    let text: String
    if let units = Self.wideUnits(bytes) {
      guard !units.contains(0) else { throw .noText(name: name) }
      text = String(decoding: units, as: UTF16.self)
    } else {
      // A text has no zero byte; everything binary does, and UTF-16 that does not say what it is.
      guard !bytes.contains(0) else { throw .noText(name: name) }
      text = String(decoding: bytes, as: UTF8.self)
    }
    try self.init(name: name, text: text)
  }

  /// The units of UTF-16 that says by its mark of byte order that it is; a last half of one is
  /// `U+FFFD`.
  private static func wideUnits(_ bytes: [UInt8]) -> [UInt16]? {
    guard bytes.count >= 2 else { return nil }
    let isLittle = bytes[0] == 0xFF && bytes[1] == 0xFE
    guard isLittle || (bytes[0] == 0xFE && bytes[1] == 0xFF) else { return nil }
    var units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    if bytes.count % 2 == 1 { units.append(0xFFFD) }
    return units
  }

  /// - Throws: ``GuideError`` if there are too many lines, or one is too long.
  public init(name: String, text: String) throws(GuideError) {
    // A new page begins no new line: no editor counts it as one.
    let written = text.split(omittingEmptySubsequences: false) {
      $0.isNewline && $0 != "\u{0B}" && $0 != "\u{0C}"
    }
    var lines = written.map { HarmlessText.of($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count <= Limits.lines else {
      throw .tooManyLines(name: name, lines: lines.count, most: Limits.lines)
    }
    let isPage = GuideFormat(named: name).map { $0 == .html } ?? GuideFormat.isPage(lines)
    let most = isPage ? Limits.pageLineBytes : Limits.lineBytes
    if let index = lines.firstIndex(where: { $0.utf8.count > most }) {
      throw .tooLongLine(
        name: name, line: index + 1, bytes: lines[index].utf8.count, most: most)
    }
    self.name = name
    pages = Set(written.indices.filter { written[$0].utf8.contains(0x0C) })
    lines = EmbeddedData.shortened(lines)
    self.lines = lines
    self.brokenLetters = lines.reduce(0) { $0 + $1.unicodeScalars.count { $0 == "\u{FFFD}" } }
  }
}

/// Text without what a terminal would obey, or what has no width.
enum HarmlessText {
  /// A space takes the place of a space that is none in ASCII, nothing that of the rest.
  static func of(_ text: some StringProtocol, keepsBreaks: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control:
        if scalar == "\t" || (keepsBreaks && scalar == "\n") { result.append(scalar) }
        if scalar == "\u{0C}" || scalar == "\u{0B}", !result.isEmpty { result.append(" ") }
      case .spaceSeparator: result.append(" ")
      case .lineSeparator, .paragraphSeparator, .surrogate: break
      case .format: if scalar == "\u{200D}" { result.append(scalar) }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
