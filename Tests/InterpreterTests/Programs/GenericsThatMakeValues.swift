// swift-format-ignore-file: NeverForceUnwrap
// Comparable synthesized enums, opaque/existential, typealias, generic constraints w/ classes, variadic generics
func pair<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
print(pair(1, "x", with: true, 2.5));
func count<each T>(_ t: repeat each T) -> Int { var n = 0; repeat (n += 1, _ = each t).0; return n };
print(count(1, 2, "c"), count())
struct Tagged<Tag, Raw> { var raw: Raw }; extension Tagged: Equatable where Raw: Equatable {};
extension Tagged: Hashable where Raw: Hashable {};
extension Tagged: Comparable where Raw: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
};
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) }
}; extension Tagged: CustomStringConvertible { var description: String { "\(raw)" } }
enum UserTag {}; typealias UserID = Tagged<UserTag, Int>; let id: UserID = 7;
print(id, [UserID(raw: 3), 1, 2].sorted(), id == 7, Set<UserID>([1, 1, 2]).count, max(id, 9));
typealias Handler<T> = (Result<T, any Error>) -> Void;
let h: Handler<Int> = { r in if case .success(let v) = r { print("h", v) } }; h(.success(3));
typealias Pair<T> = (T, T); let pr: Pair<Int> = (1, 2); print(pr.0 + pr.1)
protocol Shape { func area() -> Double; static var sides: Int { get } };
struct Sq: Shape { var s: Double; func area() -> Double { s * s }; static let sides = 4 };
struct Tri: Shape { var b, h: Double; func area() -> Double { b * h / 2 }; static let sides = 3 };
func biggest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area() < $1.area() } };
func sides<S: Shape>(_: S) -> Int { S.sides }; let all: [any Shape] = [Sq(s: 2), Tri(b: 5, h: 4)];
print(
  biggest(all)!, all.map { sides($0) }, all.map { type(of: $0).sides },
  all.compactMap { $0 as? Sq }.count, all.contains { $0 is Tri })
func makeAdder(_ n: Int) -> some Sequence<Int> { (1...n).lazy.map { $0 + n } };
print(Array(makeAdder(3)), makeAdder(2).reduce(0, +));
func either(_ b: Bool) -> any Collection<String> { b ? ["a"] : Set(["b"]) };
print(either(true).count, either(false).first as Any, Array(either(true)))
class Animal { required init() {}; func name() -> String { "animal" } };
class Cat: Animal { override func name() -> String { "cat" } };
func make<A: Animal>(_ t: A.Type = A.self) -> A { t.init() }; let c: Cat = make();
print(c.name(), make(Animal.self).name(), [Cat.self, Animal.self].map { $0.init().name() });
func describe<T>(_ t: T) -> String where T: Animal { "T:" + t.name() };
func describe<T>(_ t: T) -> String { "any" };
print(describe(Cat()), describe(3), describe(Cat() as Animal))
extension Array where Element: Hashable {
  func uniqued() -> [Element] { var s: Set<Element> = []; return filter { s.insert($0).inserted } };
  var mode: Element? {
    Dictionary(grouping: self, by: { $0 }).max {
      ($0.value.count, "\($1.key)") < ($1.value.count, "\($0.key)")
    }?.key
  }
}; print([3, 1, 3, 2, 1].uniqued(), ["a", "b", "b"].mode!, [Int]().mode as Any);
extension Array {
  subscript(circular i: Int) -> Element { self[((i % count) + count) % count] };
  func grouped<K: Hashable>(by k: KeyPath<Element, K>) -> [K: [Element]] {
    Dictionary(grouping: self) { $0[keyPath: k] }
  }
};
print([1, 2, 3][circular: -1], ["aa", "b", "cc"].grouped(by: \.count).sorted { $0.key < $1.key })
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}; print(15.clamped(to: 0...10), "m".clamped(to: "a"..."f"), (-0.5).clamped(to: 0...1));
extension Sequence where Element: AdditiveArithmetic {
  func total() -> Element { reduce(.zero, +) }
}; print([1.5, 2].total(), (1...4).total(), [Int]().total());
extension Dictionary where Value: Comparable {
  func topKeys(_ n: Int) -> [Key] { sorted { $0.value > $1.value }.prefix(n).map(\.key) }
}; print(["a": 1, "b": 3, "c": 2].topKeys(2))
enum Pri: Int, Comparable, CaseIterable {
  case low, mid, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
};
struct Job: Comparable {
  var pri: Pri; var name: String;
  static func < (l: Job, r: Job) -> Bool { (r.pri, l.name) < (l.pri, r.name) }
};
var heap = [
  Job(pri: .low, name: "z"), Job(pri: .high, name: "b"), Job(pri: .high, name: "a"),
  Job(pri: .mid, name: "m"),
]; heap.sort();
print(
  heap.map(\.name), heap.min()!.name, Pri.allCases.reversed().map { "\($0)" },
  Pri(rawValue: 5) as Any, Pri.mid.rawValue + 1)
