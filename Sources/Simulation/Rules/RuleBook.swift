import CInterfaces

/// The rules of SwiftUI that the simulator implements, as `docs/rules.md` lists them: that page is
/// built into the program.
public struct RuleBook: Sendable {
  /// In the order of the page.
  public let rules: [Rule]
  /// What the letters that name a source stand for.
  let sources: [String: String]
  /// How far to rely on what rests on each, by its name.
  let certainties: [String: Certainty]

  public static let builtIn = RuleBook(
    markdown: String(cString: framework_rules_page()))

  public struct Rule: Codable, Sendable, Equatable {
    /// `S1`: it never changes.
    public var name: String
    /// The heading that it stands under.
    public var section: String
    /// What SwiftUI does, in Markdown.
    public var rule: String
    /// How sure that is: `high`, `medium to high`, `open`.
    public var sure: String
    /// How far to rely on what rests on it: one good measurement is `usual`, what good sources
    /// disagree about `depends`.
    public var certainty: Certainty {
      switch sure {
      case "medium": .usual
      case "open": .depends
      default: .certain
      }
    }
    /// Who says so: `WWDC session …`, or another rule.
    public var sources: [String]
  }

  /// - Parameter markdown: Sections with a table each: name, rule, how sure it is, sources. Before
  ///   them a paragraph says what the sources are called.
  init(markdown: String) {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let sources = Self.sources(in: lines)
    var section = ""
    var rules: [Rule] = []
    for line in lines {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { String($0).trimmingSpaces }
      guard line.hasPrefix("| "), cells.count == 4, cells[0].first?.isUppercase == true else {
        continue
      }
      rules.append(
        Rule(
          name: cells[0], section: section, rule: cells[1], sure: cells[2],
          sources: Self.spelledOut(cells[3], sources)))
    }
    self.rules = rules
    self.sources = sources
    certainties = Dictionary(
      rules.map { ($0.name, $0.certainty) }, uniquingKeysWith: { one, _ in one })
  }

  /// However its name is written.
  public func rule(_ name: String) -> Rule? {
    rules.first { $0.name == name } ?? rules.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The rules that say all these words, or stand under them.
  public func rules(about words: String) -> [Rule] {
    let words = words.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return [] }
    return rules.filter { rule in
      let text = "\(rule.section) \(rule.rule)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  // MARK: Sources

  /// `**A** Apple's pages. **OS** a source, **OT** its tests.`: names that only a comma parts from
  /// the next one share what is said of it.
  private static func sources(in lines: [Substring]) -> [String: String] {
    let paragraph = lines.drop { !$0.hasPrefix("Sources: ") }.prefix { !$0.isEmpty }
    let pieces = paragraph.joined(separator: " ").split(separator: "**").dropFirst()
    var sources: [String: String] = [:]
    var names: [String] = []
    for piece in pieces {
      let isName = piece.allSatisfy { $0.isUppercase || $0.isNumber }
      if isName {
        names.append(String(piece))
        continue
      }
      let meaning = String(piece).trimmingSpaces
      guard meaning != "," else { continue }
      for name in names { sources[name] = meaning.withoutLastMark }
      names = []
    }
    return sources
  }

  private static func spelledOut(_ cell: String, _ sources: [String: String]) -> [String] {
    let words = cell.split { $0 == " " || $0 == "," }.map(String.init)
    let known = words.compactMap { word in
      sources[word] ?? (word.first?.isUppercase == true ? "rule \(word)" : nil)
    }
    var seen: Set<String> = []
    return known.filter { seen.insert($0).inserted }
  }
}

extension String {
  fileprivate var withoutLastMark: String {
    last == "." || last == "," ? String(dropLast()) : self
  }
}
