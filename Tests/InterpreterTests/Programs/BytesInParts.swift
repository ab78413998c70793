import Foundation
let d = Data("id: 12".utf8)
print(d.count, d.first ?? 0, d[1])
let name = d.prefix(while: { $0 != 58 })
print(name.count, String(data: name, encoding: .utf8) ?? "")
var value = d.suffix(from: name.count + 1)
print(value.startIndex, value.endIndex, value.first == 32)
value.removeFirst()
print(value.startIndex, value.count, Array(value))
print(d.dropFirst().count, d.prefix(2).count, d.suffix(1).count, d[1..<2].count)
print(d.split(separator: 58).map { $0.count })
var e = Data([1, 2, 3]); e.append(4); e.append(contentsOf: [5, 6]); e[0] = 9;
e.replaceSubrange(1..<2, with: [7, 7, 7]); e += Data([8]); e.insert(0, at: 0)
print(
  Array(e), e.last ?? 0, e.reversed().first ?? 0, e == Data([0, 9, 7, 7, 7, 3, 4, 5, 6, 8]),
  e.subdata(in: 2..<4).startIndex, e[2..<4].startIndex)
print(
  e.map { String(format: "%02x", $0) }.joined(), e.reduce(0) { $0 + Int($1) }, e.contains(7),
  e.firstIndex(of: 3) ?? -1)
e.removeAll { $0 == 7 }; print(Array(e)); e.removeLast(2); e.swapAt(0, 1);
print(Array(e), e.filter { $0 > 3 }.count, e.sorted())
var g = SystemRandomNumberGenerator()
let w: UInt8 = g.next(); let u = g.next(upperBound: 10 as UInt); print(w >= 0, u < 10)
e[1...2] = Data([3, 3]); print(e.description, Array(e), e == Data([9, 3, 3, 4, 5]))
