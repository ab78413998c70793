// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let text = "The quick brown fox, jumps over the lazy dog. The end!"
let words = text.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter {
  !$0.isEmpty
}
let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
print(
  counts.filter { $0.value > 1 }.keys.sorted(), words.max { $0.count < $1.count }!,
  counts.values.reduce(0, +))
print(
  text.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive).prefix(12),
  text.range(of: "fox").map { text[..<$0.lowerBound].count } ?? -1)
extension String {
  var camel: String {
    split(separator: "_").enumerated().map { $0 == 0 ? $1.lowercased() : $1.capitalized }.joined()
  }
  var snake: String { reduce("") { $0 + ($1.isUppercase ? "_" + $1.lowercased() : String($1)) } }
  func truncated(to n: Int, _ tail: String = "…") -> String { count > n ? prefix(n) + tail : self }
  var isPalindrome: Bool {
    let l = lowercased().filter(\.isLetter); return l == String(l.reversed())
  }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
  mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
}
print(
  "user_first_name".camel, "userFirstName".snake, text.truncated(to: 9),
  "Never odd or even".isPalindrome, "hello"[1..<3])
var s = "swift"
s.capitalizeFirst()
s.insert(contentsOf: " 6", at: s.endIndex); s += "!"; s.removeAll { $0 == " " }
print(
  s, s.hasSuffix("!"), s.firstIndex(of: "6").map { s.distance(from: s.startIndex, to: $0) }!,
  s.unicodeScalars.filter { $0.isASCII }.count)
print(
  "a-b-c".split(separator: "-", maxSplits: 1), "👨‍👩‍👧é".count, "👨‍👩‍👧é".utf8.count,
  "x".padding(toLength: 4, withPad: ".", startingAt: 0), String(255, radix: 16, uppercase: true),
  Int("7f", radix: 16)!)
print(
  "line1\nline2\r\nline3".components(separatedBy: .newlines).count,
  "line1\nline2".split(whereSeparator: \.isNewline),
  """
  Multi "quoted" \(1 + 1)
    indented
  """, #"raw \(no) "x""#, "tab\tq\u{41}")
print(
  "abc" < "abd", "a".compare("B", options: .caseInsensitive) == .orderedAscending,
  ["ä", "z", "a"].sorted(), "%".unicodeScalars.first!.value, Character("a").asciiValue!,
  "3".first!.wholeNumberValue!)
