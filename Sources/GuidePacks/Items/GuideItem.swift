/// A question that was made of a guide, as a block of a lesson.
public struct GuideItem: Sendable, Equatable {
  public enum Kind: String, Sendable { case trace, cloze, choice, several, order, typed, exercise }

  public var id: String
  public var kind: Kind
  /// The lines of the guide that it rests on.
  public var first: Int
  public var last: Int
  /// The fenced block, without an empty line at either end.
  public var lines: [String]
  /// Whether it is asked however many others are: the guide itself asks it.
  public var isOwed = false
  /// Whether it is a question; else it is only there to be stepped through.
  public var isAsked = true

  /// What is asked and offered, without the headers: two that agree in it are one question, and so
  /// are two that sort the same things into the same groups.
  var question: String {
    if kind == .several {
      return lines.filter { $0.hasPrefix("- ") }.map(Self.shown).sorted().joined()
    }
    if kind == .cloze { return Self.withoutAnswers(lines.drop { !$0.isEmpty }.joined()) }
    let headers = lines.filter { $0.hasPrefix("listing:") || $0.hasPrefix("do:") }
    let shown = lines.drop { !$0.isEmpty }.flatMap { $0.split(separator: "\n") }
    return (headers + shown.filter { !$0.hasPrefix("  >") }.map(String.init).sorted()).joined()
  }

  /// A text with gaps, and what belongs in them left out: the same sentence said of two things is to be
  /// filled once.
  private static func withoutAnswers(_ text: String) -> String {
    var words = ""
    var rest = Substring(text)
    while let open = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}"),
      open.lowerBound < end.lowerBound
    {
      words += rest[..<open.upperBound]
      rest = rest[end.lowerBound...]
      words += rest.prefix(2)
      rest = rest.dropFirst(2)
    }
    return words + rest
  }

  /// An option without what is said of it afterwards.
  private static func shown(_ option: String) -> String {
    option.split(separator: "\n").first.map(String.init) ?? ""
  }
}

/// A text as one header line of a block.
func headerLine(_ text: String) -> String {
  text.split(whereSeparator: \.isNewline).joined(separator: " ")
}

/// Options in an order that tells nothing, and is the same each time.
func mixed(_ options: [String], by id: String) -> [String] {
  options.sorted { scatter($0, id) < scatter($1, id) }
}

/// FNV-1a, 64 bits, of both texts.
private func scatter(_ option: String, _ id: String) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in (id + option).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  return hash ^ (hash >> 29)
}
