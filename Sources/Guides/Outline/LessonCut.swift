/// What of a guide becomes one lesson.
public struct LessonCut: Sendable {
  public var title: String {
    let names = titles.map(HeadingNumber.name)
    switch names.count {
    case 0: return ""
    case 1: return names[0]
    default: break
    }
    // As many as there is room for, and how many come behind them.
    var told = [names[0]]
    for name in names.dropFirst() where told.count < 3 {
      guard (told + [name]).reduce(0, { $0 + $1.count }) <= Self.longestTitle else { break }
      told.append(name)
    }
    let rest = names.count - told.count
    if rest > 0 { told.append(rest == 1 ? "one more" : "\(rest) more") }
    return told.dropLast().joined(separator: ", ") + " and " + (told.last ?? "")
  }
  /// What it is known by: the first of its titles, for what is joined with it may be another one
  /// tomorrow.
  public var name: String { titles.first.map(HeadingNumber.name) ?? "" }
  private static let longestTitle = 60
  /// The titles of the sections that it joins.
  public var titles: [String]
  /// The titles of the sections around it, outermost first.
  public var context: [String]
  /// In order, with headings inside.
  public var blocks: [GuideBlock]

  public var first: Int { blocks.map(\.first).min() ?? 1 }
  public var last: Int { blocks.map(\.last).max() ?? first }
  public var wordCount: Int { blocks.reduce(0) { $0 + $1.wordCount } }
}

/// Cuts a guide into lessons: a section each, as far as sections are of the length of a lesson.
/// Longer ones are cut at their subheadings, shorter ones joined with their neighbours.
public enum LessonCutting {
  /// Words below which a section is joined with the next.
  public static let fewest = 600
  /// Words above which a section is cut.
  public static let most = 1500

  public static func lessons(of sections: [GuideSection], titled title: String) -> [LessonCut] {
    var cuts = joined(sections.flatMap { self.cuts(of: $0, context: []) })
    for index in cuts.indices where cuts[index].title.isEmpty { cuts[index].titles = [title] }
    cuts = cuts.filter { cut in cut.blocks.contains { $0.kind != .heading } }
    // What fits into one lesson is called as the guide is.
    if cuts.count == 1, !title.isEmpty { cuts[0].titles = [title] }
    return cuts
  }

  private static func cuts(of section: GuideSection, context: [String]) -> [LessonCut] {
    let whole = LessonCut(
      titles: titles(section), context: context, blocks: self.blocks(of: section))
    // The title of a guide is no section of it.
    let isGuide = section.level == 1 && context.isEmpty && !section.sections.isEmpty
    guard whole.wordCount > most || isGuide else { return [whole] }
    guard !section.sections.isEmpty else { return halved(whole) }
    let inside = context + [section.title]
    var opening = LessonCut(
      titles: titles(section), context: context, blocks: section.blocks)
    if !section.title.isEmpty, !section.blocks.isEmpty {
      opening.blocks.insert(section.heading, at: 0)
    }
    let rest = joined(section.sections.flatMap { cuts(of: $0, context: inside) })
    guard !opening.blocks.isEmpty else { return rest }
    guard var first = rest.first, opening.wordCount < fewest,
      opening.wordCount + first.wordCount <= most
    else { return halved(opening) + rest }
    first.blocks = opening.blocks + first.blocks
    // It opens the guide, and is called as the guide is.
    if !opening.titles.isEmpty { first.titles = opening.titles }
    return [first] + rest.dropFirst()
  }

  private static func blocks(of section: GuideSection) -> [GuideBlock] {
    (section.title.isEmpty ? [] : [section.heading]) + section.allBlocks
  }

  /// A section without subheadings that is too long, in parts of like length. A listing stays with
  /// the prose before it.
  private static func halved(_ cut: LessonCut) -> [LessonCut] {
    let count = (cut.wordCount + most - 1) / most
    guard count > 1 else { return [cut] }
    let share = cut.wordCount / count
    var parts: [[GuideBlock]] = [[]]
    var words = 0
    for block in cut.blocks {
      let startsWell = block.kind == .prose || block.kind == .list
      if startsWell, words >= share, parts.count < count {
        parts.append([])
        words = 0
      }
      parts[parts.count - 1].append(block)
      words += block.wordCount
    }
    guard parts.count > 1 else { return [cut] }
    return parts.enumerated().map { number, blocks in
      let terms = FrequentTerms.first(in: blocks).joined(separator: ", ")
      let part = "part \(number + 1)"
      let mark =
        cut.title.isEmpty
        ? (terms.isEmpty ? "P" + part.dropFirst() : terms)
        : "\(cut.title), \(part)"
      return LessonCut(titles: [mark], context: cut.context, blocks: blocks)
    }
  }

  /// Neighbours that are short together, within the same section.
  private static func joined(_ cuts: [LessonCut]) -> [LessonCut] {
    var result: [LessonCut] = []
    for cut in cuts {
      guard var last = result.last, last.context.first == cut.context.first,
        min(last.wordCount, cut.wordCount) < fewest, last.wordCount + cut.wordCount <= most
      else {
        result.append(cut)
        continue
      }
      last.titles += cut.titles.filter { !last.titles.contains($0) && !cut.context.contains($0) }
      last.blocks += cut.blocks
      result[result.count - 1] = last
    }
    return result
  }

  private static func titles(_ section: GuideSection) -> [String] {
    section.title.isEmpty ? [] : [section.title]
  }
}

/// The names of code that a text speaks of most.
enum FrequentTerms {
  /// Three at most, those first that come most often, each as it is written.
  static func first(in blocks: [GuideBlock]) -> [String] {
    var counts: [String: Int] = [:]
    for block in blocks where block.kind == .prose || block.kind == .list {
      for line in block.lines {
        for word in line.split(whereSeparator: { !$0.isLetter && $0 != "@" }) where isTerm(word) {
          counts[String(word), default: 0] += 1
        }
      }
    }
    let common = counts.filter { $0.value >= 3 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Array(common.prefix(3).map(\.key))
  }

  private static func isTerm(_ word: Substring) -> Bool {
    guard word.count >= 4, word.count <= 24, let first = word.first, !word.hasSuffix("UI"),
      !word.hasSuffix("Kit")
    else { return false }
    if first == "@" { return word.dropFirst().allSatisfy(\.isLetter) }
    return first.isUppercase && word.dropFirst().contains(where: \.isUppercase)
      && word.contains(where: \.isLowercase)
  }
}
