struct Matrix: Equatable, CustomStringConvertible {
  let rows, columns: Int; private var grid: [Double]
  init(rows: Int, columns: Int, fill: Double = 0) {
    self.rows = rows; self.columns = columns; grid = .init(repeating: fill, count: rows * columns)
  }
  init(_ values: [[Double]]) {
    rows = values.count; columns = values.first?.count ?? 0; grid = values.flatMap { $0 }
  }
  static func identity(_ n: Int) -> Matrix {
    var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m
  }
  subscript(r: Int, c: Int) -> Double {
    get { assert(r < rows && c < columns); return grid[r * columns + c] }
    set { grid[r * columns + c] = newValue }
  }
  subscript(row r: Int) -> [Double] {
    get { Array(grid[r * columns..<(r + 1) * columns]) }
    set { grid.replaceSubrange(r * columns..<(r + 1) * columns, with: newValue) }
  }
  var transposed: Matrix {
    var m = Matrix(rows: columns, columns: rows);
    for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    precondition(a.columns == b.rows); var m = Matrix(rows: a.rows, columns: b.columns);
    for r in 0..<a.rows {
      for c in 0..<b.columns { m[r, c] = zip(a[row: r], b.transposed[row: c]).map(*).reduce(0, +) }
    }; return m
  }
  static func * (k: Double, m: Matrix) -> Matrix {
    var n = m; n.grid = m.grid.map { k * $0 }; return n
  }
  static func += (a: inout Matrix, b: Matrix) { for i in a.grid.indices { a.grid[i] += b.grid[i] } }
  var determinant: Double {
    if rows == 1 { return grid[0] };
    return (0..<columns).reduce(0) { sum, c in
      sum + (c % 2 == 0 ? 1 : -1) * self[0, c] * minor(0, c).determinant
    }
  }
  func minor(_ row: Int, _ column: Int) -> Matrix {
    Matrix(
      (0..<rows).filter { $0 != row }.map { r in
        (0..<columns).filter { $0 != column }.map { self[r, $0] }
      })
  }
  var description: String {
    (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: " | ")
  }
}
var m = Matrix([[1, 2], [3, 4]]);
print(m, m.transposed, m * .identity(2) == m, m * m, 2 * m, m.determinant)
m += .identity(2); m[row: 0] = [9, 8]; m[1, 1] /= 2;
print(
  m, Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 4]]).determinant,
  Matrix([[1, 2, 3]]) * Matrix([[1], [1], [1]]))
