/// Data in a text that nobody reads: a picture, a typeface, letter by letter. Of each its beginning is
/// kept, and what is left out is marked.
enum EmbeddedData {
  /// Longer words no language has, and no address either.
  private static let longestWord = 2_000
  /// As many lines of data in a row are no listing.
  private static let fewestLines = 12
  /// How much of it is kept.
  private static let kept = 24

  /// As many lines as before.
  static func shortened(_ lines: [String]) -> [String] {
    var lines = lines
    var start: Int?
    for index in 0...lines.count {
      if index < lines.count, isData(lines[index]) {
        start = start ?? index
        continue
      }
      if let first = start, index - first >= fewestLines {
        lines[first] = beginning(of: lines[first][...])
        for inside in (first + 1)..<index { lines[inside] = "" }
      }
      start = nil
      if index < lines.count, lines[index].utf8.count > longestWord {
        lines[index] = shortened(lines[index])
      }
    }
    return lines
  }

  private static func beginning(of word: Substring) -> String { word.prefix(kept) + "…" }

  /// Letters, digits and the marks that base 64 has, and no space.
  private static func isData(_ line: String) -> Bool {
    let bytes = line.utf8
    return bytes.count >= 60 && bytes.allSatisfy(isData)
  }

  private static func isData(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The line with the beginnings of its endless words.
  private static func shortened(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, isData(bytes[index]) { continue }
      let word = bytes[start..<index]
      result += word.count > longestWord ? Array(word.prefix(kept)) + Array("…".utf8) : Array(word)
      if index < bytes.count { result.append(bytes[index]) }
      start = index + 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
