/// A card as the lessons define it.
public struct CardDefinition: Sendable, Hashable {
  /// `pack/item`, or `pack/item#n` for the n-th cloze deletion. Never a hash of the text.
  public var id: String
  /// Identifiers it had before, written as `id` is.
  public var was: [String]
  /// The lesson it stands in.
  public var lesson: String
  public var concepts: [String]
  /// Of the text: it changes when the wording does, and the memory stays.
  public var fingerprint: String
  /// Of the meaning, from 1: when it rises, the card is asked again within a day.
  public var revision: Int

  public init(
    id: String, was: [String] = [], lesson: String, concepts: [String] = [],
    fingerprint: String, revision: Int = 1
  ) {
    self.id = id
    self.was = was
    self.lesson = lesson
    self.concepts = concepts
    self.fingerprint = fingerprint
    self.revision = revision
  }

  /// `pack/item`: what siblings have in common.
  public var item: String { Self.item(of: id) }

  /// The item of a card: its identifier without `#n`.
  static func item(of id: String) -> String {
    id.split(separator: "#", maxSplits: 1).first.map(String.init) ?? id
  }
}

extension CardDefinition {
  /// What tells one set of definitions from another.
  public static func mark(of definitions: [CardDefinition]) -> String {
    var mark = Checksum()
    for definition in definitions {
      let lists = [definition.was, definition.concepts]
      for text in [definition.id, definition.lesson, definition.fingerprint] {
        mark.mix(text: text)
      }
      for text in lists.joined() { mark.mix(text: text) }
      mark.mix(text: "\(definition.was.count) \(definition.revision)")
    }
    return String(mark.value, radix: 16)
  }
}

/// What a ``CardStore/sync(_:at:)`` changed, by identifier; all empty when nothing did.
public struct SyncReport: Sendable, Hashable {
  public var added: [String] = []
  /// The new identifiers of cards that a `was` renamed.
  public var renamed: [String] = []
  /// Gone from the lessons.
  public var retired: [String] = []
  /// Back in the lessons.
  public var restored: [String] = []
  /// Asked again because the meaning changed.
  public var revised: [String] = []
  /// The wording changed; nothing else follows from that.
  public var reworded: [String] = []

  public init() {}

  public var isEmpty: Bool { self == SyncReport() }
}
