import Foundation

/// How names are mistyped, and how they stand in a sentence.
public enum Spelling {
  /// `an` before names that are spoken with a vowel: an `Int`, an `HStack`, a `Double`, a `UInt`.
  static func withArticles(_ text: String) -> String {
    var pieces = text.components(separatedBy: " a `")
    guard pieces.count > 1 || text.hasPrefix("a `") else { return text }
    if pieces[0].hasPrefix("a `"), isSpokenWithVowel(pieces[0].dropFirst(3)) {
      pieces[0] = "an" + pieces[0].dropFirst(1)
    }
    return pieces.dropFirst().reduce(pieces[0]) { sentence, next in
      sentence + (isSpokenWithVowel(next[...]) ? " an `" : " a `") + next
    }
  }

  private static func isSpokenWithVowel(_ name: Substring) -> Bool {
    let name = name.drop { "[(@.$".contains($0) }
    guard let first = name.first else { return false }
    // Of `HStack` the first letter is spoken by itself.
    let isSpelled = first.isUppercase && name.dropFirst().first?.isUppercase ?? false
    return (isSpelled ? "AEFHILMNORSX" : "AEIOaeio").contains(first)
  }

  /// The name that was meant most likely; nil where none is near.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let translated = translated(name)
    if translated != name, candidates.contains(translated) { return translated }
    let limit = max(1, name.count / 3)
    // As many steps as one is longer there are at least.
    let length = name.count
    return candidates.lazy.filter { $0 != name && abs($0.count - length) <= limit }
      .map { ($0, distance($0, name)) }
      .filter { $0.1 <= limit }
      // Of `allCases` and `AllCases` the one is meant that begins alike.
      .min {
        ($0.1, $0.0.first == name.first ? 0 : 1, $0.0) < (
          $1.1, $1.0.first == name.first ? 0 : 1, $1.0
        )
      }?.0
  }

  /// The name of which another one is a slip of the finger, so plainly that nobody would call
  /// something else like that: two letters swapped, one doubled or left out in the middle.
  static func slip(of name: String, among candidates: [String]) -> String? {
    let translated = translated(name)
    if translated != name, candidates.contains(translated) { return translated }
    return candidates.sorted().first { isSlip(name, of: $0) }
  }

  private static func isSlip(_ name: String, of candidate: String) -> Bool {
    let given = Array(name.lowercased())
    let meant = Array(candidate.lowercased())
    if isSlipOfLongName(given, of: meant) { return true }
    guard name != candidate, given.count > 2,
      meant.count > 3 || given.count == meant.count, given.first == meant.first,
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

  /// Of a long name one letter is wrong, missing, or one too many, and it begins and ends alike; or
  /// its last letter is missing.
  private static func isSlipOfLongName(_ given: [Character], of meant: [Character]) -> Bool {
    guard min(given.count, meant.count) >= 8, given.first == meant.first, given != meant,
      abs(given.count - meant.count) < 2,
      given.allSatisfy(\.isLetter) && meant.allSatisfy(\.isLetter)
    else { return false }
    let before = zip(given, meant).prefix { $0 == $1 }.count
    let behind = zip(given.reversed(), meant.reversed()).prefix { $0 == $1 }.count
    if given.count == meant.count { return before + behind == given.count - 1 }
    // A plural is another name.
    if behind == 0 { return before == given.count && meant.last != "s" }
    return before + behind >= min(given.count, meant.count)
  }

  /// What is called otherwise in other systems, or in other parts of the world.
  private static let otherWords = [
    "left": "leading", "right": "trailing", "colour": "color", "centre": "center",
    "grey": "gray", "middle": "center", "up": "top", "down": "bottom",
  ]

  /// The name in the words that are used here: `topTrailing` for `topRight`.
  private static func translated(_ name: String) -> String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    let other = words.map { otherWords[$0.lowercased()] ?? $0.lowercased() }
    return other.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }
      .joined()
  }

  /// Letters to add, leave out, change or swap, whether small or capital.
  public static func distance(_ left: String, _ right: String) -> Int {
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
