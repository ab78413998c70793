// swift-format-ignore-file: NeverForceUnwrap
struct Point {
  var x = 0; var y = 0 { willSet { print("y \(y)->\(newValue)") } };
  subscript(i: Int) -> Int {
    get { i == 0 ? x : y }
    set { if i == 0 { x = newValue } else { y = newValue } }
  }
}
struct Box {
  var points: [Point] = [.init(), .init()]; var named: [String: [Point]] = [:]; var opt: Point?
  var first: Point {
    get { print("get first"); return points[0] }
    set { print("set first"); points[0] = newValue }
  }
}
func bump(_ n: inout Int, by k: Int = 1) -> Int { defer { n += k }; return n }
var b = Box()
print(bump(&b.points[1].x), bump(&b.points[1][0], by: 5), b.points[1].x)
_ = bump(&b.first.y, by: 2)
b.named["a", default: []].append(Point(x: 3))
b.named["a"]![0].y = 4
b.named["a"]?[0][1] += 6
b.opt?.x = 3; print(b.opt as Any); b.opt = Point(); b.opt?.x += 7; b.opt!.y -= 1
print(b.named, b.opt!)
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var arr = [1, 2, 3]
arr.swapAt(0, 2); print(arr)
var (p, q) = (1, 2); swapTwo(&p, &q); print(p, q)
swap(&b.points[0].x, &p); print(b.points[0].x, p)
func mutateAll(_ xs: inout [Int], _ f: (inout Int) -> Void) { for i in xs.indices { f(&xs[i]) } }
mutateAll(&arr) { $0 *= $0 }; print(arr)
mutateAll(&arr) { x in
  x += 1; if x > 5 { x = 0 }
}; print(arr)
func nested(_ n: inout Int) {
  func inner() { n += 1 }; inner(); inner(); let g = { (k: inout Int) in k *= 2 }; g(&n)
}
var z = 1; nested(&z); print(z)
extension Int { mutating func double() -> Int { self *= 2; return self } }
var ints = [1, 2]; print(ints[0].double() + ints[0].double(), ints)
enum Light {
  case red(Int), green;
  mutating func next() {
    switch self {
    case .red(let n) where n > 1: self = .red(n - 1);
    case .red: self = .green;
    case .green: self = .red(2)
    }
  }
}
var l = Light.green; for _ in 0..<4 { l.next(); print(l, terminator: " ") }; print()
var tuple = (a: [1], b: "x"); tuple.a.append(2); tuple.b += "y"; print(tuple)
var matrix = [[1, 2], [3, 4]]
for r in matrix.indices { for c in matrix[r].indices where r != c { matrix[r][c].negate() } }
matrix[0][1...].append(contentsOf: [9]); matrix[1][0..<1] = [7, 7]; print(matrix)
var words = "one two".split(separator: " ").map(String.init)
words[0].removeLast(); words[1].insert("!", at: words[1].startIndex);
words[0].append(contentsOf: words[1]); print(words)
var dict = ["k": (1, [2])]; dict["k"]?.1.append(3); dict["k"]!.0 = 9; print(dict["k"]!)
func inoutOptional(_ s: inout String?) { s = s.map { $0 + "?" } ?? "new" }
var os: String?; inoutOptional(&os); inoutOptional(&os); print(os ?? "-")
struct Stack<E> {
  private(set) var items: [E] = [];
  mutating func withTop<R>(_ f: (inout E) throws -> R) rethrows -> R? {
    items.isEmpty ? nil : try f(&items[items.count - 1])
  }; mutating func push(_ e: E) { items.append(e) }
}
var st = Stack<String>(); print(st.withTop { $0 += "x" } as Any); st.push("a");
let r = st.withTop { (s: inout String) -> Int in
  s += "bc"; return s.count
}; print(r!, st.items)
