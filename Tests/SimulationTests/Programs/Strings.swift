/// Text: characters, indices, searching, changing, formatting.
func strings() {
  let s = "Hello, Wörld 👨‍👩‍👧🇩🇪 e\u{301}!"
  print(s.count, s.utf8.count, s.unicodeScalars.count, s.first!, s.last!, s.isEmpty, "".isEmpty)
  print(
    s.uppercased(), s.lowercased(), String(s.reversed()), s.hasPrefix("Hello"), s.hasSuffix("!"),
    s.contains("Wör"))
  print(
    Array("añb"), "abc".map { String($0) }, "a-b-c".split(separator: "-"),
    "a  b".split(separator: " ").count)
  print(
    "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
    "k=v=w".split(separator: "=", maxSplits: 1))
  let i = s.index(s.startIndex, offsetBy: 4)
  print(
    s[i], s[s.startIndex], s[..<i], s[i...].prefix(3), s[s.index(after: i)],
    s[s.index(before: s.endIndex)])
  if let comma = s.firstIndex(of: ",") { print(s[..<comma], s[s.index(after: comma)...].count) }
  print(
    s.distance(from: s.startIndex, to: i), s.prefix(5), s.suffix(2), s.dropFirst(3).prefix(2),
    s.dropLast(20))
  var t = "swift"
  t.append("!")
  t += "?"
  t.insert("_", at: t.startIndex)
  t.insert(contentsOf: "ab", at: t.index(t.startIndex, offsetBy: 1))
  print(t, t.remove(at: t.startIndex), t, t.removeLast(), t.popLast()!, t)
  t.removeFirst(2)
  t.removeAll { $0 == "i" }
  t.replaceSubrange(t.startIndex..<t.index(after: t.startIndex), with: "ZZ")
  print(t)
  for (n, c) in "ab".enumerated() { print(n, c, terminator: ";") }
  print("", "x", separator: "-", terminator: "!\n")
  print(
    "b" > "a", "Z" < "a", "abc" < "abd", "10" < "9", "e\u{301}" == "é", ["b", "a", "C"].sorted())
  print(
    "a".isEmpty, "abc".min()!, String("cab".sorted()), "hello".filter { "aeiou".contains($0) },
    Set("aab").count)
  print(
    "word".allSatisfy { $0.isLetter }, "w0rd".contains { $0.isNumber },
    "12".compactMap(\.wholeNumberValue), "é".isEmpty)
  print(
    Character("a").isLetter, Character("1").isNumber, Character(" ").isWhitespace,
    Character("A").isUppercase, Character("a").uppercased(), Character("!").isPunctuation)
  let name: String? = "Ann"
  let none: String? = nil
  print(
    "name: \(name ?? "?") \(none ?? "nobody") \(String(describing: name)) \(String(describing: none))"
  )
  print(
    "\(1 + 1) \("in" + "ner") \([1: "a"]) \((1, "t")) \([["x"]]) \("q\"uote")", "tab\tnew\\n",
    #"raw \n \#(5)"#)
  print(
    """
    multi
      line \(3)
    "quoted" \
    joined
    """)
  print(
    String(repeating: "ab", count: 3), String(42), String(2.50), String(true),
    String(describing: [1]), String(reflecting: "a\"b\n"), String("x"))
  debugPrint("a", 1, [1.5], "q\"")
  print(
    "abc".debugDescription, "a\u{1F600}b".count, "\u{41}", "zażółć".uppercased(), "ß".uppercased(),
    "İ".count)
  print(
    "one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " "))
  print(
    "abcabc".firstIndex(of: "c")! < "abcabc".lastIndex(of: "c")!,
    "hello".lastIndex(of: "l")! > "hello".firstIndex(of: "l")!)
  print(
    "a1b2".reduce(into: 0) { $0 += $1.isNumber ? 1 : 0 }, zip("ab", "xy").map { "\($0)\($1)" },
    "abc".dropFirst().first as Any)
  print(
    "x".padded(to: 4) + "|", "racecar".isPalindrome, "hello world".words,
    "abc".elementsEqual("abc"), "abc".starts(with: "ab"))
  var counts: [Character: Int] = [:]
  "mississippi".forEach { counts[$0, default: 0] += 1 }
  print(
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" }
      .joined())
  print(
    s.indices.count, "abc".indices.map { "abc"[$0] },
    "a\nb\r\nc".split(whereSeparator: \.isNewline),
    "x=1;y=2".split(separator: ";").map { $0.split(separator: "=").last! })
}
extension String {
  func padded(to width: Int) -> String {
    count < width ? String(repeating: " ", count: width - count) + self : self
  }
  var isPalindrome: Bool { self == String(reversed()) }
  var words: [String] { split(separator: " ").map(String.init) }
}
