/// What there is to be quizzed about, and how well it is known. The names of the fields are those of
/// `tutor quiz --json`, and a contract.
public struct TopicList: Codable, Sendable, Equatable {
  public struct Entry: Codable, Sendable, Equatable {
    /// As `tutor quiz` takes it.
    public var name: String
    public var title: String
    /// As of a concept: see ``ConceptMap/Standing``.
    public var standing: ConceptMap.Standing
    /// Cards that belong to it, and how many of them were answered.
    public var cards: Int
    public var seen: Int
    /// The mean chance that a card that was answered is known now, 0 to 1; missing if none was.
    public var recall: Double?
    /// The chance of recall that is wished for, 0 to 1.
    public var goal: Double
  }

  public var format = 1
  /// In the order of `topics.yml`; at the end everything that was seen.
  public var topics: [Entry]

  /// How many topics of the course there are of a standing.
  public func count(_ standing: ConceptMap.Standing) -> Int {
    topics.dropLast().count { $0.standing == standing }
  }

  /// The list in words, a sentence for each topic.
  public var sentences: [String] {
    ["Topics: \(count(.known)) known, \(count(.shaky)) shaky, \(count(.unseen)) unseen."]
      + topics.map { "\($0.name): \($0.title), \($0.knowledge)." }
  }
}

extension TopicList.Entry {
  /// `71%`; nil where too few cards were answered for a percentage.
  public var chance: String? { seen < ConceptMap.fewest ? nil : recall.map(percent) }

  /// `shaky, 3 of 5 cards seen, known with 71% (goal 90%)`
  public var knowledge: String {
    let chance = chance.map { ", known with \($0) (goal \(percent(goal)))" } ?? ""
    return "\(standing.rawValue), \(seen) of \(cards) cards seen\(chance)"
  }
}
