import Claims
import Guides
import Simulation

/// Two programs of a guide, one that it calls wrong and one that it calls right, which do different
/// things.
struct FoundPair {
  var start: String
  var solution: String
  var root: String
  /// What the guide says of either.
  var wrongWords: String
  var rightWords: String
  /// What the right one keeps; the first is broken by the wrong one.
  var claims: [String]
  var first: Int
  var last: Int
}

/// Looks for pairs of programs, and computes by what they differ.
struct PairSearch {
  private static let mostBroken = 3
  private static let mostKept = 2

  let machine: ListingMachine

  /// The pairs of a lesson, at most one for each program that is called wrong.
  func pairs(in halves: [ListingHalf]) -> [FoundPair] {
    var found: [FoundPair] = []
    for (index, wrong) in halves.enumerated() where wrong.judgement == .wrong {
      let next = halves[(index + 1)...].prefix { $0.judgement == .right }
      // Some say first how to do it.
      let before = halves[..<index].reversed().prefix { $0.judgement == .right }
      for right in next + before {
        guard let pair = pair(wrong, right) else { continue }
        found.append(pair)
        break
      }
    }
    return found
  }

  private func pair(_ wrong: ListingHalf, _ right: ListingHalf) -> FoundPair? {
    guard case .runs(let root) = machine.verdict(wrong.source),
      case .runs(let other) = machine.verdict(right.source),
      let solution = renamed(right.source, from: other, to: root),
      solution != wrong.source,
      let before = simulator(wrong.source), let after = simulator(solution)
    else { return nil }
    let claims = claims(before: before, after: after, root: root)
    guard !claims.isEmpty else { return nil }
    return FoundPair(
      start: wrong.source, solution: solution, root: root, wrongWords: wrong.words,
      rightWords: right.words, claims: claims, first: min(wrong.first, right.first),
      last: max(wrong.last, right.last))
  }

  private func simulator(_ source: String) -> Simulator? {
    try? Simulator(files: [SourceFile(path: "listing", text: source)])
  }

  /// A learner goes on from the wrong program: the right one has to call its view the same.
  private func renamed(_ source: String, from old: String, to new: String) -> String? {
    guard old != new else { return source }
    guard !ListingNames(source).types.contains(new) else { return nil }
    let renamed = SwiftNames.renamed(source, from: old, to: new)
    return machine.verdict(renamed) == .runs(root: new) ? renamed : nil
  }

  /// What holds of the right program and not of the wrong one, and after it what holds of both and
  /// should stay so.
  private func claims(before: Simulator, after: Simulator, root: String) -> [String] {
    guard let draft = try? ClaimDraft(after, root: root, source: "listing") else { return [] }
    let drafted = draft.text.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("view ") }.compactMap { try? Claim($0) }
    guard let right = try? Judge(after, root: root).verdicts(on: drafted),
      let wrong = try? Judge(before, root: root).verdicts(on: drafted)
    else { return [] }
    var broken: [String] = []
    var kept: [String] = []
    for (one, other) in zip(right, wrong) where one.verdict.outcome == .kept {
      switch other.verdict.outcome {
      case .broken: broken.append(one.claim.text)
      case .kept: kept.append(one.claim.text)
      case .open: continue
      }
    }
    guard !broken.isEmpty else { return [] }
    return Array(broken.prefix(Self.mostBroken)) + kept.prefix(Self.mostKept)
  }
}
