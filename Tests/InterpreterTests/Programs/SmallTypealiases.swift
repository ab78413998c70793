typealias Handler<T> = (T) -> Bool
typealias Grid = [[Int]]
typealias Pair<A> = (A, A)
struct Box<T> {
  typealias Content = T; typealias Me = Box<T>; var v: Content; func again() -> Me { Me(v: v) }
}
func check<T>(_ v: T, _ h: Handler<T>) -> Bool { h(v) }
let g: Grid = [[1], [2]]
let p: Pair<Int> = (1, 2)
typealias IntBox = Box<Int>
extension IntBox { var plus: Int { v + 1 } }
print(
  check(3) { $0 > 2 }, g.flatMap { $0 }, p, Box(v: 1).again().v, IntBox(v: 4).plus,
  Box<String>.Content.self)
