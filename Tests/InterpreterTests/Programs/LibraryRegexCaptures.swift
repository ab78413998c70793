import Foundation

let line = "2024-03-15 ERROR [disk] full: 93%"
let entry = /(?<date>\d{4}-\d{2}-\d{2}) (?<level>[A-Z]+) \[(\w+)\] (.*)/
if let match = line.wholeMatch(of: entry) {
  print(match.date, match.level, match.3, match.4, match.0 == line)
  print(match.output.level, line[match.range].count)
}
let pair = /(\w+)=(\d+)?/
for match in "a=1 b= cc=33".matches(of: pair) {
  let (whole, key, value) = match.output
  print(whole, key, value ?? "none")
}
let either = /(cat)|(dog)/
for match in "cat dog cow".matches(of: either) {
  print(match.1 ?? "-", match.2 ?? "-")
}
let nested = /((a)(b)?)+/
if let match = "aab".firstMatch(of: nested) {
  print(match.output.0, match.1, match.2, match.3 ?? "?")
}
func kind(_ text: String) -> String {
  if text.wholeMatch(of: /\d+/) != nil { return "number" }
  if text.wholeMatch(of: /[a-z]+/) != nil { return "word" }
  return text.wholeMatch(of: /#[0-9a-f]{6}/.ignoresCase()) != nil ? "colour" : "other"
}
print(["12", "abc", "#FFaa00", "x1"].map(kind))
print(
  "one1two22three".split(separator: /\d+/),
  "a,b,,c".split(separator: /,/, omittingEmptySubsequences: false))
print(
  "k: v".replacing(/(\w): (\w)/) { "\($0.2): \($0.1)" },
  "aaa".replacing(/a/, with: "b", maxReplacements: 2))
var text = "x1y22"
text.replace(/\d+/, with: "#")
print(text, text.contains(/#y/), text.starts(with: /x#/), text.firstRange(of: /y/) != nil)
print(
  "  lead".trimmingPrefix(/\s+/), "a1b2".ranges(of: /\d/).count,
  "abc".prefixMatch(of: /ab?/)?.output ?? "none")
let dynamic = try Regex("(\\d+)-(\\d+)")
if let match = "tel 555-1234".firstMatch(of: dynamic) {
  print(match.output.count, match.output[1].substring ?? "-", match[2].substring ?? "-")
}
do { _ = try Regex("(") } catch { print("no pattern") }
let lines = "first\nsecond\nthird"
print(lines.matches(of: /^\w/.anchorsMatchLineEndings()).map { String($0.output) })
let spaced = #/
  (\d+)   # digits
  \s*
  (kg|g)  # a unit
  /#
if let match = "12 kg".wholeMatch(of: spaced) { print(match.1, match.2) }
let numbers = "3 apples and 14 pears".matches(of: /\d+/).compactMap { Int($0.output) }
print(numbers.reduce(0, +), try /\w+/.wholeMatch(in: "ok") != nil, "ok".wholeMatch(of: /\d/) == nil)
