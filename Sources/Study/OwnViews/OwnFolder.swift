import CardStore
import Curriculum
import Practice

/// A folder, or a file, of the learner's own whose views they are asked about: what is kept of it
/// between two starts.
public struct OwnFolder: Codable, Sendable, Equatable {
  public var format = 1
  /// Of its cards: `own-shop-3f2a9c`.
  public private(set) var name: String
  /// Where it lies, from the root of the disk.
  public private(set) var path: String
  public private(set) var cards: [Card] = []

  /// A question about a view of it.
  public struct Card: Codable, Sendable, Equatable {
    /// Named by what it said at first: `cart-screen-51d2e0`.
    public let item: String
    public private(set) var plan: PracticePlan
    /// What was right when it was asked or looked at last, sorted.
    public internal(set) var key: [String]
    /// Of the answer, from 1: it rises when the code makes it another one.
    public internal(set) var revision = 1
    /// The code that the view depended on then.
    public internal(set) var source: String

    init(_ question: PracticeQuestion) {
      plan = question.plan
      item = Self.item(of: plan)
      key = question.prediction.key.sorted()
      source = question.slice.text
    }

    private static func item(of plan: PracticePlan) -> String {
      "\(slug(plan.view))-\(mark([plan.root, plan.subject] + plan.events))"
    }

    /// What is asked of the program as it is now: the same view, whatever it is called by now.
    ///
    /// - Throws: `PracticeRefusal` if there is nothing to ask.
    func question(in program: PracticeProgram) throws(PracticeRefusal) -> PracticeQuestion {
      do { return try program.question(plan) } catch {
        guard case .impossible = error,
          let renamed = program.questionUnderOtherName(plan, source: source)
        else { throw error }
        return renamed
      }
    }

    /// Takes over what is so now.
    ///
    /// - Returns: Whether anything is another than before.
    mutating func follow(_ question: PracticeQuestion) -> Bool {
      let now = question.prediction.key.sorted()
      guard now != key || question.slice.text != source else { return false }
      // What is only called otherwise is the same answer.
      if now != key, question.plan == plan { revision += 1 }
      key = now
      plan = question.plan
      source = question.slice.text
      return true
    }

    /// Another line break changes nothing.
    var fingerprint: String {
      var print = Fingerprint()
      print.add(source)
      print.add(plan.root)
      return print.text
    }
  }

  /// - Parameter path: From the root of the disk, without a stroke at its end.
  public init(path: String) {
    self.path = path
    let last = path.split(separator: "/").last.map(String.init) ?? "views"
    name = "\(Self.prefix)\(slug(last))-\(mark([path]))"
  }

  private static let prefix = "own-"

  /// Whether a card is about a view of somebody's own.
  static func isCard(_ id: String) -> Bool { id.hasPrefix(prefix) }

  /// `own-shop-3f2a9c/cart-screen-51d2e0`
  public func id(of card: Card) -> String { "\(name)/\(card.item)" }

  public func card(_ id: String) -> Card? { cards.first { self.id(of: $0) == id } }

  mutating func replace(_ card: Card) {
    guard let place = cards.firstIndex(where: { $0.item == card.item }) else { return }
    cards[place] = card
  }

  /// Whether there is a card for it, whatever its view was called when the card was made.
  func asks(_ plan: PracticePlan) -> Bool { cards.contains { $0.plan == plan } }

  mutating func remove(_ card: Card) { cards.removeAll { $0.item == card.item } }

  mutating func add(_ card: Card) {
    if !asks(card.plan), !cards.contains(where: { $0.item == card.item }) { cards.append(card) }
  }
}

/// Words as a part of an identifier: `CartScreen` is `cart-screen`.
private func slug(_ words: String) -> String {
  var slug = ""
  var wasLower = false
  for character in words where character.isASCII {
    if character.isLetter || character.isNumber {
      if character.isUppercase, wasLower { slug += "-" }
      slug += character.lowercased()
    } else if let last = slug.last, last != "-" {
      slug += "-"
    }
    wasLower = character.isLowercase || character.isNumber
  }
  let short = slug.prefix(24).split(separator: "-").joined(separator: "-")
  return short.isEmpty ? "view" : short
}

/// What tells texts from others, in six letters.
private func mark(_ texts: [String]) -> String {
  var print = Fingerprint()
  for text in texts { print.add(text) }
  return String(print.text.suffix(6))
}
