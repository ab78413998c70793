// swift-format-ignore-file: NeverForceUnwrap
import Foundation

let text = "a1 b2 héé3 👍🏽4"
let digits = try NSRegularExpression(pattern: "(\\w+?)(\\d)")
let whole = NSRange(text.startIndex..., in: text)
print(whole, whole.length, digits.numberOfCaptureGroups)
for match in digits.matches(in: text, range: whole) {
  print(match.range, text[Range(match.range(at: 1), in: text)!], match.numberOfRanges)
}
print(digits.stringByReplacingMatches(in: text, range: whole, withTemplate: "$2$1"))
print(digits.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
do { _ = try NSRegularExpression(pattern: "(") } catch { print("not an expression") }
let named = try NSRegularExpression(
  pattern: "(?<year>\\d{4})-(?<month>\\d\\d)", options: [.caseInsensitive])
let date = "on 2024-05"
if let found = named.firstMatch(in: date, range: NSRange(date.startIndex..., in: date)) {
  print(date[Range(found.range(withName: "month"), in: date)!], found.range(at: 1).location)
}
named.enumerateMatches(in: "2024-05 2025-06", range: NSRange(location: 0, length: 15)) {
  match, _, stop in
  print(match!.range.location)
  stop.pointee = true
}
print(NSRegularExpression.escapedPattern(for: "a.b"))
print(NSRange(2..<5), NSRange(location: 1, length: 3).contains(3), NSMaxRange(NSRange(0...4)))
print(
  Range(NSRange(location: 1, length: 2))!,
  NSRange(location: 0, length: 4).intersection(NSRange(location: 2, length: 9)) as Any)
print(Range(NSRange(location: 40, length: 2), in: text) as Any, NSNotFound == Int.max)
let range = text.range(of: "b2")!
print(NSRange(range, in: text))

"one\ntwo\r\nthree".enumerateLines { line, stop in
  print("[\(line)]")
  if line == "two" { stop = true }
}
"ab👨‍👩‍👧".enumerateSubstrings(in: "ab👨‍👩‍👧".startIndex..., options: .byComposedCharacterSequences) {
  part, _, _, _ in
  print(part ?? "nil", terminator: " ")
}
print()

var scalars = "a"
scalars.unicodeScalars.append("b")
scalars.unicodeScalars.append(contentsOf: "cd".unicodeScalars)
scalars.unicodeScalars.removeAll { $0 == "c" }
print(
  scalars, scalars.unicodeScalars.count,
  String(String.UnicodeScalarView("xyz".unicodeScalars.reversed())))

let folder = URL(string: "https://a.org/b")!
print(
  folder.appendingPathComponent("d", isDirectory: true),
  folder.appendingPathComponent("d", isDirectory: false))
print(
  folder.appending(path: "e/f", directoryHint: .isDirectory),
  folder.appending(component: "g", directoryHint: .notDirectory))
var path = IndexPath(indexes: [1, 2])
path.append(3)
print(path.count, path[1], path.dropLast(), IndexPath(indexes: [1, 2]) < path, path == [1, 2, 3])

let cache = NSCache<NSString, NSNumber>()
cache.countLimit = 3
cache.setObject(5, forKey: NSString(string: "a"))
print(
  cache.object(forKey: NSString(string: "a"))!.intValue,
  cache.object(forKey: NSString(string: "b")) as Any)
cache.removeAllObjects()
print(cache.object(forKey: NSString(string: "a")) == nil)
final class Box { var n: Int; init(_ n: Int) { self.n = n } }
let boxes = NSCache<NSString, Box>()
let key = NSString(string: "k" + "ey")
boxes.setObject(Box(4), forKey: key)
print(boxes.object(forKey: NSString(string: "key"))?.n ?? 0, key.length)

await withDiscardingTaskGroup { group in
  for n in 1...3 { group.addTask { _ = n } }
}
print("done")
