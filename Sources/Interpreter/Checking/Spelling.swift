/// How names are mistyped.
enum Spelling {
  /// The name that was meant most likely; nil where none is near.
  static func nearest(to name: String, among candidates: [String]) -> String? {
    let limit = max(1, name.count / 3)
    return candidates.map { ($0, distance($0, name)) }
      .filter { $0.1 <= limit && $0.0 != name }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The name of which another one is a slip of the finger, so plainly that nobody would call
  /// something else like that: two letters swapped, one doubled or left out in the middle.
  static func slip(of name: String, among candidates: [String]) -> String? {
    candidates.sorted().first { isSlip(name, of: $0) }
  }

  private static func isSlip(_ name: String, of candidate: String) -> Bool {
    let given = Array(name.lowercased())
    let meant = Array(candidate.lowercased())
    guard name != candidate, given.count > 2, meant.count > 3, given.first == meant.first,
      given.last == meant.last || given.count == meant.count, abs(given.count - meant.count) < 2
    else { return false }
    if given == meant { return true }
    let same = zip(given, meant).prefix { $0 == $1 }.count
    if given.count == meant.count {
      let rest = Array(given[same...])
      let other = Array(meant[same...])
      return rest.count > 1 && rest[0] == other[1] && rest[1] == other[0]
        && rest.dropFirst(2) == other.dropFirst(2)
    }
    if given.count < meant.count { return given[same...] == meant[(same + 1)...] }
    return given[(same + 1)...] == meant[same...] && given[same] == given[max(0, same - 1)]
  }

  /// Letters to add, leave out, change or swap.
  static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.lowercased())
    let b = Array(right.lowercased())
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let change = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], rows[i - 2][j - 2] + 1)
        }
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
