/// A line of a file of claims, with what of it stands in quotation marks or brackets: nothing in
/// there parts events, claims or names.
struct LineText {
  let characters: [Character]
  /// For each character, whether it stands outside of quotation marks, those counted as inside.
  private var isUnquoted: [Bool] = []
  /// The same of quotation marks and brackets.
  private var isOutside: [Bool] = []
  /// Where a text begins that does not end.
  private(set) var openQuote: Int?

  init(_ text: some StringProtocol) {
    characters = Array(text)
    var depth = 0
    var isEscaped = false
    for (index, character) in characters.enumerated() {
      if openQuote != nil {
        isUnquoted.append(false)
        isOutside.append(false)
        if !isEscaped, character == "\"" { openQuote = nil }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      if character == "\"" { openQuote = index }
      if "([{".contains(character) { depth += 1 }
      isUnquoted.append(openQuote == nil)
      isOutside.append(openQuote == nil && depth == 0)
      if ")]}".contains(character) { depth = max(0, depth - 1) }
    }
  }

  var whole: LinePiece { LinePiece(line: self, range: characters.indices).trimmed }

  /// The line without the remark at its end.
  var withoutRemark: LinePiece {
    let mark = characters.indices.first { index in
      characters[index] == "#" && isOutside[index]
        && (index == 0 || characters[index - 1].isWhitespace)
    }
    return LinePiece(line: self, range: 0..<(mark ?? characters.count)).trimmed
  }

  func isUnquoted(_ index: Int) -> Bool { isUnquoted[index] }
  func isOutside(_ index: Int) -> Bool { isOutside[index] }
}

/// A part of a line, which knows where it stands.
struct LinePiece {
  let line: LineText
  let range: Range<Int>

  /// From 1, in characters.
  var column: Int { range.lowerBound + 1 }
  var characters: ArraySlice<Character> { line.characters[range] }
  var text: String { String(characters) }
  var isEmpty: Bool { range.isEmpty }

  func piece(_ range: Range<Int>) -> LinePiece { LinePiece(line: line, range: range) }

  /// Without the space around it.
  var trimmed: LinePiece {
    let first = range.first { !line.characters[$0].isWhitespace } ?? range.upperBound
    let last = range.last { !line.characters[$0].isWhitespace }
    return piece(first..<(last.map { $0 + 1 } ?? first))
  }

  /// Where a character stands that is neither quoted nor in brackets.
  func places(ofMark character: Character) -> [Int] {
    range.filter { line.characters[$0] == character && line.isOutside($0) }
  }

  /// Where words stand, with space or nothing around them, that are neither quoted nor in brackets.
  func places(of words: String) -> [Range<Int>] {
    let wanted = Array(words)
    guard let first = wanted.first, range.count >= wanted.count else { return [] }
    return (range.lowerBound...(range.upperBound - wanted.count)).compactMap { start in
      let found = start..<(start + wanted.count)
      guard line.characters[start] == first, line.isOutside(start),
        line.characters[found].elementsEqual(wanted),
        isBorder(start - 1), isBorder(found.upperBound)
      else { return nil }
      return found
    }
  }

  private func isBorder(_ index: Int) -> Bool {
    !range.contains(index) || line.characters[index].isWhitespace
  }

  /// The parts between words, or between commas.
  func split(at separators: [Range<Int>]) -> [LinePiece] {
    var start = range.lowerBound
    var pieces: [LinePiece] = []
    for separator in separators {
      pieces.append(piece(start..<separator.lowerBound).trimmed)
      start = separator.upperBound
    }
    return pieces + [piece(start..<range.upperBound).trimmed]
  }

  /// - Parameter line: The number of the line, from 1.
  func finding(_ message: String, in line: Int) -> ClaimFinding {
    ClaimFinding(line: line, column: column, message: message)
  }
}
