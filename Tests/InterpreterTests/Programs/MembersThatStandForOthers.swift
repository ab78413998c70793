// swift-format-ignore-file: NeverForceUnwrap
// Subscripts of subclasses, accessors that yield, paths to the whole, final results by what is
// expected, values of cases that are left out, literals that types are called with.

class Shelf {
  var names: [String]
  required init?(text: String) {
    if text.isEmpty { return nil }
    names = text.split(separator: " ").map(String.init)
  }
  convenience init(_ count: Int) { self.init(text: String(repeating: "x ", count: count))! }
  func mark() -> String { "shelf" }
  subscript(index: Int) -> String {
    get { "\(mark()) \(names[index])" }
    set { names[index] = newValue }
  }
}

final class LockedShelf: Shelf {
  var tries = 0
  override func mark() -> String { "locked " + super.mark() }
  override subscript(index: Int) -> String {
    get { super[index] + "!" }
    set {
      tries += 1
      super[index] = "(\(newValue))"
    }
  }
}

let shelves: [Shelf] = [Shelf(2), LockedShelf(1)]
shelves[1][0] = "a"
shelves[1][0] += "b"
print(shelves.map { $0[0] }, (shelves[1] as? LockedShelf)?.tries ?? 0, shelves[1].names)

struct Half {
  var value: Double
  init?(text: String) {
    guard let number = Double(text) else { return nil }
    value = number / 2
  }
  init(_ number: Int) { self.init(text: "\(number)")! }
}
print(Half(9).value, Half(text: "x") as Any)

struct Board {
  var width: Int
  private var cells: [Int]
  private(set) var log: [String] = []
  init(width: Int) {
    self.width = width
    cells = Array(0..<width * 2)
  }
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    _modify { yield &cells[y * width + x] }
  }
  var first: Int {
    _read { yield cells[0] }
    _modify {
      var copy = cells[0]
      defer {
        cells[0] = copy
        log.append("first \(copy)")
      }
      yield &copy
    }
  }
}
func double(_ number: inout Int) { number *= 2 }
var board = Board(width: 3)
board[1, 1] += 10
double(&board[2, 0])
board.first -= 5
print(board[1, 1], board[2, 0], board.first, board.log)

@dynamicMemberLookup struct Lens<Root, Value> {
  let path: WritableKeyPath<Root, Value>
  subscript<Part>(dynamicMember next: WritableKeyPath<Value, Part>) -> Lens<Root, Part> {
    Lens<Root, Part>(path: path.appending(path: next))
  }
  func setting(_ new: Value) -> (Root) -> Root {
    {
      var copy = $0
      copy[keyPath: path] = new
      return copy
    }
  }
}
struct City { var name: String, people: [String] }
let lens = Lens<City, City>(path: \.self)
let rome = City(name: "Rome", people: ["Ada"])
print(
  lens.name.setting("Oslo")(rome), lens.people[0].setting("Bo")(rome), \City.self.name == \City.name
)
var whole = rome
whole[keyPath: \.self] = City(name: "Bern", people: [])
print(whole, lens.setting(rome)(whole).name)

struct Query { var parts: [String] }
@resultBuilder enum QueryBuilder {
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [String]) -> Query { Query(parts: parts) }
  static func buildFinalResult(_ parts: [String]) -> [String] { parts }
  static func buildFinalResult(_ parts: [String]) -> Int { parts.count }
}
func parts(@QueryBuilder _ make: (Int) -> [String]) -> [String] { make(2) }
func query(@QueryBuilder _ make: () throws -> Query) rethrows -> Query { try make() }
@QueryBuilder var count: Int {
  "one"
  "two"
}
let listed = parts { number in
  "select"
  for index in 0..<number { "column \(index)" }
}
print(listed, query { "all" }, count)

enum Priority { case low, high }
enum Action {
  case add(String, Priority = .low)
  case wait(seconds: Int = 3 * 2)
  case batch([Action], note: String? = nil)
}
let actions = Action.batch([.add("milk"), .add("call", .high), .wait(), .wait(seconds: 1)])
print(actions)

struct Tag: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  var text: String
  init(stringLiteral value: String) { text = "#" + value }
  init(integerLiteral value: Int) { text = "n\(value)" }
}
print(Tag("red").text, Tag(4).text, Tag("\(1 + 1)").text)

class Animal { required init() {} }
final class Dog: Animal {}
final class Cat: Animal {}
func litter<Kind: Animal>(_ kind: Kind.Type, of count: Int = 1) -> [Kind] {
  (0..<count).map { _ in kind.init() }
}
let dogs = [Dog(), Dog()]
let zoo: [Animal] = dogs + litter(Cat.self) + [Animal()]
let pack: [Animal] = dogs + [Cat()]
print(zoo.map { "\(type(of: $0))" }, pack.count, (litter(Dog.self, of: 2) + dogs).count)

struct Day: Strideable, Hashable {
  var number: Int
  func advanced(by days: Int) -> Day { Day(number: number + days) }
  func distance(to other: Day) -> Int { other.number - number }
}
let week = Day(number: 1)...Day(number: 7)
print(
  week.contains(Day(number: 9)), Day(number: 1) < Day(number: 2), Day(number: 2) <= Day(number: 1))
print([Day(number: 3), Day(number: 2)].sorted().map(\.number), max(Day(number: 4), Day(number: 6)))

// What an extension asks `Self` to be has names that stand in it without `Self.` before them.
protocol Coded { init?(code: String) }
extension Coded where Self: RawRepresentable, RawValue == String {
  init?(code: String) { self.init(rawValue: code.lowercased()) }
  var code: RawValue { rawValue.uppercased() }
}
extension CaseIterable where Self: RawRepresentable, RawValue: Comparable {
  static var codes: [RawValue] { allCases.map(\.rawValue).sorted() }
  static func isKnown(_ value: RawValue) -> Bool { codes.contains(value) }
}
enum Suit: String, Coded, CaseIterable { case spade, heart, club = "Club" }
print(
  Suit(code: "HEART") as Any, Suit(code: "x") as Any, Suit.heart.code, Suit.codes,
  Suit.isKnown("club"))

// What an initialiser sets, no observer is told of, but for what it sets in a `defer`.
struct Gauge {
  var level: Int { didSet { changes.append(oldValue) } }
  var changes: [Int] = []
  init(level: Int) {
    self.level = 0
    defer { self.level = level }
    self.level = 1
  }
}
final class Meter {
  var level = 0 { didSet { changes.append(oldValue) } }
  var changes: [Int] = []
  init(level: Int) {
    defer { self.level = level }
    self.level = 2
  }
}
print(Gauge(level: 5), Meter(level: 6).changes, Meter(level: 7).level)
