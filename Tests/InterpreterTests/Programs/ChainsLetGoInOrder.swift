final class T { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") } }
func f() { let a = T("a"), b = T("b"); print(a.n, b.n) }
func g() { let a = T("a"); let b = T("b"); print(a.n, b.n) }
class Node { var next: Node?; let t: T; init(_ n: String) { t = T(n) }; deinit { print("node") } }
func h() { let a = Node("A"); let b = Node("B"); a.next = b; print("x") }
class Node2 {
  weak var next: Node?; let t: T; init(_ n: String) { t = T(n) }; deinit { print("node2") }
}
func i() { let a = Node2("A"); let b = Node("B"); a.next = b; print("y") }
class N3 {
  var next: N3?; weak var prev: N3?; let t: T; init(_ n: String) { t = T(n) };
  deinit { print("node") }
}
func j() { let a = N3("A"); let b = N3("B"); a.next = b; b.prev = a; print("y") }
func k() { let a = N3("A"); let b = N3("B"); a.next = b; print("y") }
class N4 {
  let u: T?; let t: T; init(_ n: String) { t = T(n); u = T("u" + n) }; deinit { print("node") }
}
func l() { let a = N4("A"); print("y") }
f(); g(); h(); i(); j(); k(); l()
