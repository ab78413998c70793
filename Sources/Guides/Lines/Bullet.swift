/// The mark at the beginning of an entry of a list.
struct Bullet: Sendable, Equatable {
  /// The number, for `1.` and `1)`; nil for marks that count nothing.
  let number: Int?
  /// What follows the mark; empty if the mark stands alone.
  let rest: Substring

  init?(_ line: Substring) {
    guard let first = line.first else { return nil }
    if "•◦▪‣·–*-".contains(first) {
      let rest = line.dropFirst()
      guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
      self.init(number: nil, rest: rest.trimmedSpaces)
      return
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), let number = Int(digits) else { return nil }
    let behind = line.dropFirst(digits.count)
    guard behind.first == "." || behind.first == ")", behind.dropFirst().first == " " else {
      return nil
    }
    self.init(number: number, rest: behind.dropFirst().trimmedSpaces)
  }

  private init(number: Int?, rest: Substring) {
    self.number = number
    self.rest = rest
  }
}
