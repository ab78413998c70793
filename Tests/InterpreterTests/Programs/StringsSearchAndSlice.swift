// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let text = "the quick brown fox"
let words = text.split(separator: " ")
print(words, words.map(\.count), type(of: words[0]))
print(
  "a,b,,c,".split(separator: ","),
  "a,b,,c,".split(separator: ",", omittingEmptySubsequences: false),
  "a,b,c".split(separator: ",", maxSplits: 1))
print(text.prefix(3), text.suffix(3), text.dropFirst(4).prefix(5), text.dropLast(100).isEmpty)
let start = text.index(text.startIndex, offsetBy: 4), end = text.index(start, offsetBy: 5)
print(
  text[start..<end], text[..<start], text[end...],
  text.index(start, offsetBy: 100, limitedBy: text.endIndex) == nil)
print(
  text.firstIndex(of: "q").map { text.distance(from: text.startIndex, to: $0) }!,
  text.lastIndex(of: "o")! > start)
print(
  text.hasPrefix("the"), text.hasSuffix("x"), text.contains("row"), text.contains { $0 == "z" },
  text.starts(with: "th"))
var copy = text
copy.removeSubrange(start..<end); copy.insert(contentsOf: "slow", at: start);
copy.append(contentsOf: [".", "!"])
print(copy, copy.removeLast(), copy.remove(at: copy.startIndex), copy)
copy.replaceSubrange(copy.startIndex..<copy.index(copy.startIndex, offsetBy: 2), with: "A")
copy.removeAll { "aeiou".contains($0) }
print(copy, String(copy.sorted()), copy.max()!, String(Set("banana").sorted()))
print(
  "a-b_c".map { $0.isLetter ? $0.uppercased() : "." }.joined(),
  String("abc".map { Character(UnicodeScalar($0.asciiValue! + 1)) }))
print(
  "Hello".lowercased() == "hello", "abc".compare("abd") == .orderedAscending, Int("42")! + 1,
  Int("4x") as Any, Double("1e3")!, Bool("true")!)
print(
  String(255, radix: 16), String(255, radix: 2, uppercase: false), Int("ff", radix: 16)!,
  String(repeating: "ab", count: 3), Int("-7")!)
print(
  text.reduce(into: [:]) { (n: inout [Character: Int], c) in n[c, default: 0] += 1 }.filter {
    $0.value > 2
  }.keys.sorted())
print(
  zip("abc", "abd").filter { $0 != $1 }.map { "\($0)\($1)" }, "abc".elementsEqual("abc"),
  "a".unicodeScalars.first!.value)
let joined = ["x", "y"].joined();
print(joined + "z", joined.isEmpty, "".isEmpty, "é".count, "abc" + String("d" as Character))
