import Guides
import Simulation

/// Asks what a listing without a view prints: the machine runs it, and where the guide says in a remark
/// what it prints, both have to agree.
struct PrintedItem {
  private static let mostLines = 22
  private static let mostLetters = 40

  let listing: GuideListing
  /// The listings before it in its section, which it may go on from.
  let earlier: [GuideListing]

  /// Nil if it prints nothing, or what it prints can be read off it without a thought.
  func item(_ identifiers: inout Identifiers) -> GuideItem? {
    guard listing.root == nil, listing.names.isSound, listing.names.views.isEmpty,
      listing.language == nil || listing.language == "swift", listing.own.contains("print("),
      let found = found
    else { return nil }
    let id = identifiers.name(for: listing.id + " prints", or: "what-it-prints")
    let fence = Fences.around(found.shown)
    let said =
      found.isStated ? "The guide says so, and the machine has run it." : "The machine has run it."
    let all = found.printed.map { MarkdownEscapes.code($0) }.joined(separator: ", ")
    var lines = [
      fence + "`quiz", "id: \(id)", "kind: typed", "draft: yes", "accept: \(found.answer)",
      "hint: Go through it line by line, and write down what each name holds.",
      "why: \(said) It prints \(all).", "", fence + "swift",
    ]
    lines += found.shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines += [
      fence, "", found.printed.count == 1 ? "What does it print?" : "What does it print last?",
      fence + "`",
    ]
    return GuideItem(
      id: id, kind: .typed, first: listing.first, last: listing.last, lines: lines)
  }

  private struct Found {
    var shown: String
    var printed: [String]
    var answer: String
    var isStated: Bool
  }

  /// Alone if it stands alone, else behind those that it goes on from.
  private var found: Found? {
    let sound = earlier.filter { $0.names.isSound && $0.names.views.isEmpty }
    for count in 0...3 where count <= sound.count {
      let before = sound.suffix(count).map(\.own)
      let source = (before + [listing.own]).joined(separator: "\n\n")
      let shown = PrintRemarks.removed(from: source)
      guard shown.split(separator: "\n").count <= Self.mostLines else { return nil }
      guard let printed = Script.printed(by: source), let answer = printed.last else { continue }
      let stated = PrintRemarks.stated(in: listing.own).last
      guard printed.count <= 5, isWorthAsking(answer, shown), stated == nil || stated == answer
      else { return nil }
      return Found(shown: shown, printed: printed, answer: answer, isStated: stated != nil)
    }
    return nil
  }

  private func isWorthAsking(_ answer: String, _ shown: String) -> Bool {
    (1...Self.mostLetters).contains(answer.count) && !shown.contains("\"" + answer + "\"")
      && !answer.contains { "|`\\".contains($0) } && answer.first != " " && answer.last != " "
  }
}

/// Remarks of a listing that say what it prints: `// Prints "3"`.
enum PrintRemarks {
  private static let openings = ["prints", "printed", "output", "result", "→", "=>", "->"]

  /// What they say, in order.
  static func stated(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      remark(in: line).map { said(in: line[$0.upperBound...]) }
    }
  }

  /// The source without them, and without the remarks that go on from one.
  static func removed(from source: String) -> String {
    var kept: [String] = []
    var isInside = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.prefix { $0 == " " }
      let isRemark = line.dropFirst(code.count).hasPrefix("//")
      guard let mark = remark(in: line) else {
        if isInside, isRemark { continue }
        isInside = false
        kept.append(String(line))
        continue
      }
      isInside = isRemark
      if !isRemark {
        let rest = line[..<mark.lowerBound]
        kept.append(String(rest.reversed().drop { $0 == " " }.reversed()))
      }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  /// The slashes and the word that opens a remark of what is printed.
  private static func remark(in line: Substring) -> Range<Substring.Index>? {
    guard let slashes = line.firstRange(of: "//") else { return nil }
    let words = line[slashes.upperBound...].drop { $0 == " " }
    let small = words.lowercased()
    guard
      let opening = openings.first(where: { small.hasPrefix($0) }),
      !(small.dropFirst(opening.count).first?.isLetter ?? false)
    else { return nil }
    return slashes.lowerBound..<words.index(words.startIndex, offsetBy: opening.count)
  }

  private static func said(in text: Substring) -> String {
    let bare = text.drop { " :".contains($0) }
    let end = bare.reversed().drop { " .".contains($0) }.reversed()
    let words = String(end)
    guard words.first == "\"" || words.first == "“", words.count >= 2 else { return words }
    return String(words.dropFirst().prefix { $0 != "\"" && $0 != "”" })
  }
}
