var n = 5
withUnsafeMutablePointer(to: &n) { $0.pointee += 2 }
print(n)
let r = withUnsafePointer(to: n) { $0.pointee * 2 }
print(r)
final class S { var i = 1 }
struct C { var s = S(); mutating func own() -> Bool { isKnownUniquelyReferenced(&s) } }
var c = C(); print(c.own()); let d = c; print(c.own(), d.s.i)
let block = UnsafeMutablePointer<Int>.allocate(capacity: 3)
block.initialize(repeating: 1, count: 3)
block[1] = 5
(block + 2).pointee += 6
print((0..<3).map { block[$0] }, block.pointee)
block.deinitialize(count: 3)
block.deallocate()
final class Storage<T> {
  var items: [T] = []; func copy() -> Storage { let s = Storage(); s.items = items; return s }
}
struct Stack<T> {
  private var storage = Storage<T>()
  private(set) var copies = 0
  var items: [T] { storage.items }
  mutating func push(_ x: T) {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy(); copies += 1 }
    storage.items.append(x)
  }
}
var one = Stack<Int>(); one.push(1); one.push(2)
var two = one; two.push(3); two.push(4); one.push(9)
print(one.items, two.items, one.copies, two.copies)
