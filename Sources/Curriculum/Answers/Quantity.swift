/// A number as somebody answers with it: `1.5`, `1,5 s`, `1500 ms`, `just once`, `it runs 3 times`.
struct Quantity {
  let value: Double
  let measure: Measure

  /// What is counted.
  enum Measure: Equatable {
    /// It does not say.
    case none
    /// A unit of measure; the value is in the smallest one of its kind.
    case unit(UnitOfMeasure.Kind)
    /// Something else, which the question names.
    case things
  }

  /// - Parameter words: In small letters, with numbers in digits, as ``WordForm`` has them.
  /// - Returns: Nil if it says more than a number, or something else: `about 3`, `2 or 3`.
  init?(_ words: [String]) {
    var words = Self.withoutFraming(words).flatMap(Self.parts)[...]
    if ["once", "twice", "thrice"].contains(words.first), words.count == 1 {
      words = [words.first == "once" ? "1" : words.first == "twice" ? "2" : "3", "time"]
    }
    guard let first = words.popFirst(), var number = Self.number(first) else { return nil }
    if words.starts(with: ["point"]), let digits = words.dropFirst().first,
      digits.allSatisfy(\.isASCIIDigit), let fraction = Double("0." + digits)
    {
      number += fraction
      words = words.dropFirst(2)
    } else if words.starts(with: ["and", "half"]) {
      number += 0.5
      words = words.dropFirst(2)
    }
    switch words.count {
    case 0: (value, measure) = (number, .none)
    case 1:
      let word = words.joined()
      if let unit = UnitOfMeasure(word) {
        (value, measure) = (number * unit.size, .unit(unit.kind))
      } else {
        guard Self.isThing(word) else { return nil }
        (value, measure) = (number, .things)
      }
    default: return nil
    }
  }

  // MARK: Words around it

  /// Without what only leads to the number or says that it is meant: `it runs exactly …`.
  private static func withoutFraming(_ words: [String]) -> [String] {
    var words = words[...]
    if let subject = words.first, ["it", "they", "there", "that"].contains(subject),
      let verb = words.dropFirst().first, verbs.contains(verb)
    {
      words = words.dropFirst(2)
    }
    if let adverb = words.first, ["exactly", "only", "just", "precisely"].contains(adverb) {
      words = words.dropFirst()
    }
    if words.starts(with: ["single"]) { words = ["1"] + words.dropFirst() }
    return Array(words)
  }

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "runs", "run", "ran", "takes", "take", "took", "happens",
  ]

  /// A word that could be what is counted. A comparison says another number, and so does a share.
  private static func isThing(_ word: String) -> Bool {
    let others: Set<String> = [
      "more", "less", "fewer", "extra", "plus", "minus", "percent", "half", "dozen", "hundred",
      "thousand", "million", "or", "and", "to",
    ]
    return word.count > 2 && word.allSatisfy(\.isLetter) && !others.contains(word)
  }

  // MARK: Digits

  /// `1.5s` is `1.5 s`, `10°` is `10 °`.
  private static func parts(_ word: String) -> [String] {
    let digits = word.prefix { $0.isASCIIDigit || "-.,".contains($0) }
    let rest = word.dropFirst(digits.count)
    guard !digits.isEmpty, !rest.isEmpty, !rest.contains(where: \.isASCIIDigit) else {
      return [word]
    }
    return [String(digits), String(rest)]
  }

  /// A comma before one or two digits, or behind a zero, is a decimal comma; before three it divides
  /// thousands.
  private static func number(_ word: String) -> Double? {
    let unsigned = word.drop { $0 == "-" }
    guard word.count - unsigned.count <= 1, unsigned.first?.isASCIIDigit == true,
      unsigned.last?.isASCIIDigit == true,
      unsigned.allSatisfy({ $0.isASCIIDigit || ".,".contains($0) })
    else { return nil }
    let groups = word.split(separator: ",", omittingEmptySubsequences: false)
    switch groups.count {
    case 1: return Double(word)
    case 2 where groups[1].count != 3 || unsigned.hasPrefix("0"):
      return Double(groups.joined(separator: "."))
    default:
      let isGrouped = groups.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
      return isGrouped ? Double(groups.joined()) : nil
    }
  }
}

/// A unit of measure by one of its names.
struct UnitOfMeasure {
  enum Kind { case time, angle, length, memory, temperature }

  let kind: Kind
  /// In the smallest one that there is a name for.
  let size: Double

  init?(_ name: String) {
    guard let row = Self.rows.first(where: { $0.names.contains(name) }) else { return nil }
    (kind, size) = (row.kind, row.size)
  }

  private static let rows: [(kind: Kind, size: Double, names: Set<String>)] = [
    (.time, 1, ["ms", "msec", "msecs", "millisecond", "milliseconds"]),
    (.time, 1_000, ["s", "sec", "secs", "second", "seconds"]),
    (.time, 60_000, ["min", "mins", "minute", "minutes"]),
    (.time, 3_600_000, ["h", "hr", "hrs", "hour", "hours"]),
    (.angle, 1, ["°", "º", "deg", "degs", "degree", "degrees"]),
    (.length, 1, ["pt", "pts", "point", "points"]),
    (.memory, 1, ["b", "byte", "bytes"]),
    (.memory, 1_024, ["kb", "kib", "kilobyte", "kilobytes"]),
    (.temperature, 1, ["f", "°f", "fahrenheit"]),
  ]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// The numbers among the responses of a question, and whether an answer says one of them.
struct AcceptedQuantities {
  private let all: [(response: String, quantity: Quantity)]

  init(_ responses: [AcceptedAnswer]) {
    all = responses.compactMap { response in
      Quantity(TypedAnswer(response.response).words.words).map { (response.response, $0) }
    }
  }

  /// - Returns: Nil if it says no number that is accepted.
  func verdict(of answer: TypedAnswer) -> AnswerVerdict? {
    guard let given = Quantity(answer.words.words) else { return nil }
    if all.contains(where: { $0.quantity.isSame(as: given) }) { return .equal }
    // What is counted stands in the question, unless that asks for a measure.
    let isCount = !all.contains { if case .unit = $0.quantity.measure { true } else { false } }
    guard isCount, given.measure == .things,
      let bare = all.first(where: { $0.quantity.measure == .none }),
      bare.quantity.value == given.value
    else { return nil }
    return .accepted(response: bare.response, overlooking: [.counted])
  }
}

extension Quantity {
  fileprivate func isSame(as other: Quantity) -> Bool {
    measure == other.measure && measure != .things
      && abs(value - other.value) <= 1e-9 * max(1, abs(value))
  }
}
