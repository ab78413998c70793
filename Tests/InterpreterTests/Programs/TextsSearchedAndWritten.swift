// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
// string formatting, regex, unicode
let pi = 3.14159265
print(
  String(
    format: "%.2f|%5d|%@|%05.1f|%x|%X|%o|%e|%c|%%", pi, 42, "ab", pi, 255, 255, 8, 12345.678, 65))
print(
  String(format: "%3d%%|%+d|%08.3f|%ld|%u|%i", 7, 5, -pi, 12345678901, 7, -3),
  String(255, radix: 2), String(-255, radix: 16, uppercase: true), Int("7f", radix: 16) ?? 0,
  UInt8("300") as Any)
let log = "2024-03-05 ERROR [db] timeout after 30s; 2024-12-31 WARN [net] retry 2"
let re = /(?<year>\d{4})-(\d{2})-(\d{2}) (?<level>[A-Z]+) \[(\w+)\]/
for m in log.matches(of: re) {
  print(m.year, m.2, m.3, m.level, m.5, log.distance(from: log.startIndex, to: m.range.lowerBound))
}
if let m = log.firstMatch(of: /after (\d+)(s|ms)/) { print(Int(m.1)! + 1, m.2, m.0) }
print(
  log.replacing(/\d+/, with: "#"), log.contains(/WARN/), "a1b22".split(separator: /\d+/),
  "x=1;y=2".matches(of: /(\w)=(\d)/).map { "\($0.2)\($0.1)" })
print(
  "abc".wholeMatch(of: /[a-z]+/) != nil, "abc1".wholeMatch(of: /[a-z]+/) == nil,
  "KEY: v".prefixMatch(of: /key/.ignoresCase())?.0 ?? "-",
  "foo bar".replacing(/(\w+) (\w+)/) { "\($0.2) \($0.1)" })
let rx = try! Regex("(a+)(b)?");
if let m = "xaab".firstMatch(of: rx) {
  print(m.output.count, m[1].substring ?? "", m[2].substring ?? "none", m.range.isEmpty)
}
print(
  (try? Regex("(")) == nil, "a.b.c".trimmingPrefix("a."),
  "  hi ".trimmingCharacters(in: .whitespaces), "one two".capitalized)
let flag = "🇩🇪👨‍👩‍👧é";
print(
  flag.count, flag.unicodeScalars.count, flag.utf8.count, flag.utf16.count,
  flag.map { $0.unicodeScalars.count }, "e\u{301}" == "é", "e\u{301}".unicodeScalars.count,
  "ß".uppercased(), "İ".lowercased().count)
for c in "aÉ9 \n½五" {
  print(
    c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace, c.isASCII,
    c.asciiValue.map(String.init) ?? "-", c.wholeNumberValue ?? -1, terminator: "; ")
}; print()
var s = "Hello, World"; let i = s.firstIndex(of: ",")!;
print(
  s[..<i], s[s.index(after: i)...].dropFirst(), s[s.index(i, offsetBy: 2)],
  s.prefix(3) + s.suffix(2))
s.insert("!", at: s.endIndex); s.insert(contentsOf: "~~", at: s.startIndex);
s.removeSubrange(s.range(of: "lo")!);
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "<");
print(s, s.firstRange(of: "or").map { s[$0] } ?? "", s.ranges(of: "l").count)
print(
  s.remove(at: s.startIndex), s.popLast() ?? "-", s, s.hasPrefix("He"),
  s.components(separatedBy: ", "), s.contains("World"),
  s.range(of: "WORLD", options: .caseInsensitive) != nil)
let sub = s.dropFirst(2).prefix(4);
print(
  sub, type(of: sub), String(sub).count, sub.base.count,
  sub.startIndex == s.index(s.startIndex, offsetBy: 2))
print(
  "apple" < "Banana", "apple".localizedCaseInsensitiveCompare("Banana").rawValue,
  "a10".compare("a9", options: .numeric).rawValue,
  ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, "abc".reversed() == ["c", "b", "a"])
print(
  #"raw \n \#(1 + 1)"#,
  """
  multi \
  line "quoted" \("in" + "side")
    indented
  """, "tab\tq\u{41}\\", "\("nested \("deep")")")
print(
  "a-b_c d".split { "-_ ".contains($0) },
  "k1=v1&k2=v2".split(separator: "&").map { $0.split(separator: "=") }.reduce(
    into: [String: String]()
  ) { $0[String($1[0])] = String($1[1]) }.sorted { $0.key < $1.key }, Array("héllo".utf8).count,
  String(bytes: [72, 105], encoding: .utf8) ?? "",
  String(decoding: [0xE2, 0x82, 0xAC], as: UTF8.self))
print(
  "ABC".unicodeScalars.map { $0.value }, Character("A").asciiValue! + 1,
  Character(UnicodeScalar(97 + 2)!), "z".unicodeScalars.first!.properties.isAlphabetic,
  String("abc".shuffled().sorted()), "\u{1F600}".unicodeScalars.first!.value, "abc".max()!,
  "hello".filter { !"aeiou".contains($0) }, String(repeating: "=-", count: 3),
  "x".padding(toLength: 4, withPad: ".", startingAt: 0))
print(
  "The Quick".lowercased().split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined(separator: " "), "racecar" == String("racecar".reversed()),
  "hello world".reduce(into: [:]) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }.sorted {
    $0.key < $1.key
  }.map { "\($0.key)\($0.value)" })
print(
  "%d items".replacingOccurrences(of: "%d", with: "3"),
  "a\nb\r\nc".components(separatedBy: .newlines), "line1\nline2".split(whereSeparator: \.isNewline),
  "3.5abc".prefix { $0.isNumber || $0 == "." }, Double("1e3")!, Int("+5")!, Double("abc") as Any,
  Bool("true")!, "12,5".contains(","), "ab".elementsEqual("ab"))
