class Shape {}
final class Circle: Shape { let r = 2 }
final class Square: Shape { let side = 3 }
func area(_ s: Shape) -> Int {
  switch s {
  case let c as Circle: return 3 * c.r * c.r;
  case let q as Square where q.side > 1: return q.side * q.side;
  case is Square: return 1;
  default: return 0
  }
}
print([Circle(), Square(), Shape()].map(area))
func describe(_ e: any Error) -> String {
  switch e {
  case let e as Bad where e.code > 5: "very bad";
  case is Bad: "bad";
  default: "else"
  }
}
struct Bad: Error { var code: Int }
struct Odd: Error {}
print(describe(Bad(code: 9)), describe(Bad(code: 1)), describe(Odd()))
