// swift-format-ignore-file: NeverForceUnwrap
let s = "Ça va? 👨‍👩‍👧 e\u{301}té 🇨🇭🇩🇪"
print(s.count, s.unicodeScalars.count, s.utf16.count, s.utf8.count)
print(s.map { $0.unicodeScalars.count })
print(
  "e\u{301}" == "é", "e\u{301}".hashValue == "é".hashValue, "e\u{301}".utf8.elementsEqual("é".utf8))
var t = s; t.removeAll { $0.isWhitespace || $0.isPunctuation }; print(t, t.first!, t.last!)
let i = s.firstIndex(of: "v")!;
print(s[i...].prefix(2), s[..<i].count, s.distance(from: s.startIndex, to: i), i.utf16Offset(in: s))
print(
  s.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false),
  "a,,b,".split(separator: ",", omittingEmptySubsequences: false), "a,,b,".split(separator: ","))
print("  x y ".split { $0 == " " }, "aXbXc".split(separator: "X", maxSplits: 1).map(String.init))
for c in "aZ9 é½₂\n" {
  print(
    c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace, c.isNewline, c.wholeNumberValue as Any,
    c.hexDigitValue as Any, c.asciiValue as Any, c.isASCII)
}
print("straße".uppercased(), "İ".lowercased().count, "ǆ".uppercased(), "Σας".lowercased())
print("abc" < "abd", "Z" < "a", "a" < "á", "10" < "9", "" < "a")
var u = "hello"; u.insert(contentsOf: "++", at: u.index(u.startIndex, offsetBy: 2));
u.replaceSubrange(u.startIndex..<u.index(after: u.startIndex), with: "JJ"); print(u)
u.removeSubrange(u.range(of2: "++")!); print(u)
extension String {
  func range(of2 x: String) -> Range<Index>? {
    var i = startIndex;
    while i < endIndex {
      if self[i...].hasPrefix(x) { return i..<index(i, offsetBy: x.count) }; i = index(after: i)
    }; return nil
  }
  subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
}
print(u[0], u[1..<3], String(u.reversed()), u.sorted(), String(u.sorted(by: >)))
print(#"raw \n \#(1 + 1) "quoted""#, ##"a"#b"##, "tab\tq\"\u{41}\\")
print(
  """
  first
    indented \("in" + """
    ner
    """)
  joined \
  line
  """)
print(
  String(255, radix: 16), String(255, radix: 2, uppercase: true), Int("ff", radix: 16)!,
  Int("12a") as Any, Int("+7")!, Int("-0")!, Double("1e3")!, Double(" 1") as Any, Double("nan")!,
  UInt8("256") as Any)
print(
  String(repeating: "ab", count: 3), String(describing: Optional("x")), String(reflecting: "q\"\n"),
  "\("x" as Any)")
print(
  ["b", "a", "C"].sorted(), ["b", "a", "C"].sorted { $0.lowercased() < $1.lowercased() },
  "banana".firstIndex(of: "n").map { "banana"[$0...] } ?? "")
let sub = "one two three".dropFirst(4);
print(
  sub, type(of: sub), sub.startIndex == "one two three".startIndex,
  String(sub.prefix(while: { $0 != " " })))
print(
  Dictionary(grouping: "mississippi") { $0 }.mapValues(\.count).sorted {
    ($1.value, $0.key) < ($0.value, $1.key)
  }.map { "\($0.key)\($0.value)" }.joined())
print(
  "abc".unicodeScalars.map { $0.value }, Character(UnicodeScalar(0x1F600)!),
  "x".unicodeScalars.first!.properties.isAlphabetic, Array("né".utf8),
  String(decoding: [104, 105, 0xF0, 0x9F, 0x98, 0x80], as: UTF8.self))
print(
  "a-b_c".map { $0.isLetter ? Character($0.uppercased()) : " " }.reduce("") { $0 + String($1) },
  "zip".enumerated().map { "\($0)\($1)" }, zip("ab", 1...).map { "\($0)\($1)" })
print(
  "Hello".contains("ell"), "Hello".hasSuffix("lo"), "Hello".starts(with: "He"),
  "abcabc".lastIndex(of: "b")!.utf16Offset(in: "abcabc"), "hello".allSatisfy(\.isLetter),
  "x".isEmpty)
print(max("apple", "pear"), "abc".elementsEqual(["a", "b", "c"]), "b".compare2("a"))
extension String { func compare2(_ o: String) -> Int { self < o ? -1 : self == o ? 0 : 1 } }
var chars = Array("swap"); chars.swapAt(0, 3); print(String(chars), chars)
print("ab\r\ncd\nef".split(whereSeparator: \.isNewline), "ab\r\ncd".count, "a\u{200D}b".count)
