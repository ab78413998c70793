// swift-format-ignore-file: NeverForceUnwrap
let text = "Ann 34, Bob 7; ann@x.org 2024-05-06"
let pair = /(?<name>[A-Z][a-z]+) (?<age>\d+)/
if let m = text.firstMatch(of: pair) { print(m.name, Int(m.age)! + 1, m.0, m.output.1) }
print(
  text.matches(of: pair).map { "\($0.name)=\($0.age)" }, text.contains(/\d{4}/),
  text.firstMatch(of: /zzz/) == nil)
print(
  text.replacing(/\d+/) { "<\($0.0.count)>" }, text.replacing(/[aeiou]/, with: ""),
  "a1b2".split(separator: /\d/), text.ranges(of: /[A-Z]/).count)
if let m = "2024-05-06".wholeMatch(of: /(\d+)-(\d+)-(\d+)/) {
  let (_, y, mo, d) = m.output; print(y, mo, d, Int(y)! * 2)
}
print(
  "key: value".prefixMatch(of: /(\w+):\s*/)?.1 ?? "-", "abc".wholeMatch(of: /ab/) == nil,
  "ABC".contains(/abc/.ignoresCase()), "x=1".firstMatch(of: /(?:x)=(\d)?(z)?/)!.2 as Any)
switch "id42" {
case let s where s.wholeMatch(of: /id(\d+)/) != nil: print("id");
default: print("none")
}
var copy = "one two"; copy.replace(/o/, with: "0");
print(copy, copy.trimmingPrefix(/0ne\s/), "  pad ".trimmingPrefix(/\s+/))
let dynamic = try Regex("(\\w)(\\d)?");
for m in "a1 b".matches(of: dynamic) {
  print(m.output.map { $0.substring.map(String.init) ?? "nil" })
}
print(
  (try? Regex("(")) == nil, "aXbX".split(separator: /X/, omittingEmptySubsequences: false),
  "1,2;3".split(separator: /[,;]/).compactMap { Int($0) }.reduce(0, +))
let word = /\b\w{3}\b/; print("the cat sat on it".matches(of: word).map { String($0.output) })
print(
  "a.b.c".firstRange(of: /\./).map { "a.b.c"[$0.upperBound...] } ?? "", "é1".contains(/\w\d/),
  "line1\nline2".matches(of: /(?m)^line(\d)$/).map(\.1))
