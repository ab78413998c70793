func k(_ x: Any) -> String {
  switch x {
  case Optional<Any>.none: "nil";
  case Optional<Int>.some(let n): "some \(n)";
  default: "else"
  }
}
enum E { case a, b(Int) }
func e(_ x: Any) -> String {
  switch x {
  case E.a: "a";
  case E.b(let n): "b\(n)";
  default: "?"
  }
}
let an: Any? = nil
print(k(an as Any), k(3), k("s"), e(E.a), e(E.b(2)), e(5))
