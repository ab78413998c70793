extension WordForm {
  /// Numbers in digits, however they are written: `two hundred and twenty`, `100.0`.
  static func withDigits(_ words: [String]) -> [String] {
    var result: [String] = []
    var number: NumberInWords?
    for (index, word) in words.enumerated() {
      if let current = number {
        if current.takes(word) {
          number?.add(word)
          continue
        }
        let next = words.dropFirst(index + 1).first ?? ""
        if word == "and", current.takesRest, NumberInWords.isSmall(next) { continue }
        result.append(String(current.value))
        number = nil
      }
      number = NumberInWords(word)
      if number == nil { result.append(withoutFraction(word)) }
    }
    if let number { result.append(String(number.value)) }
    return result
  }

  /// `100.0` is `100`.
  private static func withoutFraction(_ word: String) -> String {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts[1].allSatisfy({ $0 == "0" }),
      Int(parts[0]) != nil
    else { return word }
    return String(parts[0])
  }
}

/// A number below a million, as it is read word by word.
private struct NumberInWords {
  private var thousands = 0
  private var rest: Int
  private var latest: String

  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// - Returns: Nil if no number begins with the word.
  init?(_ word: String) {
    latest = word
    switch word {
    case "hundred": rest = 100
    case "thousand": (thousands, rest) = (1, 0)
    default:
      guard let value = Self.value(of: word) else { return nil }
      rest = value
    }
  }

  var value: Int { thousands * 1_000 + rest }
  /// Whether "and" may stand before what follows.
  var takesRest: Bool { ["hundred", "thousand"].contains(latest) }

  static func isSmall(_ word: String) -> Bool { value(of: word) != nil }

  private static func value(of word: String) -> Int? {
    small.firstIndex(of: word) ?? tens.firstIndex(of: word).map { ($0 + 2) * 10 }
  }

  /// Whether a word goes on with the number.
  func takes(_ word: String) -> Bool {
    switch word {
    case "hundred": 1...9 ~= rest
    case "thousand": thousands == 0 && rest > 0
    default:
      Self.value(of: word).map { value in
        takesRest || (Self.tens.contains(latest) && 1...9 ~= value)
      } ?? false
    }
  }

  mutating func add(_ word: String) {
    latest = word
    switch word {
    case "hundred": rest *= 100
    case "thousand": (thousands, rest) = (rest, 0)
    default: rest += Self.value(of: word) ?? 0
    }
  }
}
