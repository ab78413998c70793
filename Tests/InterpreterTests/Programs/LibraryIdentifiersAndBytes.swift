// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(
  uuid, uuid.uuidString.count, uuid == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
  UUID(uuidString: "x") as Any)
print(UUID() == UUID(), Set([uuid, uuid]).count, [uuid: 1][uuid]!)
let url = URL(string: "https://example.com:8080/a/b.txt?q=1&r=two#frag")!
print(
  url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.lastPathComponent,
  url.pathExtension)
print(
  url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent,
  url.pathComponents, url.absoluteString.count)
print(
  URL(string: "https://a.b")!.appendingPathComponent("c").appendingPathExtension("txt"),
  URL(fileURLWithPath: "/tmp/x.md").isFileURL)
print(URL(string: "https://a.b/c")!.appending(path: "d/e"), url == URL(string: url.absoluteString)!)
let data = Data("héllo".utf8)
print(
  data.count, data.first!, Array(data.prefix(2)), data[1], data.base64EncodedString(),
  String(data: data, encoding: .utf8)!)
print(
  Data([1, 2, 255]).map { $0 }, Data(base64Encoded: "AQI=")!.count, Data() == Data([]),
  Data(repeating: 7, count: 3).reduce(0) { $0 + Int($1) })
var bytes = Data([1, 2])
bytes.append(3)
bytes.append(contentsOf: [4, 5])
bytes[0] = 9
print(
  bytes.map { $0 }, bytes.count, bytes.contains(4), bytes.isEmpty,
  String(decoding: Data("ok".utf8), as: UTF8.self))
print(
  "  trim \n".trimmingCharacters(in: .whitespacesAndNewlines),
  "--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
print(
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")),
  "a, b, c".components(separatedBy: ", "))
print(
  "Hello".replacingOccurrences(of: "l", with: "L"),
  "abcABC".replacingOccurrences(of: "b", with: "-", options: .caseInsensitive))
print(
  "x1y".rangeOfCharacter(from: .decimalDigits) != nil, "title case text".capitalized,
  "abc".range(of: "z") == nil)
let hello = "hello world"
let found = hello.range(of: "wor")!
print(
  hello[found], hello[found.upperBound...],
  "a b&c".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!,
  "a%20b".removingPercentEncoding!)
print(
  "ab".padding(toLength: 5, withPad: ".", startingAt: 0),
  "a".caseInsensitiveCompare("A") == .orderedSame, "b".compare("a") == .orderedDescending)
print(
  "file10" < "file9", "file10".compare("file9", options: .numeric) == .orderedDescending,
  "Älter".folding(options: .diacriticInsensitive, locale: nil))
print(
  String(format: "%05.2f|%3d|%-4d|%x|%@|%c", 3.14159, 7, 8, 255, "s", 65),
  String(format: "%02d:%02d", 5, 9), String(format: "%.1f%%", 12.34))
var rows = ["a", "b", "c", "d"]
var set = IndexSet(integer: 1)
set.insert(3)
print(
  set.map { $0 }, set.contains(1), set.count, IndexSet([3, 1, 1]).first!,
  IndexSet(integersIn: 2..<5).map { $0 })
for index in set.reversed() { rows.remove(at: index) }
print(rows, CharacterSet.letters.contains("é"), CharacterSet.decimalDigits.inverted.contains("5"))
