extension ConceptMap {
  /// A chance that follows from fewer cards is not told as a percentage.
  static let fewest = 3

  /// What to go over, a sentence each.
  public var adviceSentences: [String] {
    advice.map { advice in
      let concept = concept(advice.concept)
      let chance =
        concept?.chance ?? concept.map { "\($0.seen) of \($0.cards) seen" }
        ?? percent(advice.recall)
      guard let before = advice.before else { return "Shore up \(advice.concept) (\(chance))." }
      return "Shore up \(advice.concept) (\(chance)) before \(before)."
    }
  }

  /// The map in words: how many of each standing, then a sentence for each concept.
  public var sentences: [String] {
    ["Concepts: \(count(.known)) known, \(count(.shaky)) shaky, \(count(.unseen)) unseen."]
      + concepts.map(\.sentence) + links.map(\.sentence) + adviceSentences
  }
}

extension ConceptMap.Concept {
  /// `71%`; nil where too few cards were answered for a percentage.
  public var chance: String? { seen < ConceptMap.fewest ? nil : recall.map(percent) }

  /// `state-reads: shaky, 3 of 5 cards seen, known with 71% (goal 90%).` and what it rests on.
  public var sentence: String {
    let chance = chance.map { ", known with \($0) (goal \(percent(goal)))" } ?? ""
    let ground = restsOn.isEmpty ? "" : " Rests on \(restsOn.joined(separator: ", "))."
    return "\(name): \(standing.rawValue), \(seen) of \(cards) cards seen\(chance).\(ground)"
  }

  /// Where it is taught.
  public var taught: String { "Lessons: \(lessons.joined(separator: ", "))" }

  /// Where it is taught and what it is connected with, a sentence each.
  public var details: [String] {
    var details = [taught]
    if !restsOn.isEmpty { details.append("Rests on: \(restsOn.joined(separator: ", "))") }
    if !carries.isEmpty { details.append("Carries: \(carries.joined(separator: ", "))") }
    return details
  }
}
