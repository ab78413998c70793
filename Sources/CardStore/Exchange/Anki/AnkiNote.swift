/// A card as Anki is to show it.
public struct AnkiNote: Sendable, Hashable {
  /// `pack/item` or `pack/item#n`.
  public var card: String
  /// With the decks that it stands in: `SwiftUI::State::Bindings`.
  public var deck: String
  /// Without white space.
  public var tags: [String]
  /// HTML, as the rest.
  public var question: String
  public var answer: String
  public var explanation: String
  public var source: String

  public init(
    card: String, deck: String, tags: [String], question: String, answer: String,
    explanation: String, source: String
  ) {
    self.card = card
    self.deck = deck
    self.tags = tags
    self.question = question
    self.answer = answer
    self.explanation = explanation
    self.source = source
  }

  /// The fields of the note, in the order of ``AnkiLayout/fields``.
  var fields: [String] { [question, answer, explanation, source, card] }
}

/// How Anki and this store name the same card.
enum AnkiName {
  private static let prefix = "tutor:"

  /// By which Anki knows a note again when it comes another time.
  static func guid(card: String) -> String { prefix + card }

  /// nil if the note is none of ours.
  static func card(guid: String) -> String? {
    guid.hasPrefix(prefix) ? String(guid.dropFirst(prefix.count)) : nil
  }

  /// A number for a row, the same for the same name: Anki's are moments in milliseconds, and these
  /// lie in the years from 2010 to 2018.
  static func number(_ name: String) -> Int {
    var mark = Checksum()
    mark.mix(bytesOf: name)
    return 1_262_304_000_000 + Int(mark.value % (1 << 38))
  }
}
