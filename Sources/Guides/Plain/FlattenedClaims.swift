/// Listings whose lines were run together into one, alone or behind a sentence.
enum FlattenedClaims {
  static func claim(in table: inout LineTable) {
    for index in table.shapes.indices where table.isFree(index) {
      guard let found = listing(in: table.shapes[index].trimmed) else { continue }
      table.claim(index...index, as: .code, lines: found.lines, lead: found.lead)
    }
  }

  /// Whether a block stands behind the first `//`: the rest of a listing seems to be a remark then.
  private static func hidesBlock(_ code: Substring) -> Bool {
    guard let remark = code.firstRange(of: "// ") else { return false }
    let hidden = code[remark.upperBound...]
    return hidden.contains("{") && hidden.contains("}")
  }

  /// The first place from which on the line is a sound listing of several lines.
  private static func listing(in line: Substring) -> (lines: [String], lead: String)? {
    guard line.count >= 30, line.contains("{"), line.hasSuffix("}") else { return nil }
    var place = line.startIndex
    var isBoundary = true
    while place < line.endIndex {
      let rest = line[place...]
      if isBoundary, rest.first?.isLetter == true || rest.first == "@" || rest.first == "/",
        Declared.begins(rest)
      {
        // What is sound as it stands, and has no block in a remark, has lost nothing.
        let hasBlock = BareCode.of(rest).contains("{")
        guard !hasBlock || hidesBlock(rest) || !SwiftParse.isSoundAsWritten(String(rest)) else {
          return nil
        }
        let lines = FlattenedCode.lines(of: rest)
        if lines.count >= 3, SwiftParse.isSound(lines.joined(separator: "\n")) {
          return (lines, String(line[..<place].trimmedSpaces))
        }
      }
      // A sentence has ended, with a space behind it or without.
      let character = line[place]
      isBoundary = ".:!?)”\"}".contains(character) || (isBoundary && character == " ")
      place = line.index(after: place)
    }
    return nil
  }
}
