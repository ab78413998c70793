extension ConceptMap {
  /// What to go over, a sentence each.
  public var adviceSentences: [String] {
    advice.map { advice in
      let chance = percent(advice.recall)
      guard let before = advice.before else { return "Shore up \(advice.concept) (\(chance))." }
      return "Shore up \(advice.concept) (\(chance)) before \(before)."
    }
  }

  /// The map in words: how many of each standing, then a sentence for each concept.
  public var sentences: [String] {
    ["Concepts: \(count(.known)) known, \(count(.shaky)) shaky, \(count(.unseen)) unseen."]
      + concepts.map(\.sentence) + adviceSentences
  }
}

/// `71%`
func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded()))%" }

extension ConceptMap.Concept {
  /// `state-reads: shaky, 3 of 5 cards seen, known with 71% (goal 90%).` and what it rests on.
  public var sentence: String {
    let chance = recall.map { ", known with \(percent($0)) (goal \(percent(goal)))" } ?? ""
    let ground = restsOn.isEmpty ? "" : " Rests on \(restsOn.joined(separator: ", "))."
    return "\(name): \(standing.rawValue), \(seen) of \(cards) cards seen\(chance).\(ground)"
  }

  /// Where it is taught and what it is connected with, a sentence each.
  public var details: [String] {
    var details = ["Lessons: \(lessons.joined(separator: ", "))"]
    if !restsOn.isEmpty { details.append("Rests on: \(restsOn.joined(separator: ", "))") }
    if !carries.isEmpty { details.append("Carries: \(carries.joined(separator: ", "))") }
    return details
  }
}
