/// The beginning of a line of Swift: what it declares, states or calls, as a score.
struct CodeWords {
  private let code: Substring
  private let words: [Substring]

  init(_ code: Substring) {
    self.code = code
    words = code.split(separator: " ", maxSplits: 8, omittingEmptySubsequences: true)
  }

  /// `struct Row: View {`, `@State private var x = 1`, `func f(`, `import SwiftUI`.
  var declaration: Double {
    var index = 0
    var attributes = 0
    while index < words.count {
      if isAttribute(words[index]) {
        attributes += 1
        index = end(ofAttributeAt: index)
      } else if SwiftWords.modifiers.contains(words[index]), index + 1 < words.count {
        index += 1
      } else {
        break
      }
    }
    guard index < words.count else { return attributes == 1 && words.count <= 2 ? 2 : 0 }
    // `class` is a modifier and a keyword.
    if index > 0, words[index - 1] == "class", let score = type(at: index - 1) { return score }
    return declaration(at: index)
  }

  private func declaration(at index: Int) -> Double {
    let word = words[index]
    if let score = type(at: index) { return score }
    switch word {
    case "import":
      guard index + 1 < words.count, words.count == index + 2 else { return 0 }
      return words[index + 1].first?.isUppercase == true ? 4 : 0
    case "let", "var": return hasNamed(index) ? 4 : 0
    case "func": return words.count > index + 1 && code.contains("(") ? 5 : 0
    case "case": return caseScore(index)
    default:
      if word.hasPrefix("init(") || word.hasPrefix("init?(") || word.hasPrefix("subscript(") {
        return 4
      }
      return word.hasPrefix("#Preview") || word.hasPrefix("#if") || word == "#endif" ? 4 : 0
    }
  }

  private func type(at index: Int) -> Double? {
    guard SwiftWords.types.contains(words[index]), index + 1 < words.count else { return nil }
    let name = words[index + 1]
    guard name.first?.isUppercase == true || words[index] == "typealias" else { return 0 }
    let closesName = name.last == ":" || name.contains { "<{".contains($0) }
    if closesName { return 5 }
    guard index + 2 < words.count else { return words[index] == "associatedtype" ? 4 : 2 }
    return ["{", "=", ":", "where"].contains(words[index + 2]) ? 5 : 0
  }

  /// `let x = `, `var x: Int`, `let (a, b) = `, `let _ = `.
  private func hasNamed(_ index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    let name = words[index + 1]
    if name.hasSuffix(":") || name.hasPrefix("(") { return true }
    // Behind an attribute that says the type, `var x` is all.
    guard index + 2 < words.count else { return index > 0 && words[0].first == "@" }
    return words[index + 2].first.map { "={:".contains($0) } ?? false
  }

  private func caseScore(_ index: Int) -> Double {
    guard index + 1 < words.count else { return 0 }
    let name = words[index + 1]
    if name.hasPrefix(".") || name.contains("(") || code.hasSuffix(":") { return 4 }
    return words.count == index + 2 || words[index + 2] == "=" || name.hasSuffix(",") ? 2 : 0
  }

  /// `if x {`, `return y`, `} else {`, `x = y`.
  var statement: Double {
    guard let first = words.first else { return 0 }
    if let mark = code.first, "})]".contains(mark) { return closing }
    if SwiftWords.openers.contains(first) || first == "await" || first == "try" {
      return code.contains("{") || (first != "if" && code.contains("(")) ? 3 : 0
    }
    if first == "return" || first == "throw" || first == "try?" || first == "async" {
      return words.count <= 2 || code.contains { "(=.".contains($0) } ? 3 : 0
    }
    return assignment
  }

  /// Lines that only close what others opened, and say what follows.
  private var closing: Double {
    let rest = code.drop { "})]; ,".contains($0) }
    if rest.isEmpty { return 3 }
    return code.hasSuffix("{") || rest.hasPrefix(".") || code.hasSuffix(" in") ? 3 : 0
  }

  private var assignment: Double {
    guard words.count >= 3, isPath(words[0]) else { return 0 }
    switch words[1] {
    case "=", "+=", "-=", "*=", "/=": return words[0].contains(".") || code.contains("(") ? 3 : 2
    default: return 0
    }
  }

  /// `Text("")`, `.padding()`, `VStack {`, `view.onTap { }`.
  var expression: Double {
    if code.first == "." {
      let name = code.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return 0 }
      let rest = code.dropFirst(name.count + 1)
      if rest.isEmpty { return 0.5 }
      return rest.first == "(" || rest.hasPrefix(" {") || rest.first == "." ? callScore(rest) : 0
    }
    let path = code.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
    guard !path.isEmpty else { return 0 }
    var rest = code.dropFirst(path.count)
    if rest.isEmpty {
      return path.contains(".") && path.first?.isLowercase == true ? 1 : 0
    }
    if rest.first == "<", let end = rest.firstIndex(of: ">") {
      rest = rest[rest.index(after: end)...]
    }
    if rest.hasPrefix(" {") { return path.first?.isUppercase == true || rest.count < 4 ? 3 : 2 }
    if rest.hasPrefix("\"") { return 0 }
    if rest.first == ":", path.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return path.first?.isLowercase == true && words.count >= 2 && words.count <= 4 ? 1 : 0
    }
    return rest.first == "(" ? callScore(rest) : 0
  }

  /// What follows a call goes on with it, or nothing follows.
  private func callScore(_ rest: Substring) -> Double {
    guard rest.first == "(" || rest.first == "." || rest.hasPrefix(" {") else { return 0 }
    guard rest.first == "(" else { return 3 }
    var depth = 0
    for (offset, character) in rest.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let behind = rest.dropFirst(offset + 1).drop { $0 == " " }
      guard let next = behind.first else { return 3 }
      return "{.,)]}?+-*/=<>&|;!:".contains(next) ? 3 : 0
    }
    return 2.5
  }

  private func isAttribute(_ word: Substring) -> Bool {
    word.count > 1 && word.first == "@" && word.dropFirst().first?.isLetter == true
  }

  /// Behind the parentheses of an attribute, which may hold spaces.
  private func end(ofAttributeAt index: Int) -> Int {
    guard words[index].contains("(") else { return index + 1 }
    var depth = 0
    for place in index..<words.count {
      depth += words[place].count { $0 == "(" } - words[place].count { $0 == ")" }
      if depth <= 0 { return place + 1 }
    }
    return words.count
  }

  private func isPath(_ word: Substring) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" || first == "$" else {
      return false
    }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_.$[]?!".contains($0) }
  }
}
