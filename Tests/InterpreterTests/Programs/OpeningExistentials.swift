protocol Shape {
  associatedtype Unit: CustomStringConvertible
  var area: Double { get }
  var unit: Unit { get }
  static var kind: String { get }
  mutating func grow()
  func same(as other: Self) -> Bool
}
struct Square: Shape {
  var side: Double; var area: Double { side * side }; var unit: String { "cm" }
  static let kind = "square"
  mutating func grow() { side += 1 }
  func same(as other: Square) -> Bool { side == other.side }
}
struct Circle: Shape {
  var radius: Double; var area: Double { radius * radius * 3 }; var unit: Int { 7 }
  static let kind = "circle"
  mutating func grow() { radius += 1 }
  func same(as other: Circle) -> Bool { radius == other.radius }
}
final class Blob: Shape {
  var size = 2.0
  var area: Double { size }; var unit: [Int] { [1] }
  static var kind: String { "blob" }
  func grow() { size += 1 }
  func same(as other: Blob) -> Bool { self === other }
}
func describe<S: Shape>(_ shape: S) -> String { "\(S.kind) \(shape.area) \(shape.unit)" }
func typeName<T>(_ value: T) -> String { "\(T.self)" }
func pair<S: Shape>(_ shape: S, with text: String, times: Int = 2) -> [String] {
  Array(repeating: text + describe(shape), count: times)
}
func grown<S: Shape>(_ shape: S) -> S { var copy = shape; copy.grow(); return copy }
func selfSame<S: Shape>(_ shape: S) -> Bool { shape.same(as: shape) }
func unit<S: Shape>(of shape: S) -> S.Unit { shape.unit }
func opaque(_ shape: some Shape) -> Double { shape.area * 2 }
struct Album {
  var shapes: [any Shape]
  func add<S: Shape>(_ shape: S, to total: Double) -> Double { total + shape.area }
  func total() -> Double {
    var sum = 0.0
    for shape in shapes { sum = add(shape, to: sum) }
    return sum
  }
  static func label<S: Shape>(_ shape: S) -> String { "<\(S.kind)>" }
}
let shapes: [any Shape] = [Square(side: 2), Circle(radius: 1), Blob()]
for shape in shapes {
  print(describe(shape), typeName(shape), opaque(shape), selfSame(shape))
  print(pair(shape, with: "- "), pair(shape, with: "+", times: 1))
  print(describe(grown(shape)), unit(of: shape), Album.label(shape))
}
let album = Album(shapes: shapes)
print(album.total())
let first: any Shape = shapes[0]
print(describe(first), type(of: first), typeName(first), type(of: grown(first)))
func both<A: Shape, B: Shape>(_ a: A, _ b: B) -> String { A.kind + B.kind + "\(a.area + b.area)" }
let (one, two, three) = (shapes[0], shapes[1], shapes[2])
print(both(one, two), both(Blob(), two), both(three, Square(side: 3)))
func throwing<S: Shape>(_ s: S) throws -> Int { if s.area > 3 { throw Failure.big }; return 1 }
enum Failure: Error { case big }
for shape in shapes {
  do { print(try throwing(shape)) } catch { print("failed", error) }
}
func transform<S: Shape, R>(_ s: S, _ change: (S) -> R) -> R { change(s) }
print(transform(shapes[1]) { _ in "closed" })
