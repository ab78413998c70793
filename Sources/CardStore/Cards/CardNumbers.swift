import Recall

/// Numbers the cards that the log names, so that to read millions of rows makes text of each name once.
struct CardNumbers {
  /// A name that a card has, or had.
  struct CardName {
    /// The number of the card.
    let card: Int
    /// What the fuzz of its intervals depends on.
    let seed: UInt64
    fileprivate let hash: UInt64
    fileprivate let bytes: Range<Int>
  }

  /// The present identifiers of the cards, by their numbers.
  private(set) var cards: [String] = []
  private var numbers: [String: Int] = [:]
  /// By the identifiers that cards had.
  private let present: [String: String]
  private var names: [CardName] = []
  /// The bytes of all names.
  private var text: [UInt8] = []
  /// Of each name the place among ``names``, or the next free one after that which its hash says;
  /// -1 where there is none.
  private var slots: [Int32] = Array(repeating: -1, count: 1 << 10)

  init(present: [String: String]) { self.present = present }

  /// The number of a card, by its present identifier; nil for one that was not named yet.
  func number(of card: String) -> Int? { numbers[card] }

  /// The number of the card that has that name, or had it.
  mutating func number(ofFormer name: String) -> Int {
    var name = name
    return name.withUTF8 { self.name(UnsafeRawBufferPointer($0)).card }
  }

  /// The card of that name, which gets the next number if it has none yet.
  mutating func name(_ bytes: UnsafeRawBufferPointer) -> CardName {
    var checksum = Checksum()
    checksum.mix(bytes)
    let hash = checksum.value
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let name = names[Int(slots[slot])]
      if name.hash == hash, text[name.bytes].elementsEqual(bytes) { return name }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(names.count)
    let name = added(bytes, hash)
    if names.count > slots.count / 2 { grow() }
    return name
  }

  private mutating func added(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> CardName {
    let former = String(decoding: bytes, as: UTF8.self)
    let card = present[former] ?? former
    let number = numbers[card] ?? cards.count
    if number == cards.count {
      numbers[card] = number
      cards.append(card)
    }
    let start = text.count
    text += bytes
    let name = CardName(
      card: number, seed: Fuzz.seed(card: former), hash: hash, bytes: start..<text.count)
    names.append(name)
    return name
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (place, name) in names.enumerated() {
      var slot = Int(truncatingIfNeeded: name.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place)
    }
  }
}
