/// What the groups of a regular expression capture: the parts of its literal's type.
struct RegexGroups {
  struct Group: Equatable {
    let name: String?
    /// It may have matched nothing: it can be left out, or something else can stand for it.
    var isOptional: Bool
  }

  /// In the order of their opening parentheses.
  private(set) var groups: [Group] = []
  private let pattern: [Character]
  private var index = 0

  /// - Parameter literal: With its delimiters.
  init(literal: String) {
    pattern = Array(RegexGroups.pattern(of: literal))
    _ = alternatives()
  }

  /// A literal without its delimiters. One over several lines may be spaced out.
  static func pattern(of literal: String) -> String {
    let pounds = literal.prefix { $0 == "#" }.count
    let inside = String(literal.dropFirst(pounds + 1).dropLast(pounds + 1))
    return inside.contains("\n") ? "(?x)" + inside : inside
  }

  /// Up to the end of a group. Where there are several, none has to match.
  private mutating func alternatives() -> Range<Int> {
    let first = groups.count
    var isChoice = false
    while index < pattern.count, pattern[index] != ")" {
      if pattern[index] == "|" {
        isChoice = true
        index += 1
      } else {
        part()
      }
    }
    if isChoice { makeOptional(first..<groups.count) }
    return first..<groups.count
  }

  private mutating func makeOptional(_ range: Range<Int>) {
    for index in range { groups[index].isOptional = true }
  }

  private mutating func part() {
    let first = groups.count
    switch pattern[index] {
    case "\\": escaped()
    case "[": characterClass()
    case "(": group()
    default: index += 1
    }
    if isLeftOut() { makeOptional(first..<groups.count) }
  }

  private mutating func escaped() {
    index += 1
    if index < pattern.count, pattern[index] == "Q" {
      while index < pattern.count, !(pattern[index] == "E" && pattern[index - 1] == "\\") {
        index += 1
      }
    }
    index += 1
  }

  private mutating func characterClass() {
    var depth = 0
    repeat {
      if pattern[index] == "\\" {
        index += 1
      } else if pattern[index] == "[" {
        depth += 1
      } else if pattern[index] == "]" {
        depth -= 1
      }
      index += 1
    } while index < pattern.count && depth > 0
  }

  private mutating func group() {
    index += 1
    var name: String?
    var isCapture = true
    if index < pattern.count, pattern[index] == "?" {
      let rest = pattern[index...].prefix(3)
      let isNamed =
        rest.starts(with: "?<") && rest.last != "=" && rest.last != "!"
        || rest.starts(with: "?P<")
      isCapture = isNamed
      if isNamed {
        let start = (pattern[index...].firstIndex(of: "<") ?? index) + 1
        let end = pattern[start...].firstIndex(of: ">") ?? pattern.count
        name = String(pattern[start..<end])
        index = min(end + 1, pattern.count)
      } else {
        skipKind()
      }
    }
    if isCapture { groups.append(Group(name: name, isOptional: false)) }
    _ = alternatives()
    index += 1
  }

  /// `?:`, `?i:`, `?=`: what a group is that captures nothing.
  private mutating func skipKind() {
    index += 1
    while index < pattern.count, !":=!>)".contains(pattern[index]) { index += 1 }
    if index < pattern.count, pattern[index] != ")" { index += 1 }
  }

  /// Whether what stands before may be missing; goes behind the quantifier.
  private mutating func isLeftOut() -> Bool {
    guard index < pattern.count else { return false }
    var result = false
    switch pattern[index] {
    case "?", "*":
      result = true
      index += 1
    case "+": index += 1
    case "{":
      guard let end = pattern[index...].firstIndex(of: "}") else { return false }
      let least = pattern[(index + 1)..<end].prefix { $0 != "," }
      result = least.isEmpty || Int(String(least)) == 0
      index = end + 1
    default: return false
    }
    if index < pattern.count, "?+".contains(pattern[index]) { index += 1 }
    return result
  }
}

extension Checker {
  /// `Regex<Substring>`, or with what each group captures.
  /// A literal is read as any other pattern: what the library cannot read is none.
  private func refuseRegex(_ expression: Expression, _ literal: String) {
    guard trials == 0 else { return }
    do { _ = try Regex<AnyRegexOutput>(RegexGroups.pattern(of: literal)) } catch {
      let reason = "\(error)".split(separator: ": ").last.map(String.init) ?? ""
      report(
        "this is no regular expression" + (reason.isEmpty ? "" : ": \(reason)"),
        at: expression.position)
    }
  }

  func regex(_ expression: Expression, _ literal: String) -> Type {
    refuseRegex(expression, literal)
    let part = resolver.libraryType("Substring")
    let groups = RegexGroups(literal: literal).groups
    if groups.isEmpty { return note(expression, resolver.libraryType("Regex", [part])) }
    let elements =
      [Type.Element(label: nil, type: part)]
      + groups.map {
        Type.Element(label: $0.name, type: $0.isOptional ? resolver.optional(part) : part)
      }
    return note(expression, resolver.libraryType("Regex", [Type(.tuple(elements))]))
  }
}
