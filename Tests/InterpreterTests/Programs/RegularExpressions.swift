// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let log = "2024-03-15 ERROR disk full\n2024-03-16 INFO ok\nbad line"
let pattern = /(\d{4})-(\d{2})-(\d{2}) (\w+) (.*)/
for line in log.split(separator: "\n") {
  if let match = line.wholeMatch(of: pattern) {
    print(match.1, match.2, match.4, match.5)
  } else {
    print("no match:", line)
  }
}
let named = /(?<key>\w+)=(?<value>\d+)/
print(
  "a=1, bb=22, c=x".matches(of: named).map { "\($0.key):\($0.value)" },
  "zz".firstMatch(of: named) == nil)
print(
  "one two  three".split(separator: /\s+/), "a1b22".replacing(/\d+/, with: "#"),
  "x-y_z".contains(/[-_]/), "hello".starts(with: /he/), "abc123".firstMatch(of: /\d/)!.output)
print(
  "tel: 555-1234".firstMatch(of: /(\d{3})-(\d{4})/).map { "\($0.1)\($0.2)" } ?? "-",
  "aXbX".replacing("X", with: "-"), "Case".contains(/case/.ignoresCase()),
  "a.b".trimmingPrefix("a"), "2+2".ranges(of: /\d/).count)
print(
  "prices 3 and 14".replacing(/\d+/) { "\(Int($0.output)! * 2)" },
  "x".wholeMatch(of: /(a)?x/)!.1 as Any)
