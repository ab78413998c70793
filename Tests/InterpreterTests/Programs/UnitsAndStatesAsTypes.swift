// swift-format-ignore-file: NeverForceUnwrap
// Phantom types, units, typed builders and state machines in types.
protocol Unit { static var symbol: String { get }; static var factor: Double { get } }
enum Meter: Unit { static let symbol = "m"; static let factor = 1.0 }
enum Kilometer: Unit { static let symbol = "km"; static let factor = 1000.0 }
enum Inch: Unit { static let symbol = "in"; static let factor = 0.0254 }
struct Length<U: Unit>: Comparable, CustomStringConvertible, AdditiveArithmetic,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  var value: Double
  init(_ value: Double) { self.value = value }
  init(floatLiteral value: Double) { self.value = value }
  init(integerLiteral value: Int) { self.value = Double(value) }
  static var zero: Self { Self(0) }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  static func * (a: Double, b: Self) -> Self { Self(a * b.value) }
  static func / (a: Self, b: Self) -> Double { a.value / b.value }
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  func converted<V: Unit>(to: V.Type = V.self) -> Length<V> {
    Length<V>(value * U.factor / V.factor)
  }
  var description: String { "\((value * 1000).rounded() / 1000) \(U.symbol)" }
}
let a: Length<Meter> = 5.5
let b: Length<Kilometer> = 2
let c: Length<Inch> = b.converted()
print(a, b, c, a + b.converted(), 2 * a, a / 2)
print([a, 3, b.converted(to: Meter.self)].sorted(), [a, a].reduce(.zero, +), max(a, 9.25))
var sum = Length<Meter>.zero
sum += a; sum -= 1
print(sum, sum > a, sum == 4.5)
// A door whose states are types.
protocol DoorState {}
enum Open: DoorState {}
enum Closed: DoorState {}
enum Locked: DoorState {}
struct Door<State: DoorState> {
  private(set) var log: [String]; fileprivate init(log: [String]) { self.log = log }
}
extension Door where State == Closed {
  init() { self.init(log: ["made"]) }
  consuming func open() -> Door<Open> { Door<Open>(log: log + ["open"]) }
  func lock(code: Int) -> Door<Locked> { .init(log: log + ["lock \(code)"]) }
}
extension Door where State == Open { func close() -> Door<Closed> { .init(log: log + ["close"]) } }
extension Door where State == Locked {
  func unlock(_ code: Int) throws(WrongCode) -> Door<Closed> {
    guard log.contains("lock \(code)") else { throw WrongCode(given: code) }
    return .init(log: log + ["unlock"])
  }
}
struct WrongCode: Error, Equatable { let given: Int }
let door = Door().open().close().lock(code: 7)
do { print(try door.unlock(8).log) } catch {
  print("wrong", error.given, error == WrongCode(given: 8))
}
do throws(WrongCode) { print(try door.unlock(7).open().log) } catch { print(error) }
// Tagged identifiers
struct Tagged<Tag, Raw> { var raw: Raw }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Comparable where Raw: Comparable {
  static func < (l: Self, r: Self) -> Bool { l.raw < r.raw }
}
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: value) }
}
extension Tagged: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: Raw.UnicodeScalarLiteralType) {
    raw = Raw(unicodeScalarLiteral: value)
  }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where Raw: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Raw.ExtendedGraphemeClusterLiteralType) {
    raw = Raw(extendedGraphemeClusterLiteral: value)
  }
}
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral {
  init(stringLiteral value: Raw.StringLiteralType) { raw = Raw(stringLiteral: value) }
}
extension Tagged: CustomStringConvertible where Raw: CustomStringConvertible {
  var description: String { "#" + raw.description }
}
struct User: Identifiable {
  typealias ID = Tagged<User, Int>; let id: ID; var email: Tagged<(User, email: ()), String>
}
struct Team: Identifiable {
  typealias ID = Tagged<Team, Int>; let id: ID; var members: Set<User.ID>
}
let users: [User] = [User(id: 2, email: "b@x"), User(id: 1, email: "a@x")]
let team = Team(id: 1, members: [2, 3])
print(
  users.filter { team.members.contains($0.id) }.map(\.email), users.map(\.id).sorted(),
  users.map(\.id).min()!)
let index = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
print(index[1]?.email ?? "none", index[3]?.email as Any, index.keys.sorted())
extension Tagged { func map<New>(_ f: (Raw) -> New) -> Tagged<Tag, New> { .init(raw: f(raw)) } }
print(users[0].id.map { "u\($0)" }, users[0].id.map(Double.init).raw / 4)
