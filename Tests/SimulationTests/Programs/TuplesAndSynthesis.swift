/// Tuples, and the conformances that the compiler writes.
struct Point: Hashable, Comparable, CustomStringConvertible {
  var x: Int
  var y: Int
  static func < (left: Point, right: Point) -> Bool { (left.x, left.y) < (right.x, right.y) }
  var description: String { "<\(x),\(y)>" }
}
struct Line: Hashable {
  var from: Point
  var to: Point?
  var names: [String] = []
}
struct Person2: Equatable {
  var name: String
  var id: Int
  static func == (left: Person2, right: Person2) -> Bool { left.id == right.id }
}
struct Team: Equatable {
  var lead: Person2
  var members: [Person2]
  var map: [String: Person2] = [:]
}
enum Shade: Hashable {
  case plain
  case mixed(Int, Int)
  case named(String)
  case person(Person2Box)
}
struct Person2Box: Hashable { var n: Int }
final class Ref: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (left: Ref, right: Ref) -> Bool { left.n == right.n }
}
func minMax(_ values: [Int]) -> (min: Int, max: Int)? {
  guard let first = values.first else { return nil }
  return values.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
}
func divide(_ a: Int, by b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }

func tuplesAndSynthesis() {
  var pair = (1, "one")
  pair.0 += 1
  let (number, word) = pair
  print(pair, number, word, (x: 1, y: 2.5), ((1, 2), 3))
  var labelled = (width: 3, height: 4)
  labelled.width *= 2
  let copy = labelled
  labelled.height = 0
  print(labelled, copy.height, labelled.0)
  let result = minMax([4, 1, 9])
  print(result!.min, result!.max, minMax([]) == nil, result as Any)
  let (q, r) = divide(17, by: 5)
  let (_, only) = divide(9, by: 4)
  print(q, r, only, divide(7, by: 2))
  var a = 1
  var b = 2
  (a, b) = (b, a + b)
  (a, b) = (b, a + b)
  print(a, b)
  print((1, "b") < (1, "c"), (2, 1) > (1, 9), (1, 2) == (1, 2), (1, "a", true) != (1, "a", false))
  print(
    Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) < Point(x: 1, y: 3),
    Point(x: 2, y: 0) >= Point(x: 1, y: 9))
  let points = [Point(x: 3, y: 1), Point(x: 1, y: 5), Point(x: 1, y: 2)]
  print(
    points.sorted(), points.max()!, points.firstIndex(of: Point(x: 1, y: 5))!,
    points.contains(Point(x: 9, y: 9)))
  print(
    Set(points + points).count,
    Set([
      Line(from: points[0]), Line(from: points[0], to: nil), Line(from: points[0], to: points[1]),
    ]).count)
  print(Line(from: points[0], to: points[1], names: ["n"]))
  print(
    "\(points[0])", String(describing: points[1]), "\(points)", [points[0]: "p"],
    Optional(points[0]) as Any)
  print(Person2(name: "a", id: 1) == Person2(name: "b", id: 1))
  let team = Team(
    lead: Person2(name: "a", id: 1), members: [Person2(name: "b", id: 2)],
    map: ["k": Person2(name: "c", id: 3)])
  var other = team
  other.lead.name = "zzz"
  other.members[0].name = "yyy"
  other.map["k"]?.name = "xxx"
  print(team == other)
  other.members[0].id = 5
  print(team == other, team != other)
  print(
    Shade.mixed(1, 2) == .mixed(1, 2), Shade.mixed(1, 2) == .mixed(2, 1), Shade.plain == .named("x")
  )
  print(Set<Shade>([.plain, .plain, .named("a"), .named("a"), .person(Person2Box(n: 1))]).count)
  let refs = [Ref(1), Ref(2)]
  print(refs.contains(Ref(2)), refs[0] == Ref(1), refs[0] === Ref(1), refs.firstIndex(of: Ref(2))!)
  for (index, (x, y)) in [(1, 2), (3, 4)].enumerated() { print(index, x, y) }
  let nested = (point: points[0], tags: ["a"])
  print(nested.point.x, nested.tags[0], nested)
  switch (3, "x") {
  case (1...5, let s): print("low", s)
  default: print("?")
  }
}
