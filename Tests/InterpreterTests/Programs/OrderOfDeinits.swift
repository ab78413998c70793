final class T {
  let n: String; init(_ n: String) { self.n = n; print("+\(n)", terminator: " ") };
  deinit { print("-\(n)", terminator: " ") }
}
func section(_ s: String, _ f: () throws -> Void) {
  print("[\(s)]", terminator: " "); try? f(); print()
}
struct Holder { var a: T; var b: T? }
section("scope") {
  let a = T("a"); let b = T("b"); _ = (a, b); print("in", terminator: " ")
}
section("unused") {
  _ = T("x"); let _ = T("y"); T("z"); print("after", terminator: " ")
}
section("replace") {
  var h = Holder(a: T("1"), b: T("2")); h.a = T("3"); h.b = nil; let c = h; h.a = T("4");
  print(c.a.n, h.a.n, terminator: " ")
}
section("array") {
  var xs = [T("p"), T("q"), T("r")]; xs.remove(at: 1); xs[0] = T("s"); let ys = xs; xs = [];
  print(ys.count, terminator: " ")
}
section("dict") {
  var d = ["k": T("v1")]; d["k"] = T("v2"); d["k"] = nil; d["j"] = T("v3"); d.removeAll();
  print("end", terminator: " ")
}
section("optional") {
  var o: T? = T("o"); weak var w = o; print(w != nil, terminator: " "); o = nil;
  print(w == nil, terminator: " ")
}
section("closure") {
  var f: (() -> Void)? = {
    let t = T("cap"); return { print("use", t.n, terminator: " ") }
  }()
    ;
  f?(); f = nil; print("dropped", terminator: " ")
}
section("loop") {
  for i in 0..<2 { let t = T("l\(i)"); if i == 0 { continue }; print(t.n, terminator: " ") }
}
enum Oops: Error { case o }
section("throw") {
  let a = T("before"); defer { print("defer", terminator: " ") };
  if a.n == "before" { throw Oops.o }; _ = T("never")
}
class Node {
  var next: Node?; weak var prev: Node?; let t: T; init(_ n: String) { t = T(n) };
  deinit { print("node", terminator: " ") }
}
section("cycle weak") {
  let a = Node("A"), b = Node("B"); a.next = b; b.prev = a; print(b.prev === a, terminator: " ")
}
class Parent { let p = T("parent"); deinit { print("~Parent", terminator: " ") } }
class Child: Parent {
  let c = T("child"); override init() { super.init(); print("made", terminator: " ") };
  deinit { print("~Child", terminator: " ") }
}
section("inherit") { _ = Child() }
final class Failing {
  let t = T("f"); let u: T; init?(_ ok: Bool) { guard ok else { return nil }; u = T("u") };
  deinit { print("~F", terminator: " ") }
}
section("failable") {
  _ = Failing(false); print("|", terminator: " "); _ = Failing(true)
}
section("temporaries") {
  print(T("t1").n + T("t2").n, terminator: " ");
  func take(_ t: T) { print("took", t.n, terminator: " ") }; take(T("t3"))
}
section("pattern") {
  let o: T? = T("m"); if let x = o { print(x.n, terminator: " ") };
  guard case let y? = o else { return }; print(y.n, terminator: " ")
}
section("tuple") {
  var t = (T("t0"), T("t1")); t.0 = T("t2"); let (a, _) = t; print(a.n, terminator: " ")
}
section("inout") {
  func change(_ t: inout T) { t = T("new"); print("changed", terminator: " ") }; var t = T("old");
  change(&t); print(t.n, terminator: " ")
}
section("static") {
  struct S { static var shared: T? = T("static") }; S.shared = nil; print("x", terminator: " ")
}
section("lazy") {
  class L { lazy var t = T("lazy"); deinit { print("~L", terminator: " ") } }; let a = L();
  _ = L().t; _ = a
}
section("existential") {
  let xs: [Any] = [T("e1"), Holder(a: T("e2"), b: nil)]; print(xs.count, terminator: " ")
}
