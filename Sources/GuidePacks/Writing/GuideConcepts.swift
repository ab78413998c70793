import Curriculum
import Guides

/// What a lesson of a guide is about, in concepts: those of the built-in lessons whose words it uses,
/// else one of its own.
struct GuideConcepts {
  /// Concepts by words that stand for them.
  private let known: [(concept: String, words: [String])]

  /// - Parameter concepts: Slugs that are known already: `state-ownership`.
  init(_ concepts: [String]) {
    known = concepts.map { ($0, $0.split(separator: "-").map(String.init)) }
  }

  /// One to four, the best first.
  func concepts(of cut: LessonCut, or own: String) -> [String] {
    var counts: [Substring: Int] = [:]
    for block in cut.blocks where block.kind != .code && block.kind != .drawing {
      for line in block.lines {
        for word in line.lowercased().split(whereSeparator: { !$0.isLetter }) {
          counts[Substring(String(word)), default: 0] += 1
        }
      }
    }
    func weight(_ word: String) -> Int {
      counts[Substring(word), default: 0] + counts[Substring(word + "s"), default: 0]
    }
    let found = known.compactMap { entry -> (String, Int)? in
      let weights = entry.words.map(weight)
      guard entry.words.count >= 2, let least = weights.min(), least >= 2 else { return nil }
      return (entry.concept, least)
    }
    let best = found.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(3).map(\.0)
    return best.isEmpty ? [own] : best
  }
}
