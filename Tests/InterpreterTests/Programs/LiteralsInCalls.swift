// What a literal is where a call, an operator or a protocol decides it.
let same = [1, 2, 3].elementsEqual([1, 2, 3])
print(same, ["a", "b"].starts(with: ["a"]), [1.5].elementsEqual([1.5]), [1, 2].contains(2))
extension Sequence {
  func types<Other: Sequence>(_ other: Other) -> String where Other.Element == Element {
    "\(Self.self) \(Other.self)"
  }
}
print(["a"].types(["b"]), [1].types([2]), [1].types(Set([2])), [0.5].types([1, 2]))
print([1: [2]] == [1: [2]], ["a": 1] == ["a": 2], [[1], []] == [[1], []], Optional([1]) == [1])
func kind(_ list: [Int]) -> String { "list" }
func kind(_ table: [String: Int]) -> String { "table" }
func kind<T>(_ value: T) -> String { "anything" }
print(kind([1]), kind(["a": 1]), kind([2.5]), kind(["a": "b"]))
func half<T: FloatingPoint>(_ value: T) -> T { value / 2 }
print(half(3), half(Float(5)), half(2.5))
let evens: Set = [2, 4, 6]
let names: Array = ["x", "y"]
var table: Dictionary = ["one": 1, "two": 2]
table["three"] = 3
print(evens.filter { $0 > 2 }.sorted(), evens.sorted(by: >), names.joined(), table.values.sorted())
struct Tint: Equatable {
  var name: String
  static let red = Tint(name: "red")
  static func mixed(_ parts: Int) -> Tint { Tint(name: "mixed \(parts)") }
}
func index<T: Equatable>(of value: T, in list: [T]) -> Int? {
  for (index, item) in list.enumerated() where item == value { return index }
  return nil
}
let tints: [Tint] = [.red, .mixed(2)]
print(index(of: .mixed(2), in: tints) ?? -1, index(of: .red, in: tints) ?? -1)
struct Slot: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
  var text: String
  init(nilLiteral: ()) { text = "empty" }
  init(integerLiteral value: Int) { text = "holds \(value)" }
}
func show(_ slot: Slot) -> String { slot.text }
let slots: [Slot] = [nil, 3, nil]
print(slots.map(\.text), show(nil), show(8))
print(
  [1, 2].map(Double.init), [2.5].map(Int.init), ["7", "x"].map(Int.init), ["3"].compactMap(Int.init)
)
print([[1, 2][...], [3][...]].map(Array.init), "abc".split(separator: "b").map(String.init))
let texts = ["pear", "fig"]
print(texts[...], "word"[...].uppercased(), texts.indices.map { $0 }, (3..<6)[...])
let first: Int? = texts.first?.count
print(first != 4, first == 4, 4 != first, texts.first != "pear", texts.last != nil)
print((Int, String).self, ((Int) -> Bool).self, [Int?].self, (a: Int, b: [String]).self)
