// swift-format-ignore-file: NeverForceUnwrap
struct Row {
  var name: String
  var size: Int
}
enum Order {
  case by(KeyPath<Row, Int>, ascending: Bool)
  case name
  case custom((Row, Row) -> Bool)
  func callAsFunction(_ a: Row, _ b: Row) -> Bool {
    switch self {
    case .by(let path, let up): up == (a[keyPath: path] < b[keyPath: path])
    case .name: a.name < b.name
    case .custom(let test): test(a, b)
    }
  }
}
let rows = [Row(name: "x", size: 1), Row(name: "c", size: 2)]
for order in [Order.by(\.size, ascending: false), .name, .custom { $0.size < $1.size }] {
  print(rows.sorted { order($0, $1) }.map(\.name))
}
extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
  var deviation: Element {
    let mean = mean
    return (map { ($0 - mean) * ($0 - mean) }.mean).squareRoot()
  }
}
print([1.0, 2, 3, 4].mean, ([2, 4, 4, 4, 5, 5, 7, 9] as [Float]).deviation, [Double]().mean)
