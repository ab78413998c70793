import Foundation

var set = IndexSet([3, 1, 2, 7])
print(set.count, Array(set), set.contains(2), set.contains(4), set.first ?? -1, set.last ?? -1)
set.insert(5)
set.remove(1)
print(Array(set), set.isEmpty, IndexSet().isEmpty, IndexSet(integer: 4).map { $0 })
print(
  Array(set.union(IndexSet([8, 9]))), Array(set.intersection(IndexSet([2, 3, 100]))),
  set == IndexSet([2, 3, 5, 7]))
print(Array(IndexSet(integersIn: 2..<5)), Array(IndexSet(integersIn: 2...5)))
var names = ["a", "b", "c", "d", "e"]
for index in IndexSet([0, 2]).reversed() { names.remove(at: index) }
print(names)
var total = 0
for index in set { total += index }
print(total, set.filter { $0 > 2 }, set.map { $0 * 2 }, set.sorted(by: >))
let uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
print(
  uuid?.uuidString ?? "", uuid == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"),
  UUID(uuidString: "no") == nil, UUID() != UUID())
var data = Data([1, 2, 3])
data.append(4)
data.append(contentsOf: [5, 6])
print(
  data.count, data[0], data.map { $0 }, Array(data.reversed()), data.first ?? 0,
  data == Data([1, 2, 3, 4, 5, 6]))
print(
  data.base64EncodedString(),
  Data(base64Encoded: "SGk=").map { String(decoding: $0, as: UTF8.self) } ?? "",
  Data("hé".utf8).count)
print(
  String(data: Data([72, 105]), encoding: .utf8) ?? "none",
  String(data: Data([0xFF, 0xFE, 0xFF]), encoding: .utf8) ?? "none",
  "ab".data(using: .utf8)?.count ?? 0)
print(Data(repeating: 7, count: 3).reduce(0) { $0 + Int($1) }, data, Data())
let url = URL(string: "https://user@example.com:8080/a/b.txt?q=1&r=two#frag")
print(
  url?.host ?? "", url?.port ?? 0, url?.path ?? "", url?.query ?? "", url?.fragment ?? "",
  url?.user ?? "", url?.scheme ?? "")
print(
  url?.lastPathComponent ?? "", url?.pathExtension ?? "",
  url?.deletingPathExtension().lastPathComponent ?? "", url?.pathComponents ?? [])
print(
  URL(fileURLWithPath: "/tmp/x").appendingPathComponent("y.md").path,
  URL(string: "b", relativeTo: URL(string: "https://a.org/c/"))?.absoluteString ?? "")
