// swift-format-ignore-file: NeverForceUnwrap
struct Matrix: Equatable, CustomStringConvertible {
  let rows: Int, columns: Int
  private var cells: [Double]
  init(_ rows: Int, _ columns: Int, filledWith value: Double = 0) {
    self.rows = rows; self.columns = columns
    cells = Array(repeating: value, count: rows * columns)
  }
  init(_ values: [[Double]]) {
    self.init(values.count, values.first?.count ?? 0)
    for (r, row) in values.enumerated() {
      for (c, value) in row.enumerated() { self[r, c] = value }
    }
  }
  static func identity(_ n: Int) -> Matrix {
    var m = Matrix(n, n); for i in 0..<n { m[i, i] = 1 }; return m
  }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] {
    get { Array(cells[row * columns..<(row + 1) * columns]) }
    set { for (c, v) in newValue.enumerated() { self[row, c] = v } }
  }
  var transposed: Matrix {
    var t = Matrix(columns, rows)
    for r in 0..<rows { for c in 0..<columns { t[c, r] = self[r, c] } }
    return t
  }
  var description: String {
    (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(
      separator: " | ")
  }
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var m = a; for i in m.cells.indices { m.cells[i] += b.cells[i] }; return m
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    precondition(a.columns == b.rows)
    var m = Matrix(a.rows, b.columns)
    for r in 0..<a.rows {
      for c in 0..<b.columns { for k in 0..<a.columns { m[r, c] += a[r, k] * b[k, c] } }
    }
    return m
  }
  static func * (a: Matrix, s: Double) -> Matrix {
    var m = a; m.cells = m.cells.map { $0 * s }; return m
  }
  static prefix func - (m: Matrix) -> Matrix { m * -1 }
  static func += (a: inout Matrix, b: Matrix) { a = a + b }
}
infix operator ** : MultiplicationPrecedence
func ** (m: Matrix, n: Int) -> Matrix { (0..<n).reduce(.identity(m.rows)) { r, _ in r * m } }
let a = Matrix([[1, 2], [3, 4]]), b = Matrix([[0, 1], [1, 0]])
print(a, b, a + b, a * b, b * a, separator: "\n")
print(a * 2, -a, a.transposed, a ** 3, a ** 0 == .identity(2))
var m = a
m[0, 1] = 9
m[row: 1] = [7, 8]
m[1, 1] += 0.5
m += b
print(m, a, m == a)
var sums: [Double] = []
for r in 0..<m.rows { sums.append(m[row: r].reduce(0, +)) }
print(sums, sums.max()!, (sums.max()! * 10).rounded() / 10)
func swapRows(_ m: inout Matrix, _ i: Int, _ j: Int) {
  (m[row: i], m[row: j]) = (m[row: j], m[row: i])
}
swapRows(&m, 0, 1)
print(m)
var list = [a, b]
list[0][0, 0] = 100
list[1][row: 0][1] = 50
print(list, a)
