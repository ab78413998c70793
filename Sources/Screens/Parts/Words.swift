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
  var sentence: String { endsSentence ? self : self + "." }

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

/// How many letters must be added, removed, replaced or swapped with their neighbour to make one
/// word of the other (optimal string alignment distance).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.lowercased())
  let right = Array(right.lowercased())
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var best = min(row[j] + 1, rows[i][j + 1] + 1)
      best = min(best, rows[i][j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}

/// The candidate that somebody may have meant; nil if none is near.
func nearest(to word: String, among candidates: [String]) -> String? {
  let tolerance = max(1, word.count / 3)
  return candidates.map { (word: $0, distance: editDistance(word, $0)) }
    .filter { $0.distance <= tolerance }
    .min { $0.distance < $1.distance }?.word
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
