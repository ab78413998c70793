// swift-format-ignore-file: NeverForceUnwrap
struct It<Base: Collection> {
  var rest: Base.SubSequence; let size: Int
  mutating func next() -> [Base.Element]? {
    guard !rest.isEmpty else { return nil }; defer { rest = rest.dropFirst(size) };
    return Array(rest.prefix(size))
  }
}
var a = It<[Int]>(rest: [1, 2, 3][...], size: 2)
print(a.next()!, a.next()!, a.next() == nil)
var b = It<String>(rest: "abc"[...], size: 2)
print(b.next()!, b.next()!, b.next() == nil)
var c = It<ClosedRange<Int>>(rest: (1...3)[...], size: 2)
print(c.next()!, c.next()!, c.next() == nil)
let s = (1...3)[...]
let t = s.dropFirst(2)
print(
  t.startIndex == s.startIndex, t.count, t.isEmpty, Array(t.prefix(2)), Array(t.dropFirst(2)),
  t.dropFirst(2).isEmpty)
func f<C: Collection>(_ c: C) -> Int {
  var r = c[...]; var n = 0; while !r.isEmpty, n < 9 { r = r.dropFirst(2); n += 1 }; return n
}
print(f(1...3), f([1, 2, 3]), f("abc"), f(1..<4), f((1...3)[...]))
let rr = 1...3
print(rr.index(after: rr.index(after: rr.index(after: rr.startIndex))) == rr.endIndex)
let ss = rr[...]
let ii = ss.index(after: ss.index(after: ss.startIndex))
print(ss.index(after: ii) == ss.endIndex, ss.endIndex == rr.endIndex)
let tt = ss.dropFirst(2)
print(
  tt.startIndex == ii, tt.endIndex == rr.endIndex, tt.index(after: tt.startIndex) == tt.endIndex)
print(tt.index(tt.startIndex, offsetBy: 2, limitedBy: tt.endIndex) == nil)
print(ss.index(ss.startIndex, offsetBy: 4, limitedBy: ss.endIndex) == nil)
print(ss.index(ss.startIndex, offsetBy: 3, limitedBy: ss.endIndex) == ss.endIndex)
print(rr.index(rr.startIndex, offsetBy: 4, limitedBy: rr.endIndex) == nil)
