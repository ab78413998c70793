// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
final class Signal<T> {
  private var subs: [Int: (T) -> Void] = [:]; private var next = 0;
  var value: T { didSet { subs.sorted { $0.key < $1.key }.forEach { $0.value(value) } } }
  init(_ v: T) { value = v }
  func observe(_ f: @escaping (T) -> Void) -> Token2 {
    defer { next += 1 }; let id = next; subs[id] = f; f(value);
    return Token2 { [weak self] in self?.subs[id] = nil }
  }
  func map<U>(_ f: @escaping (T) -> U) -> Signal<U> {
    let s = Signal<U>(f(value)); keep = observe { [weak s] in s?.value = f($0) }; return s
  }
  private var keep: Token2?
}
final class Token2 {
  private let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; deinit { f() }
}
class Animal {
  let name: String; init(name: String) { self.name = name; setup() };
  func setup() { print("animal", name) }; func sound() -> String { "..." };
  class func kind() -> String { "animal" }; static let planet = "earth"
}
class Dog: Animal {
  var tricks: [String] { didSet { print("tricks", tricks.count) } };
  init(name: String, tricks: [String] = []) {
    self.tricks = tricks; super.init(name: name.uppercased())
  }
  convenience init() { self.init(name: "rex") };
  override func setup() { super.setup(); print("dog", tricks.count) };
  override func sound() -> String { "woof" + super.sound() };
  override class func kind() -> String { "dog<" + super.kind() }
  required init?(code: String) {
    guard code.count > 2 else { return nil }; tricks = []; super.init(name: code)
  }
}
final class Puppy: Dog {
  override func sound() -> String { "yip" };
  override var tricks: [String] {
    get { super.tricks }
    set { super.tricks = newValue + ["cute"] }
  }
}
struct Temperature {
  var c: Double {
    willSet { print("will", newValue) }
    didSet { if c < -273.15 { c = -273.15 } }
  };
  var f: Double {
    get { c * 9 / 5 + 32 }
    set { c = (newValue - 32) * 5 / 9 }
  }; static var freezing: Self { .init(c: 0) }
}
struct Path2 {
  var parts: [String]; static func / (l: Path2, r: String) -> Path2 { Path2(parts: l.parts + [r]) };
  mutating func modify(_ f: (inout [String]) throws -> Void) rethrows { try f(&parts) }
}
struct Flags: OptionSet, Hashable {
  let rawValue: Int;
  static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1), c = Flags(rawValue: 1 << 2);
  static let all: Flags = [.a, .b, .c]
}
enum Direction: Int, CaseIterable, Comparable {
  case north = 1, east, south, west;
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue };
  mutating func turn() { self = Direction(rawValue: rawValue % 4 + 1)! };
  var opposite: Self { Self.allCases[(rawValue + 1) % 4] }
}
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
func makeCounter() -> (inc: () -> Int, reset: () -> Void) {
  var n = 0;
  return (
    {
      n += 1; return n
    }, { n = 0 }
  )
}
func demo() {
  let s = Signal(1); var seen: [Int] = []; var t: Token2? = s.observe { seen.append($0) };
  s.value = 2; t = nil; s.value = 3; print(seen, t == nil)
  let m = s.map { "v\($0)" }; s.value = 9; print(m.value)
  let d = Dog(); d.tricks.append("sit");
  print(d.sound(), Dog.kind(), type(of: d).kind(), Animal.planet, Dog(code: "x") == nil)
  let p: Animal = Puppy(name: "bo");
  print(p.sound(), p is Dog, (p as? Puppy)?.tricks ?? [], type(of: p));
  (p as! Dog).tricks = ["roll"]; print((p as! Dog).tricks)
  var temp = Temperature(c: 20); temp.f = 212; print(temp.c, temp.f); temp.c = -500;
  print(temp, Temperature.freezing.f)
  var path = Path2(parts: []) / "a" / "b";
  path.modify {
    $0.reverse(); $0.append("z")
  }; print(path.parts)
  var f: Flags = [.a, .c]; f.insert(.b); f.remove(.a);
  print(
    f.contains(.b), f.rawValue, f == [.b, .c], Flags.all.subtracting(f).rawValue,
    f.isSubset(of: .all))
  var dir = Direction.west; dir.turn();
  print(
    dir, dir.opposite, Direction.allCases.max()!, Direction.east < .south,
    Direction(rawValue: 9) as Any)
  var a = "x", b = "y"; swapTwo(&a, &b); print(a, b); let c = makeCounter(); _ = c.inc();
  print(c.inc()); c.reset(); print(c.inc())
  var arr = [3, 1, 2]; arr.sort(by: >); arr.withUnsafeMutableBufferPointer { $0[0] = 10 };
  print(arr, arr.partition { $0 < 3 }, arr)
  let k: WritableKeyPath<Temperature, Double> = \.c; temp[keyPath: k] += 300;
  print(temp[keyPath: \.c], [temp].map(\.f).count)
  let mirror = Mirror(reflecting: temp);
  print(mirror.children.map { "\($0.label!)=\($0.value)" }, mirror.displayStyle == .struct)
  dump(Direction.south); dump([1: "a"]); dump(path)
  print(
    "\(d)".hasSuffix("Dog"), String(describing: Optional(3)), "\(Optional<Int>.none as Any)",
    [1: [2: "x"]], (1, b: "t"), [Direction.north])
}
demo()
