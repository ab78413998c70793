// swift-format-ignore-file: NeverForceUnwrap
let s = "Grüße, Welt 👩‍👩‍👧!"
print(
  s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.uppercased(), s.first!, s.last!)
let i = s.firstIndex(of: ",")!
print(
  s[..<i], s[s.index(after: i)...].dropFirst(), s[s.index(s.startIndex, offsetBy: 2)],
  s.distance(from: s.startIndex, to: i))
print(
  s.hasPrefix("Gr"), s.hasSuffix("!"), s.contains("Welt"), s.contains(where: \.isNumber), s.isEmpty,
  "".isEmpty)
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a b c".split(separator: " ", maxSplits: 1))
print(
  String(repeating: "ab", count: 3), String("hello".reversed()), "abc".map { $0.asciiValue! },
  "b" < "c", "Z" < "a", "a" + "b" == "ab")
var t = "swift"
t.insert("!", at: t.endIndex)
t.insert(contentsOf: "go ", at: t.startIndex)
t.remove(at: t.firstIndex(of: "!")!)
t.append(contentsOf: "ly")
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "run")
print(
  t, t.removeFirst(), t.removeLast(), t, t.popLast() as Any, t.prefix(3), t.suffix(2), t.dropLast(2)
)
t.removeAll { "aeiou".contains($0) }
print(
  t, Array("abc"), "abc".enumerated().map { "\($0)\($1)" }, "hello".filter { $0 != "l" },
  Set("hello").count, "a-b".split { $0 == "-" })
for c in "é1 A_" {
  print(c.isLetter, c.isNumber, c.isWhitespace, c.isUppercase, c.isPunctuation, terminator: ";")
}
print()
print(
  Int("42")!, Int("4x") as Any, Int("ff", radix: 16)!, String(255, radix: 2),
  String(255, radix: 16, uppercase: true), Double("2.50")!, Bool("true")!, Character("x"),
  String(3.0), "\(1.0)")
print(
  "line1\nline2\ttab \"quoted\" \\ \u{41}", #"raw \n"#,
  """
     indented
    one
  """.split(separator: "\n").count)
print(
  "abc".lexicographicallyPrecedes("abd"), ["b", "A", "a", "B"].sorted(),
  "caf\u{e9}" == "cafe\u{301}", "x".unicodeScalars.first!.value, "abc".randomElement() != nil)
print(
  "key=value=x".split(separator: "=", maxSplits: 1).map(String.init), "Hello World".components,
  "snake_case_name".camel)
extension String {
  var components: [String] { split(separator: " ").map(String.init) }
  var camel: String {
    split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalizedFirst }.joined()
  }
}
extension Substring { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
print(
  String(describing: [1: "a"]), String(describing: Optional(3)), String(reflecting: "q"),
  "\("nested \("x")")", "a".padded(4) + "|")
extension String {
  func padded(_ n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) }
}
