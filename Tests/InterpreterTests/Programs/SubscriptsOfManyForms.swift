struct Grid<T> {
  private var cells: [T]; let width: Int
  init(width: Int, height: Int, fill: T) {
    cells = Array(repeating: fill, count: width * height); self.width = width
  }
  subscript(x: Int, y: Int) -> T {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> ArraySlice<T> { cells[y * width..<(y + 1) * width] }
  subscript<U>(as type: U.Type) -> [U] { cells.compactMap { $0 as? U } }
  subscript(where test: (T) -> Bool) -> [Int] { cells.indices.filter { test(cells[$0]) } }
  subscript(_ places: (Int, Int)...) -> [T] { places.map { self[$0.0, $0.1] } }
  static subscript(name: String) -> String { "Grid.\(name)" }
}
var g = Grid(width: 3, height: 2, fill: 0)
g[1, 0] = 5; g[2, 1] += 7; g[1, 1] -= 4
print(
  g[row: 0], Array(g[row: 1]), g[as: Int.self].count, g[where: { $0 > 0 }], g[(1, 0), (2, 1)],
  Grid<Int>["x"])
extension Array {
  subscript(safe n: Int) -> Element? {
    get { indices.contains(n) ? self[n] : nil }
    set { if let newValue, indices.contains(n) { self[n] = newValue } }
  }
  subscript(cycle n: Int) -> Element {
    get { self[(n % count + count) % count] }
    set { self[(n % count + count) % count] = newValue }
  }
}
var list = [1, 2, 3]
list[safe: 9] = 4; list[safe: 0]? += 10; list[cycle: -1] *= 5
print(list, list[safe: 3] as Any, list[cycle: 4])
extension String {
  subscript(n: Int) -> Character { self[index(startIndex, offsetBy: n)] }
  subscript(r: Range<Int>) -> Substring { dropFirst(r.lowerBound).prefix(r.count) }
}
print("hello"[1], "hello"[1..<3], "héllo"[1])
struct Log {
  private(set) var reads = 0;
  subscript(n: Int) -> Int { mutating get { reads += 1; return n * reads } }
}
var log = Log(); print(log[2], log[2], log.reads)
class Registry {
  var d: [String: Int] = [:]
  subscript(k: String, or fallback: @autoclosure () -> Int) -> Int {
    get { d[k] ?? fallback() }
    set { d[k] = newValue }
  }
}
let r = Registry(); r["a", or: 5] += 1;
print(
  r.d,
  r[
    "b",
    or: {
      print("asked"); return 2
    }()])
