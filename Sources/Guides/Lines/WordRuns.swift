/// Words of a language of people, in a row.
enum WordRuns {
  /// The longest run of words that are written as words of a sentence are: a letter, capital or
  /// not, and small ones behind it. Words that Swift has, too, count for nothing and break nothing.
  /// A letter of a script without spaces counts as half a word.
  static func longest(in text: String) -> Int {
    var text = text
    let ofASCII = text.withUTF8 { $0.allSatisfy { $0 < 0x80 } ? longest(inASCII: $0) : nil }
    return ofASCII ?? longest(inLetters: text)
  }

  private static func longest(inLetters text: String) -> Int {
    var longest = 0
    var run = 0
    var syllables = 0
    for scalars in text.unicodeScalars.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      syllables += scalars.count { $0.value >= 0x2E80 && $0.value < 0xFB00 }
      // Most words of a drawing are its strokes.
      if let first = scalars.first, DrawnMarks.isStroke(first) {
        run = 0
        continue
      }
      let word = Substring(scalars)
      if SwiftWords.keywords.contains(word) { continue }
      if isPlain(word) {
        // Names of types stand in rows; a sentence has one capital letter, at its beginning.
        if run > 0, word.first?.isUppercase == true { continue }
        run += 1
        longest = max(longest, run)
      } else {
        run = 0
      }
    }
    return max(longest, syllables / 2)
  }

  private static func isPlain(_ word: Substring) -> Bool {
    var letters = word
    while let last = letters.last, ",.;?!)’'\"”".contains(last) { letters.removeLast() }
    while let first = letters.first, "(“‘\"'".contains(first) { letters.removeFirst() }
    guard let first = letters.first, first.isLetter else { return false }
    return letters.dropFirst().allSatisfy {
      ($0.isLetter && !$0.isUppercase) || $0 == "’" || $0 == "'" || $0 == "-"
    }
  }
}

/// The same by bytes, where each of them is a letter: most lines of most guides are so.
extension WordRuns {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func longest(inASCII bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var longest = 0
    var run = 0
    for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
      if isKeyword(word) { continue }
      if !isPlain(word) {
        run = 0
      } else if run == 0 || !isCapital(word.first ?? 0) {
        run += 1
        longest = max(longest, run)
      }
    }
    return longest
  }

  private static let mostLettersOfKeyword = SwiftWords.keywords.map(\.utf8.count).max() ?? 0

  private static func isKeyword(_ word: Bytes) -> Bool {
    word.count <= mostLettersOfKeyword && word.allSatisfy(isSmall)
      && SwiftWords.keywords.contains(Substring(decoding: word, as: UTF8.self))
  }

  private static func isPlain(_ word: Bytes) -> Bool {
    var letters = word
    while let last = letters.last, ",.;?!)'\"".utf8.contains(last) { letters.removeLast() }
    while let first = letters.first, "(\"'".utf8.contains(first) { letters.removeFirst() }
    guard let first = letters.first, isSmall(first) || isCapital(first) else { return false }
    return letters.dropFirst().allSatisfy {
      isSmall($0) || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "-")
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
}
