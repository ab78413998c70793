/// What a guide says of a program: that it is how to do it, or how not to.
public enum GuideJudgement: Sendable, Equatable {
  case wrong, right

  /// - Parameter words: A remark, a caption or a title, as it stands.
  init?(_ words: Substring) {
    let text = words.drop { "/*#-–—• \t".contains($0) }
    for mark in text.unicodeScalars.prefix(2) {
      if Self.crosses.contains(mark) { self = .wrong; return }
      if Self.ticks.contains(mark) { self = .right; return }
    }
    // A word judges where it stands for the program: `Wrong:`, `Bad`, `Better - …`.
    let first = text.prefix { $0.isLetter || $0 == "'" || $0 == "’" }
    let behind = text.dropFirst(first.count).drop { $0 == " " }.first
    guard behind.map({ ":(—–-!".contains($0) }) ?? true else { return nil }
    let word = first.lowercased().filter(\.isLetter)
    if Self.wrongWords.contains(word) {
      self = .wrong
    } else if Self.rightWords.contains(word) {
      self = .right
    } else {
      return nil
    }
  }

  private static let crosses: Set<Unicode.Scalar> = ["❌", "✗", "✘", "❎", "🚫", "⛔", "👎"]
  private static let ticks: Set<Unicode.Scalar> = ["✅", "✓", "✔", "👍", "☑"]
  private static let wrongWords: Set<String> = [
    "wrong", "bad", "dont", "avoid", "incorrect", "before", "antipattern", "broken",
  ]
  private static let rightWords: Set<String> = [
    "right", "good", "do", "better", "correct", "after", "preferred", "fixed", "instead",
  ]
}

/// A program that a guide judges: a listing, or the part of one behind a remark that judges.
public struct ListingHalf: Sendable, Equatable {
  public var judgement: GuideJudgement
  /// What it says, without its mark.
  public var words: String
  public var source: String
  /// The lines of the guide, of the whole listing.
  public var first: Int
  public var last: Int

  /// The judged programs of a lesson, in order.
  ///
  /// - Parameter listings: Those of the lesson: their sources may be joined with others.
  public static func all(in blocks: [GuideBlock], _ listings: [GuideListing]) -> [ListingHalf] {
    var halves: [ListingHalf] = []
    var caption = ""
    for block in blocks where block.kind != .blank && block.kind != .gutter {
      guard block.kind == .code,
        let listing = listings.first(where: { $0.first == block.first })
      else {
        caption = block.lines.last { !$0.allSatisfy(\.isWhitespace) } ?? ""
        continue
      }
      let parts = parts(of: Indentation.outdented(block.lines), listing)
      if !parts.isEmpty {
        halves += parts
      } else if let judgement = GuideJudgement(Substring(caption)) {
        halves.append(
          ListingHalf(
            judgement: judgement, words: bare(caption), source: listing.source,
            first: listing.first, last: listing.last))
      }
      caption = block.tail
    }
    return halves
  }

  /// A listing apart at the remarks that judge. What stands before the first belongs to all.
  private static func parts(of lines: [String], _ listing: GuideListing) -> [ListingHalf] {
    let cuts = lines.indices.filter {
      lines[$0].hasPrefix("//") && GuideJudgement(Substring(lines[$0])) != nil
    }
    guard let opening = cuts.first else { return [] }
    let shared = lines[..<opening]
    return cuts.enumerated().compactMap { number, start in
      let end = number + 1 < cuts.count ? cuts[number + 1] : lines.count
      guard let judgement = GuideJudgement(Substring(lines[start])) else { return nil }
      let whole = cuts.count == 1 && !listing.joined.isEmpty
      // The remark itself would tell a learner which one it is.
      let source = (shared + lines[(start + 1)..<end]).joined(separator: "\n")
      return ListingHalf(
        judgement: judgement, words: bare(lines[start]),
        source: whole ? listing.source : source.trimmedLines, first: listing.first,
        last: listing.last)
    }
  }

  private static func bare(_ words: String) -> String {
    let text = words.drop { !$0.isLetter && $0 != "@" && $0 != "." && $0 != "`" }
    return String(Substring(text).trimmedSpaces)
  }
}

extension String {
  /// Without empty lines at either end.
  fileprivate var trimmedLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

/// Names in Swift source.
public enum SwiftNames {
  /// The source with one name in the place of another, where it stands as a whole word.
  public static func renamed(_ source: String, from old: String, to new: String) -> String {
    var result = ""
    var word = ""
    func end() {
      result += word == old ? new : word
      word = ""
    }
    for character in source {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }
}
