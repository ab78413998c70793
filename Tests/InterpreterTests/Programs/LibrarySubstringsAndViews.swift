// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let text = "Grüße, 世界! 👨‍👩‍👧"
print(text.count, text.utf8.count, text.utf16.count, text.unicodeScalars.count)
let comma = text.firstIndex(of: ",")!
let head = text[..<comma]
print(
  head, head.count, head.startIndex == text.startIndex, head.endIndex == comma,
  text[comma...].first!)
print(
  text[text.index(after: comma)...].drop { $0 == " " },
  text.distance(from: text.startIndex, to: comma))
let sub = text[text.index(text.startIndex, offsetBy: 2)..<comma]
print(sub, sub.uppercased(), sub.first!, text[sub.startIndex], sub.base == text, String(sub).count)
for (offset, part) in "a b  c".split(separator: " ").enumerated() {
  print(offset, part, part.startIndex < part.endIndex)
}
print(
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a,b,c".split(separator: ",", maxSplits: 1))
print(
  "one--two".split(separator: "--"), "Hello".filter { $0.isUppercase },
  "hello".map { $0.uppercased() })
print("abc".utf8.map { $0 }, Array("é".unicodeScalars.map { $0.value }), "hi".utf16.first!)
print(
  "abc".index("abc".startIndex, offsetBy: 5, limitedBy: "abc".endIndex) as Any, "x".isEmpty,
  "".isEmpty)
var s = "Swift"
s.insert("!", at: s.endIndex)
s.insert(contentsOf: "ly", at: s.index(before: s.endIndex))
s.removeFirst(2)
s.replaceSubrange(s.startIndex..<s.index(after: s.startIndex), with: "L")
print(s, s.removeLast(), s.popLast() as Any, s.remove(at: s.startIndex), s)
s.append(contentsOf: ["a", "b"] as [Character])
s += "!"
s.removeAll { $0 == "f" }
print(s, s.hasPrefix("t"), s.hasSuffix("!"), s.contains("ab"), s.contains { $0.isNumber })
print("b" > "a", "a" < "B", "é" == "e\u{301}", "abc".compare("abd") == .orderedAscending)
print(
  "Zoë".lowercased(), "straße".uppercased(), "hello world".capitalized,
  String(repeating: "ab", count: 3))
print(
  "a-b".replacing("-", with: "+"), "aaa".replacing("a", with: "b", maxReplacements: 2),
  "banana".ranges(of: "an").count)
print(
  "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }.map { "\($0[0]) is \($0[1])" })
let c: Character = "é"
print(
  c.isLetter, c.isASCII, c.unicodeScalars.count, ("7" as Character).wholeNumberValue!,
  ("f" as Character).hexDigitValue!, ("a" as Character).asciiValue!)
print(
  Character("x"), String(c), "\u{1F600}", "tab\tquote\"", ["tab\tquote\""],
  "multi\nline".split(separator: "\n"))
print(
  String("hello".reversed()), "hello".sorted(), String("hello".sorted()), Set("hello").count,
  "hello".max()!)
print(
  "abc".enumerated().map { "\($0)\($1)" }, zip("ab", 1...).map { "\($0)\($1)" },
  "abcdef".dropFirst(2).dropLast())
print(
  "hello".prefix(while: { $0 != "l" }), "hello".suffix(3), "hello".prefix(10),
  "a".lexicographicallyPrecedes("b"))
var rest = "k=v".dropFirst(0)
print(rest.removeFirst(), rest.popFirst() as Any, rest)
print(
  Int("42")! + 1, Double("2.5")!, String(42), String(true), String(describing: 1.5),
  "\(1)\(true)\(nil as Int?)")
