// swift-format-ignore-file: NeverForceUnwrap
import Foundation
extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  var isPalindrome: Bool {
    let s = lowercased().filter(\.isLetter); return s == String(s.reversed())
  }
  func truncated(to n: Int, trailing: String = "…") -> String {
    count > n ? prefix(n) + trailing : self
  }
  var words: [String] { components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty } }
  func caesar(_ k: Int) -> String {
    String(
      unicodeScalars.map { u in
        guard (97...122).contains(u.value) else { return Character(u) };
        return Character(UnicodeScalar(UInt8((Int(u.value) - 97 + k + 26) % 26 + 97)))
      })
  }
  var camelToSnake: String {
    reduce(into: "") { r, c in if c.isUppercase { r += "_" + c.lowercased() } else { r.append(c) } }
  }
  var initials: String { words.compactMap(\.first).map(String.init).joined().uppercased() }
  func padded(_ n: Int) -> String {
    count >= n ? self : String(repeating: " ", count: n - count) + self
  }
}
print(
  "hello".capitalizedFirst, "".capitalizedFirst.isEmpty, "A man, a plan".isPalindrome,
  "Was it a car or a cat I saw".isPalindrome, "long text here".truncated(to: 6),
  "hi".truncated(to: 6))
print(
  " two  words\n".words, "xyz abc".caesar(3), "abc".caesar(-3), "someLongName".camelToSnake,
  "ada lovelace king".initials, "|" + "7".padded(4) + "|")
print(
  "  trim me ".trimmingCharacters(in: .whitespaces),
  "a-b-c".replacingOccurrences(of: "-", with: "+"),
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")),
  "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=") })
print(
  "Hello World".range(of: "World").map { "Hello World"[$0.lowerBound...] } ?? "-",
  "abcabc".range(of: "c", options: .backwards).map {
    "abcabc".distance(from: "abcabc".startIndex, to: $0.lowerBound)
  }!, "ABC".caseInsensitiveCompare("abc") == .orderedSame, "file.tar.gz".split(separator: ".").last!
)
print(
  String(format: "%05.1f|%d|%@|%x|%3d%%", 3.14159, 42, "s", 255, 7),
  "5".padding(toLength: 3, withPad: "0", startingAt: 0), "one two".capitalized, "3.5".contains("."),
  Double("3.5")! * 2, "äöü".folding(options: .diacriticInsensitive, locale: nil))
let counts = "the cat and the dog and the bird".words.reduce(into: [:]) { $0[$1, default: 0] += 1 };
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key):\($0.value)" })
print(
  "line1\nline2\r\nline3".components(separatedBy: .newlines).count, "a\tb".contains("\t"),
  "%20".removingPercentEncoding ?? "",
  "a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "Zürich".lowercased(),
  "abc".data(using: .utf8)!.count, "SGk=".count)
