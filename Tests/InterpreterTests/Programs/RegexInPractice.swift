// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import Foundation
let log = """
  2024-03-01 12:30:05 [INFO] user=ada action=login ms=12
  2024-03-01 12:31:44 [WARN] user=bob action=upload ms=1830
  garbage line
  2024-03-02 08:00:00 [ERROR] user=ada action=delete ms=7
  """
let line = /(?<date>\d{4}-\d{2}-\d{2}) (?<time>[\d:]+) \[(?<level>[A-Z]+)\] (?<rest>.*)/
let pair = /(\w+)=(\w+)/
struct Row { var date: Substring; var level: String; var fields: [String: String] }
var rows: [Row] = []
for text in log.split(separator: "\n") {
  guard let match = text.wholeMatch(of: line) else { print("skipped", text); continue }
  let fields = match.rest.matches(of: pair).map { (String($0.1), String($0.2)) }
  rows.append(
    Row(
      date: match.date, level: String(match.level), fields: Dictionary(uniqueKeysWithValues: fields)
    ))
}
for row in rows {
  print(row.date, row.level, row.fields.sorted { $0.key < $1.key }.map { "\($0):\($1)" })
}
print(rows.compactMap { $0.fields["ms"].flatMap(Int.init) }.reduce(0, +))
print("a1b22c333".replacing(/\d+/) { match in "<\(match.output.count)>" })
print("one, two;three".split(separator: /[,;]\s*/), "x=1".firstMatch(of: pair)?.output.1 ?? "-")
print("2024-03-01".replacing(/(\d+)-(\d+)-(\d+)/) { "\($0.3).\($0.2).\($0.1)" })
let optional = /(\d+)(?:\.(\d+))?/
for text in ["3.14", "42", "x"] {
  if let match = text.wholeMatch(of: optional) {
    print(match.1, match.2 ?? "whole")
  } else {
    print("no number in", text)
  }
}
let word = try Regex("[aeiou]{2}")
print("queue".contains(word), "rhythm".contains(word), "beautiful".ranges(of: word).count)
print("Hello World".firstMatch(of: /world/.ignoresCase())?.output ?? "none")
print(
  "aXbXc".split(separator: "X"), "aXbXc".firstRange(of: "bX") != nil,
  "  trim ".trimmingCharacters(in: .whitespaces))
var text = "The year 1999 and 2024"
text.replace(/\d{4}/, maxReplacements: 1) { _ in "MM" }
print(
  text, text.contains(/\bMM\b/), text.starts(with: /The \w+/),
  text.trimmingPrefix(try Regex("The ")))
func ~= (pattern: Regex<(Substring, Substring)>, text: String) -> Bool {
  text.wholeMatch(of: pattern) != nil
}
switch "k42" {
case /k(\d+)/: print("a k")
default: print("other")
}
if let match = "key: value".wholeMatch(of: /(?<k>\w+):\s*(?<v>\w+)/) {
  print(match.output.k, match.v, match.range == "key: value".startIndex..<"key: value".endIndex)
}
