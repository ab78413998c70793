/// Finds where declarations begin and end, and what they are called, without parsing them.
struct InterfaceScanner: InterfaceText {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  struct Found {
    var range: Range<Int>
    /// Where the braces begin, or the end.
    var headEnd: Int
    /// Inside of the braces.
    var body: Range<Int>?
    var keyword: Substring = ""
    var names: [String] = []
    var isNested = false
    var hasPromises = false
    var isStored = false
    var isStatic = false
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "typealias", "func", "var", "let",
    "init", "subscript", "case", "associatedtype", "operator", "precedencegroup",
  ]

  /// The next declaration; nil at the end.
  mutating func next() -> Found? {
    skipSpace()
    guard position < end else { return nil }
    let start = position
    var found = Found(range: start..<start, headEnd: start)
    readHead(&found)
    finish(&found)
    found.range = start..<position
    if found.body == nil { found.headEnd = position }
    return found
  }

  /// Between declarations: space, semicolons, comments.
  private mutating func skipSpace() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ";"): position += 1
      case UInt8(ascii: "/"):
        skipLine()
      default: return
      }
    }
  }

  /// Attributes and modifiers up to the keyword, and the names behind it.
  private mutating func readHead(_ found: inout Found) {
    while position < end {
      if bytes[position] == UInt8(ascii: "@") {
        position += 1
        if word() == "stored" { found.isStored = true }
        if position < end, bytes[position] == UInt8(ascii: "(") { skipGroup() }
      } else {
        let text = word()
        if text.isEmpty { return }
        if text == "class", isFollowed(by: ["func", "var", "subscript"]) {
          found.isStatic = true
          continue
        }
        if text == "static" { found.isStatic = true }
        if Self.keywords.contains(text) {
          found.keyword = Substring(text)
          readNames(&found)
          return
        }
        // `private(set)`
        if position < end, bytes[position] == UInt8(ascii: "(") { skipGroup() }
      }
      skipBlanks()
    }
  }

  private func isFollowed(by words: Set<String>) -> Bool {
    var ahead = self
    ahead.skipBlanks()
    return words.contains(ahead.word())
  }

  private mutating func readNames(_ found: inout Found) {
    if found.keyword == "init" || found.keyword == "subscript" {
      found.names = [String(found.keyword)]
      return
    }
    repeat {
      skipBlanks()
      let name = found.keyword == "func" || found.keyword == "operator" ? functionName() : word()
      if !name.isEmpty { found.names.append(name) }
      if found.keyword == "extension", position < end, bytes[position] == UInt8(ascii: ".") {
        found.isNested = true
        return
      }
    } while takeComma()
  }

  private mutating func takeComma() -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: ",") else { return false }
    position += 1
    return true
  }

  /// To the end of the line or to a semicolon, outside of parentheses and braces.
  private mutating func finish(_ found: inout Found) {
    var isGeneric = 0
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: ";"): return
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""): skipGroup()
      case UInt8(ascii: "<"):
        isGeneric += 1
        position += 1
      case UInt8(ascii: ">"):
        isGeneric -= 1
        position += 1
      case UInt8(ascii: ":"):
        if isGeneric == 0 { found.hasPromises = found.hasPromises || !isBehindWhere(found) }
        position += 1
      case UInt8(ascii: "{"):
        let start = position
        skipGroup()
        if found.body == nil {
          found.headEnd = start
          found.body = start + 1..<max(start + 1, position - 1)
        }
      default: position += 1
      }
    }
  }

  private func isBehindWhere(_ found: Found) -> Bool {
    let head = bytes[found.range.lowerBound..<position]
    let marker = Array(" where ".utf8)
    guard head.count > marker.count else { return false }
    return head.indices.dropLast(marker.count).contains { index in
      head[index] == marker[0] && head[index..<index + marker.count].elementsEqual(marker)
    }
  }

  private mutating func skipBlanks() {
    while position < end, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  /// An identifier, without backticks.
  private mutating func word() -> String {
    let start = position
    while position < end, Self.isLetter(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return text.hasPrefix("`") ? text.filter { $0 != "`" } : text
  }

  /// An identifier or an operator.
  private mutating func functionName() -> String {
    let name = word()
    if !name.isEmpty { return name }
    let start = position
    while position < end, bytes[position] != UInt8(ascii: " "),
      bytes[position] != UInt8(ascii: "(")
    {
      position += 1
    }
    // `func <<T>(…)` is not written in interfaces: a blank stands behind an operator.
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
