/// Swift that has lost its line breaks, set in lines again.
///
/// Two values never follow each other on a line of Swift, so a line ends where one does; a remark
/// ends where code begins again; blocks are set in.
enum FlattenedCode {
  static func lines(of text: Substring) -> [String] {
    var setting = LineSetting()
    var rest = text.trimmedSpaces
    while !rest.isEmpty {
      if rest.hasPrefix("//") {
        let remark = self.remark(rest)
        setting.add(remark: String(remark.trimmedSpaces))
        rest = rest[remark.endIndex...].drop { $0 == " " }
      } else {
        let atom = self.atom(rest)
        rest = rest[atom.endIndex...].drop { $0 == " " }
        setting.add(atom: String(atom), before: rest)
      }
    }
    return setting.finished
  }

  /// Up to the next space that stands in no literal and no parentheses.
  private static func atom(_ text: Substring) -> Substring {
    var depth = 0
    var inLiteral = false
    var isEscaped = false
    var place = text.startIndex
    while place < text.endIndex {
      let character = text[place]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        inLiteral.toggle()
      } else if !inLiteral {
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth = max(0, depth - 1) }
        if character == " ", depth == 0 { break }
        if character == "}" || character == "{", depth == 0 {
          return place == text.startIndex ? text[...place] : text[..<place]
        }
      }
      place = text.index(after: place)
    }
    return text[..<place]
  }

  /// From `//` to where code begins again.
  private static func remark(_ text: Substring) -> Substring {
    var place = text.index(text.startIndex, offsetBy: 2)
    var isBoundary = false
    while place < text.endIndex {
      if isBoundary, isCode(text[place...]) { return text[..<place] }
      isBoundary = text[place] == " "
      place = text.index(after: place)
    }
    return text
  }

  private static func isCode(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    if first == "}" || text.hasPrefix("//") { return true }
    if first == "@" || first.isLowercase { return Declared.begins(text) || isBlock(text) }
    let name = first == "." ? text.dropFirst() : text
    let letters = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard letters.count > 1 else { return false }
    let behind = name.dropFirst(letters.count)
    if behind.first == "(" { return true }
    return first.isUppercase && behind.hasPrefix(" {")
  }

  private static func isBlock(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 5).prefix(5)
    guard let word = words.first else { return false }
    return (SwiftWords.openers.contains(word) || word == "get" || word == "set")
      && words.contains("{") || (word == "return" && words.count > 1 && words[1].contains("("))
  }
}

/// Lines that grow word by word.
private struct LineSetting {
  private var lines: [String] = []
  private var line = ""
  private var depth = 0
  private var last = ""
  private var keepsParameters = false

  var finished: [String] {
    var copy = self
    copy.end()
    return copy.lines
  }

  mutating func add(remark: String) {
    // A remark that follows code on its line stays there only in a text that has lines.
    end()
    line = remark
    end()
  }

  mutating func add(atom: String, before rest: Substring) {
    if atom == "}" {
      end()
      depth -= 1
      line = "}"
      last = atom
      return
    }
    if last == "}", !joinsBlock(atom) { end() }
    if endsValue(last), beginsValue(atom) { end() }
    line += line.isEmpty ? atom : " " + atom
    last = atom
    if atom == "{" {
      keepsParameters = rest.split(separator: " ", maxSplits: 4).prefix(4).contains("in")
      depth += 1
      if !keepsParameters { end(at: depth - 1) }
    } else if atom == "in", keepsParameters {
      keepsParameters = false
      end(at: depth - 1)
    }
  }

  private mutating func end(at level: Int? = nil) {
    guard !line.isEmpty else { return }
    let goesOn = line.hasPrefix(".") ? 1 : 0
    lines.append(String(repeating: "    ", count: max(0, level ?? depth) + goesOn) + line)
    line = ""
    last = ""
  }

  private func joinsBlock(_ atom: String) -> Bool {
    ["else", "catch", ")", ",", "while"].contains(atom) || atom.hasPrefix(")")
      || atom.hasPrefix(",")
  }

  private func endsValue(_ atom: String) -> Bool {
    if ["true", "false", "nil", "self", "break", "continue"].contains(atom) { return true }
    guard let end = atom.last, !atom.hasPrefix("@"), !SwiftWords.keywords.contains(Substring(atom)),
      !SwiftWords.modifiers.contains(Substring(atom))
    else { return false }
    return end.isLetter || end.isNumber || ")]\"}>?!_".contains(end) && atom != "->"
  }

  private func beginsValue(_ atom: String) -> Bool {
    guard let start = atom.first else { return false }
    let infix = ["in", "is", "as", "as?", "as!", "else", "where", "throws", "async", "catch"]
    if infix.contains(atom) { return false }
    return start.isLetter || start.isNumber || "\"@$_#\\".contains(start)
      || (start == "." && atom.dropFirst().first?.isLetter == true)
  }
}
