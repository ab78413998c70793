/// What is known of each concept, and what it rests on. The names of the fields are those of
/// `tutor map --json`, and a contract.
public struct ConceptMap: Codable, Sendable, Equatable {
  public enum Standing: String, Codable, Sendable, CaseIterable {
    /// No card about it was answered.
    case unseen
    /// Less than half of its cards were answered, or the chance that they are still known is below
    /// the goal.
    case shaky
    case known
  }

  public struct Concept: Codable, Sendable, Equatable {
    public var name: String
    public var standing: Standing
    /// Cards about it, and how many of them were answered.
    public var cards: Int
    public var seen: Int
    /// The mean chance that a card that was answered is known now, 0 to 1; missing for an unseen
    /// concept.
    public var recall: Double?
    /// The chance of recall that is wished for, 0 to 1: at it cards come back.
    public var goal: Double
    /// 0 for what rests on nothing; otherwise one more than the highest of what it rests on.
    public var layer: Int
    /// The lessons that teach it, in their order.
    public var lessons: [String]
    /// What must be understood first: as the pack says, or else the concepts of the lessons that come
    /// before the one that introduces it.
    public var restsOn: [String]
    /// What rests on it.
    public var carries: [String]
  }

  /// Something shaky to go over, the shakiest first.
  public struct Advice: Codable, Sendable, Equatable {
    public var concept: String
    public var recall: Double
    /// The first thing resting on it that is not known; missing if there is none.
    public var before: String?
  }

  public var format = 1
  /// By layer, then in the order in which they are taught.
  public var concepts: [Concept]
  /// At most three.
  public var advice: [Advice]
  /// The learner's own connections, in the order in which they were made.
  public var links: [Link] = []

  /// A connection of the learner's own.
  public struct Link: Codable, Sendable, Equatable {
    public var id: String
    /// Two.
    public var concepts: [String]
    public var because: String

    /// `Your link: state-reads and identity, because …`
    public var sentence: String {
      "Your link: \(concepts.joined(separator: " and ")), because \(because)"
    }

    /// The other one.
    public func other(than name: String) -> String {
      concepts.first { $0 != name } ?? name
    }
  }

  /// The learner's own connections of a concept.
  public func links(of concept: Concept) -> [Link] {
    links.filter { $0.concepts.contains(concept.name) }
  }

  public func concept(_ name: String) -> Concept? { concepts.first { $0.name == name } }

  public func count(_ standing: Standing) -> Int { concepts.count { $0.standing == standing } }
}
