import Simulation

/// A question about a listing that is worth asking, with the computed answer.
struct FoundTrace {
  var root: String
  /// In order; empty for the first appearance.
  var events: [String]
  var prediction: Prediction
  /// How many beliefs about SwiftUI would answer otherwise, each in its own way.
  var mistakenAnswers: Int
  /// Those that would answer otherwise.
  var misreadings: [Misreading] = []
  /// Who would answer otherwise about a candidate, by candidate; of lines also those that only such
  /// a person expects.
  var beliefs: [String: Misreading] = [:]
  /// Candidates of which SwiftUI does not promise whether they run: either answer is taken.
  var open: Set<String> = []
  /// Of a question of the layout: the area that the view is looked at on, as a lesson writes it.
  var area: String?
  /// Of a question of the layout: the rule, and the numbers.
  var why: String?
  /// Whether it asks of a moment at which something moves.
  var isInFlight = false
  /// Of a question of one number: what it is asked of, as a lesson writes it; nil for the root.
  var of: String?
  /// Of a question of one number: why it is that one, if that is not the whole why.
  var keyReason: String?
  /// Of a question of a size or a number: what else to choose from, and why that is wrong.
  var wrongMeasures: [(measure: String, reason: String)] = []
  /// Whether the answer is that all of the offer is taken.
  var isFilled = false

  /// Whether there is a story to tell that not everybody would tell: somebody who misreads a rule
  /// answers otherwise, and neither who ticks everything nor who guesses is right.
  var isTelling: Bool {
    guard mistakenAnswers > 0 else { return false }
    let key = prediction.key.filter { !open.contains($0) }
    let candidates = prediction.candidates.filter { !open.contains($0) }
    switch prediction.subject {
    case .bodies:
      // What a control writes that it shows already, nobody does: that is no story of the source.
      let wasWritten =
        prediction.trace.events.last?.writes.contains { !$0.dropped || $0.line != nil } ?? false
      // Where something may run or not, who ticks nothing shall not be right.
      return key.isEmpty ? wasWritten && open.isEmpty : key.count < candidates.count
    case .state: return !key.isEmpty && key.count < candidates.count
    case .prints: return ifTempting != nil
    default: return true
    }
  }

  /// Itself, if there is a line that somebody would expect and that is not printed.
  var ifTempting: FoundTrace? {
    beliefs.keys.contains { !prediction.key.contains($0) } ? self : nil
  }

  /// What is asked and what the answer is, without the place in the listing that it rests on.
  var story: String {
    let drawn = prediction.subject == .screen ? why ?? "" : ""
    let told = drawn.split(separator: " ").filter { !$0.allSatisfy(\.isNumber) }
    // Once more is no other question, if it has the same answer.
    let done = events.enumerated().filter { $0 == 0 || events[$0 - 1] != $1 }.map(\.element)
    return
      ([root, prediction.subject.rawValue, of ?? "", area ?? ""] + done
      + prediction.candidates + ["="] + prediction.key + [told.joined(separator: " ")])
      .joined(separator: "\n")
  }

  /// What is asked and answered, whatever the views are called: who is told, who is not, and who would
  /// say otherwise. Nil where there is too little of it to be told apart.
  var shape: String? {
    let told = prediction.candidates.map { candidate in
      let belief = beliefs[candidate].map { "\($0)" } ?? "-"
      return (prediction.key.contains(candidate) ? "+" : open.contains(candidate) ? "?" : "-")
        + belief
    }
    // Of a size, the story that leads to it is all that could be asked anew; numbers are no story.
    if prediction.subject == .frame, let why {
      let words = why.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
      return "frame " + words.joined(separator: " ")
    }
    guard told.count >= 2, prediction.subject != .screen else { return nil }
    return ([prediction.subject.rawValue, of ?? ""] + told.sorted()).joined(separator: " ")
  }

  /// Whether another question asks the same of another row, or catches the same people.
  func isLike(_ other: FoundTrace) -> Bool {
    guard prediction.subject == other.prediction.subject else { return false }
    return prediction.key.map(Prediction.type) == other.prediction.key.map(Prediction.type)
      || misreadings == other.misreadings
  }

  /// Notes who would answer otherwise: of several the one whose answer differs least, for what is
  /// to be said to somebody who expects everything is the least that can be said.
  mutating func believe(_ differing: [(misreading: Misreading, candidates: Set<String>)]) {
    let ranked = differing.enumerated().sorted { one, other in
      func rank(_ entry: (misreading: Misreading, candidates: Set<String>)) -> Int {
        entry.candidates.count + (entry.misreading == .wholeScreenRebuilds ? 1 : 0)
      }
      return (rank(one.element), one.offset) < (rank(other.element), other.offset)
    }.map(\.element)
    misreadings = ranked.map(\.misreading)
    for (misreading, candidates) in ranked {
      for candidate in candidates {
        for name in [candidate, Prediction.type(of: candidate)] where beliefs[name] == nil {
          beliefs[name] = misreading
        }
      }
    }
  }
}
