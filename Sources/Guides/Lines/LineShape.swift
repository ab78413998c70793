/// What can be said of one line without looking at its neighbours.
struct LineShape: Sendable {
  /// The line as it stands.
  let text: String
  /// Without the white space at both ends.
  let trimmed: Substring
  /// The columns before the first letter; a tab goes on to the next multiple of four.
  let indent: Int
  /// Without what stands in string literals and, if it begins with no stroke, behind `//`: what
  /// letters mean when the line is code.
  let bare: String
  /// What the line is made of, as ``DrawnMarks`` counts it.
  let marks: DrawnMarks
  /// The longest run of plain words, ``WordRuns``, in ``bare``.
  let wordRun: Int
  /// A mark of a list at the beginning.
  let bullet: Bullet?

  var isBlank: Bool { trimmed.isEmpty }
  var endsInColon: Bool { trimmed.hasSuffix(":") || trimmed.hasSuffix("\u{FF1A}") }
  var isComment: Bool {
    trimmed.hasPrefix("//") || trimmed.hasPrefix("/*") || trimmed.hasPrefix("*/")
  }
  /// Whether it ends as a sentence does, in any of the common scripts.
  var endsSentence: Bool {
    let closers: Set<Character> = ["\"", "”", ")", "’", "'", "*", "_"]
    guard let last = trimmed.last(where: { !closers.contains($0) }) else { return false }
    return ".!…\u{3002}\u{FF01}".contains(last) && !trimmed.hasSuffix("..")
  }

  init(_ text: String) {
    self.text = text
    trimmed = Substring(text).trimmedSpaces
    indent = Self.indent(of: text)
    let startsDrawn = trimmed.unicodeScalars.first.map(DrawnMarks.isStroke) ?? false
    bare = startsDrawn ? String(trimmed) : BareCode.of(trimmed)
    let isRemark = trimmed.hasPrefix("//")
    marks = DrawnMarks(
      isRemark ? trimmed : Substring(bare).trimmedSpaces, isComment: isRemark)
    wordRun = WordRuns.longest(in: bare)
    bullet = Bullet(trimmed)
  }

  private static func indent(of text: String) -> Int {
    var columns = 0
    for byte in text.utf8 {
      if byte == 0x20 {
        columns += 1
      } else if byte == 0x09 {
        columns += 4 - columns % 4
      } else {
        break
      }
    }
    return columns
  }
}

extension Substring {
  /// Without spaces and tabs at both ends.
  var trimmedSpaces: Substring {
    var result = self
    while let first = result.first, first == " " || first == "\t" { result.removeFirst() }
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}

/// A line of Swift without its string literals and its comment at the end.
enum BareCode {
  /// `Text("a // b") // c` gives `Text("") `. `https://` begins no comment.
  static func of(_ line: Substring) -> String {
    guard line.utf8.contains(where: { $0 == 0x22 || $0 == 0x2F }) else { return String(line) }
    var result = ""
    var inLiteral = false
    var last: Character = " "
    var held = ""
    for character in line {
      if inLiteral {
        if character == "\"", last != "\\" {
          inLiteral = false
          held = ""
          result.append("\"")
        } else {
          held.append(character)
        }
      } else if character == "\"" {
        inLiteral = true
        result.append("\"")
      } else if character == "/", last == "/", !result.dropLast().hasSuffix(":") {
        result.removeLast()
        return result
      } else {
        result.append(character)
      }
      last = character
    }
    // A quotation mark that nobody closes opens no literal.
    return inLiteral ? result + held : result
  }
}

/// Words of a language of people, in a row.
enum WordRuns {
  /// The longest run of words that are written as words of a sentence are: a letter, capital or
  /// not, and small ones behind it. Words that Swift has, too, count for nothing and break nothing.
  /// A letter of a script without spaces counts as half a word.
  static func longest(in text: String) -> Int {
    var longest = 0
    var run = 0
    var syllables = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      if SwiftWords.keywords.contains(word) { continue }
      syllables += word.unicodeScalars.count { $0.value >= 0x2E80 && $0.value < 0xFB00 }
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
