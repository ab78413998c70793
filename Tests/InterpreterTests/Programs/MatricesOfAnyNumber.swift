// subscripts with defaults, nested types, protocols with static factories, generics with default impl
struct Matrix<T: Numeric>: Equatable {
  private var cells: [T]; let rows: Int, cols: Int
  init(rows: Int, cols: Int, fill: T = 0) {
    self.rows = rows; self.cols = cols; cells = .init(repeating: fill, count: rows * cols)
  }
  init(_ lit: [[T]]) { rows = lit.count; cols = lit.first?.count ?? 0; cells = lit.flatMap { $0 } }
  subscript(_ r: Int, _ c: Int = 0) -> T {
    get { cells[r * cols + c] }
    set { cells[r * cols + c] = newValue }
  }
  subscript(column c: Int) -> [T] { (0..<rows).map { self[$0, c] } }
  var transposed: Matrix {
    var m = Matrix(rows: cols, cols: rows);
    for r in 0..<rows { for c in 0..<cols { m[c, r] = self[r, c] } }; return m
  }
  static func * (l: Matrix, r: Matrix) -> Matrix {
    var m = Matrix(rows: l.rows, cols: r.cols);
    for i in 0..<l.rows {
      for j in 0..<r.cols { m[i, j] = (0..<l.cols).reduce(0) { $0 + l[i, $1] * r[$1, j] } }
    }; return m
  }
  func map<U>(_ f: (T) throws -> U) rethrows -> Matrix<U> {
    var m = Matrix<U>(rows: rows, cols: cols);
    for i in cells.indices { m.cells[i] = try f(cells[i]) }; return m
  }
  enum Axis: CaseIterable { case row, column }
  func sum(along a: Axis) -> [T] {
    switch a {
    case .row: (0..<rows).map { r in (0..<cols).reduce(0) { $0 + self[r, $1] } };
    case .column: (0..<cols).map { self[column: $0].reduce(0, +) }
    }
  }
}
extension Matrix where T: FloatingPoint {
  func normalized() -> Matrix { let t = cells.reduce(0, +); return map { $0 / t } };
  static func identity(_ n: Int) -> Matrix {
    var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m
  }
}
extension Matrix: CustomStringConvertible where T: CustomStringConvertible {
  var description: String {
    (0..<rows).map { r in (0..<cols).map { self[r, $0].description }.joined(separator: " ") }
      .joined(separator: "/")
  }
}
extension Matrix: ExpressibleByArrayLiteral { init(arrayLiteral e: [T]...) { self.init(e) } }
let m: Matrix = [[1, 2], [3, 4]];
print(
  m, m.transposed, m * m, m[1], m[column: 1], Matrix<Int>.Axis.allCases.map { m.sum(along: $0) })
print(
  m.map { Double($0) }.normalized(), Matrix.identity(2) * m.map(Double.init) == m.map(Double.init),
  m == [[1, 2], [3, 4]])
do {
  _ = try m.map { (x: Int) throws -> Int in
    if x > 2 { throw E.big(x) }; return x
  }
} catch let E.big(n) { print("big", n) }
enum E: Error { case big(Int) }
