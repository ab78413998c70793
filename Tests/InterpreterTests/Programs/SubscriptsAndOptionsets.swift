struct Permissions: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0), write = Permissions(rawValue: 1 << 1),
    execute = Self(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .execute]
  var description: String {
    let names: [(Permissions, String)] = [(.read, "r"), (.write, "w"), (.execute, "x")];
    return names.map { contains($0.0) ? $0.1 : "-" }.joined()
  }
}
struct Matrix<T: Numeric> {
  let rows, columns: Int
  private var values: [T]
  init(rows: Int, columns: Int, fill: T = 0) {
    self.rows = rows; self.columns = columns; values = Array(repeating: fill, count: rows * columns)
  }
  subscript(r: Int, c: Int) -> T {
    get { values[r * columns + c] }
    set { values[r * columns + c] = newValue }
  }
  subscript(row r: Int) -> [T] {
    get { Array(values[r * columns..<(r + 1) * columns]) }
    set { values.replaceSubrange(r * columns..<(r + 1) * columns, with: newValue) }
  }
  subscript(safe r: Int, c: Int = 0) -> T? { r < rows && c < columns ? self[r, c] : nil }
  static subscript(identity n: Int) -> Matrix {
    var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var m = Matrix(rows: a.rows, columns: b.columns);
    for i in 0..<a.rows {
      for j in 0..<b.columns { for k in 0..<a.columns { m[i, j] += a[i, k] * b[k, j] } }
    }; return m
  }
}
var p: Permissions = [.read]
p.insert(.write)
print(
  p, p.contains(.execute), p.union(.execute) == .all, p.symmetricDifference(.all),
  p.isSubset(of: .all), Permissions().isEmpty, p.subtracting(.read))
p.formIntersection([.write, .execute]); let (done, was) = p.insert(.write)
print(p, done, was, p.remove(.write) as Any, p.isEmpty, Permissions.all.rawValue)
var m = Matrix<Int>(rows: 2, columns: 3)
m[1, 2] = 5; m[0, 0] += 2; m[row: 0][1] = 9
print(
  m[row: 0], m[row: 1], m[safe: 5] as Any, m[safe: 1, 2] as Any,
  (Matrix<Double>[identity: 2] * Matrix(rows: 2, columns: 1, fill: 3))[row: 1])
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1); dict["a", default: []].append(2); dict["b"]?.append(3)
dict["a"]?[0] *= 10
print(dict, dict["a"]?.first ?? 0, dict["zz"]?.count as Any)
