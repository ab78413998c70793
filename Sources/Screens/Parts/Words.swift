extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}

extension String {
  /// With a full stop, unless it ends like a sentence already.
  public var sentence: String { endsSentence ? self : self + "." }

  /// With a large first letter and a full stop.
  var asSentence: String { (prefix(1).uppercased() + dropFirst()).sentence }

  /// The lines, without a last empty one.
  var sourceLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// `1 card`, `2 cards`
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// `a`, `a and b`, `a, b and c`
func listed(_ items: [String], _ conjunction: String = "and") -> String {
  guard let last = items.last else { return "" }
  let others = items.dropLast()
  return others.isEmpty ? last : "\(others.joined(separator: ", ")) \(conjunction) \(last)"
}

extension String {
  /// With spaces to fill so many characters.
  func padding(to width: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return atStart ? spaces + self : self + spaces
  }
}

/// `0.92` as `92%`.
func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded()))%" }

extension String {
  /// Of `pack/item`, the item.
  var withoutPack: String {
    split(separator: "/", maxSplits: 1).last.map(String.init) ?? self
  }
}
