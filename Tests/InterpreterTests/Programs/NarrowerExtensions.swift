// Of several extensions that fit, the one that asks for most is meant; what no protocol asks for is
// decided where it is written.
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
extension Named {
  var badge: String { "[\(name)]" }
  func greeting() -> String { "hello \(name)" }
}
extension Named where Self: Aged {
  var badge: String { "[\(name), \(age)]" }
  func greeting() -> String { "hello \(name) of \(age)" }
}
struct Child: Named, Aged {
  var name: String
  var age: Int
}
struct Plant: Named { var name: String }
struct Robot: Named {
  var name: String
  var badge: String { "<\(name)>" }
}
func generic<T: Named>(_ value: T) -> String { value.badge + value.greeting() }
func both<T: Named & Aged>(_ value: T) -> String { value.badge + value.greeting() }
let child = Child(name: "Ada", age: 7)
print(child.badge, child.greeting(), (child as any Named).badge)
print(generic(child), both(child), generic(Robot(name: "R")), Robot(name: "R").badge)
print(Plant(name: "fern").badge, Plant(name: "fern").greeting())

extension Sequence {
  var kind: String { "a sequence" }
  func described() -> String { "any" }
}
extension Sequence where Element: Comparable {
  var kind: String { "ordered" }
  func described() -> String { "comparable" }
}
extension Sequence where Element == Int {
  var kind: String { "numbers" }
  func described() -> String { "ints" }
}
extension Collection where Element == String {
  func described() -> String { "texts" }
}
struct Point { var x = 0 }
print([1, 2].kind, ["a"].kind, [Point()].kind, Set([2.5]).kind)
print([1].described(), ["a"].described(), [Point()].described(), "ab".described())
func kind<S: Sequence>(of sequence: S) -> String { sequence.kind }
func orderedKind<S: Sequence>(of sequence: S) -> String where S.Element: Comparable {
  sequence.kind
}
print(kind(of: [1]), orderedKind(of: [1]))

extension Optional where Wrapped == Int { var text: String { map { "number \($0)" } ?? "none" } }
extension Optional where Wrapped: Collection { var text: String { "\(self?.count ?? 0) elements" } }
print(Int?.some(3).text, (nil as Int?).text, [Int]?.some([1, 2]).text, (nil as String?).text)
struct Pair<A, B> {
  var a: A
  var b: B
}
extension Pair { var same: String { "unknown" } }
extension Pair where A == B { var same: String { "one type" } }
extension Pair where A: Equatable, B == A { func isEqual(to value: A) -> Bool { a == value } }
print(Pair(a: 1, b: "x").same, Pair(a: 1, b: 2).same, Pair(a: "q", b: "q").isEqual(to: "q"))
