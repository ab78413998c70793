// swift-format-ignore-file: NeverForceUnwrap
protocol Store {
  associatedtype Key: Hashable = String
  associatedtype Value
  associatedtype Entries: Sequence = [(Key, Value)] where Entries.Element == (Key, Value)
  func entries() -> Entries
  subscript(key: Key) -> Value? { get set }
}
struct Table<V>: Store {
  private var kept: [String: V] = [:]
  func entries() -> [(String, V)] { kept.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  subscript(key: String) -> V? {
    get { kept[key] }
    set { kept[key] = newValue }
  }
}
struct Line: Store {
  typealias Value = Int
  private var kept: [Int?] = Array(repeating: nil, count: 4)
  func entries() -> AnySequence<(Int, Int)> {
    AnySequence(kept.enumerated().compactMap { place, value in value.map { (place, $0) } })
  }
  subscript(key: Int) -> Int? {
    get { kept[key] }
    set { kept[key] = newValue }
  }
}
func fill<S: Store>(_ store: inout S, _ values: [(S.Key, S.Value)]) {
  for (key, value) in values { store[key] = value }
}
func told<S: Store>(_ store: S) -> String where S.Value: CustomStringConvertible {
  store.entries().map { "\($0.0):\($0.1.description)" }.joined(separator: " ")
}
var table = Table<Double>()
fill(&table, [("b", 2), ("a", 1.5)])
var line = Line()
fill(&line, [(3, 30), (1, 10)])
line[3]? += 1
table["a"]! *= 2
table["b"] = nil
print(told(table), "|", told(line), "|", table["zz"] as Any)
print(type(of: table).Entries.self, Line.Key.self, Table<Bool>.Value.self)
