protocol Box {}
protocol SimpleBox: Box { var unboxed: Int { get } }
struct StringBox: SimpleBox { var unboxed: Int { 3 } }
struct KeyedBox: Box { var value: SimpleBox? { StringBox() } }
let boxes: [Box] = [KeyedBox(), StringBox()]
let one = (boxes[0] as? KeyedBox)?.value ?? boxes[1]
print(one)
let r = boxes.map { return ($0 as? KeyedBox)?.value ?? $0 }
print(r, (r.first as? StringBox)?.unboxed ?? 0)
let q = boxes.map { ($0 as? KeyedBox)?.value ?? $0 }
print(q)
class A {}
class B: A {}
let maybe: B? = nil
let a = maybe ?? A()
print(a is B)
