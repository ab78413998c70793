/// How much a line looks like Swift, by the shape of its words and marks alone. Three is enough to
/// begin a listing with; below zero, it looks like a sentence.
enum CodeScore {
  /// Enough to begin a listing.
  static let begins = 3.0
  /// Enough to go on with one.
  static let goesOn = 1.0

  static func of(_ line: LineShape) -> Double {
    if line.isBlank { return 0 }
    if line.trimmed.hasPrefix("://") { return -6 }
    let code = Substring(line.bare).trimmedSpaces
    if line.isComment || code.isEmpty { return 2 }
    return shape(code, indent: line.indent) - sentence(line, code)
  }

  /// What speaks for a sentence.
  private static func sentence(_ line: LineShape, _ code: Substring) -> Double {
    var score = 0.0
    switch line.wordRun {
    case ...2: break
    case 3: score += 2
    case 4, 5: score += 5
    default: score += 8
    }
    if line.endsSentence, code.contains(" "), !code.hasSuffix("...") { score += 2 }
    if line.bullet != nil { score += 4 }
    // No language of programs has these outside of literals and comments.
    let isForeign = code.unicodeScalars.contains { scalar in
      scalar.value > 0x7F
        && ("’“”—–…•✓✗·\u{FF0C}\u{3002}\u{3001}".unicodeScalars.contains(scalar)
          || DrawnMarks.isArrow(scalar))
    }
    if isForeign { score += 3 }
    return score
  }

  /// What speaks for code.
  private static func shape(_ code: Substring, indent: Int) -> Double {
    let words = CodeWords(code)
    var score = max(words.declaration, words.statement, words.expression)
    score += ending(code)
    if indent >= 4 { score += 1 } else if indent >= 2 { score += 0.5 }
    for mark in marks where code.holds(mark) { score += 1 }
    return score
  }

  /// Marks that sentences have not.
  private static let marks: [StaticString] = ["->", "==", "&&", "||", "??", "$0", "::"]

  private static func ending(_ code: Substring) -> Double {
    switch code.last {
    case "{": 3
    case "}": 2
    case "(", "[": 2
    case ",", ")", "]", ";": 0.5
    case ":": code.hasPrefix("case ") || code.hasPrefix("default") || code.hasPrefix("@") ? 1 : -2
    default: code.hasSuffix(" in") && code.contains("{") ? 3 : 0
    }
  }
}
