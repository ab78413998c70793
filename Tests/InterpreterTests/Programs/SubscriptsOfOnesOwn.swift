// swift-format-ignore-file: NeverForceUnwrap
struct Matrix {
  let columns: Int; var cells: [Int]
  init(_ rows: [[Int]]) { columns = rows[0].count; cells = rows.flatMap { $0 } }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> ArraySlice<Int> { cells[(row * columns)..<((row + 1) * columns)] }
  subscript(column: Int, default fallback: Int) -> Int {
    column < columns ? self[0, column] : fallback
  }
}
var m = Matrix([[1, 2], [3, 4]])
m[1, 0] = 30
m[0, 1] += 5
m[1, 1] *= m[0, 0] + 1
print(m.cells, Array(m[row: 1]), m[5, default: -1], m[1, default: 0])
struct Json {
  var table: [String: Any] = [:]
  subscript<T>(key: String, as type: T.Type) -> T? { table[key] as? T }
  subscript(path: String...) -> Any? {
    var current: Any? = table; for p in path { current = (current as? [String: Any])?[p] };
    return current
  }
  static subscript(text: String) -> Int { text.count }
}
let json = Json(table: ["a": 1, "b": "x", "c": ["d": ["e": 5]]])
print(
  json["a", as: Int.self] ?? 0, json["b", as: Int.self] as Any, json["c", "d", "e"] as? Int ?? -1,
  json["c", "z"] == nil, Json["four"])
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
  subscript(wrapping i: Int) -> Element {
    get { self[((i % count) + count) % count] }
    set { self[((i % count) + count) % count] = newValue }
  }
}
var list = [1, 2, 3]
list[wrapping: -1] = 9
list[wrapping: 4] += 100
print(list, list[safe: 7] as Any, list[safe: 0]!, list[safe: 1].map { $0 + 1 } ?? 0)
extension Dictionary where Value: RangeReplaceableCollection {
  subscript(list key: Key) -> Value {
    get { self[key] ?? Value() }
    set { self[key] = newValue.isEmpty ? nil : newValue }
  }
}
var groups: [String: [Int]] = [:]
groups[list: "x"].append(4)
groups[list: "y"] = []
print(groups, groups[list: "none"])
class Store {
  private var data: [Int: String] = [:];
  subscript(id: Int) -> String? {
    get { print("get \(id)"); return data[id] }
    set { print("set \(id)"); data[id] = newValue }
  }
}
let store = Store()
store[1] = "a"
store[1]?.append("b")
store[2, default: "q"] = "z"
extension Store {
  subscript(id: Int, default d: String) -> String {
    get { self[id] ?? d }
    set { self[id] = newValue }
  }
}
store[3, default: "new"] += "!"
print(store[1]!, store[3]!)
