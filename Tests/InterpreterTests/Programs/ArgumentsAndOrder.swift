func log<T>(_ name: String, _ value: T) -> T { print("eval", name); return value }
func f(a: Int, b: Int = log("default b", 2), c: Int) -> Int { a + b + c }
print(f(a: log("a", 1), c: log("c", 3)))
print(log("left", 1) + log("right", 2) * log("third", 3))
var array = [1, 2, 3]
array[log("index", 1)] = log("value", 20)
print(array, log("and1", false) && log("and2", true), log("or1", true) || log("or2", false))
func g(_ x: Int, _ y: @autoclosure () -> Int, _ z: () -> Int) -> Int {
  print("body"); return x + (x > 0 ? y() : z())
}
print(g(log("x", 1), log("y", 2)) { log("z", 3) }, g(log("x", 0), log("y", 2)) { log("z", 3) })
let dictionary = [log("k1", "a"): log("v1", 1), log("k2", "b"): log("v2", 2)]
print(dictionary.count, (log("t1", 1), log("t2", 2)))
struct Box {
  var n: Int { didSet { print("set n") } };
  var twice: Int {
    get { print("get twice"); return n * 2 }
    set { print("set twice"); n = newValue / 2 }
  }
}
var box = Box(n: 1)
box.twice += log("amount", 4)
print(box.n)
func swapThem(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
var p = 1, q = 2
swapThem(&p, &q)
swapThem(&array[0], &box.n)
print(p, q, array, box.n)
func addTo(_ n: inout Int) -> Int { n += 1; return n }
print(
  addTo(&p) + addTo(&p) * 10, log("cond", 3 > 2) ? log("yes", "y") : log("no", "n"),
  log("opt", nil as Int?) ?? log("else", 5), log("opt", 1 as Int?) ?? log("else", 5))
switch log("subject", 2) {
case log("one", 1): print("1");
case log("two", 2): print("2");
case log("three", 3): print("3");
default: print("d")
}
