protocol Shape: AnyObject {
  var area: Int { get }
  func grow(by amount: Int)
}
final class Square: Shape {
  var side = 1
  var area: Int { side * side }
  func grow(by amount: Int) { side = (side + amount) % 50 }
}
final class Strip: Shape {
  var length = 1
  var area: Int { length * 3 }
  func grow(by amount: Int) { length = (length + amount) % 70 }
}
var shapes: [any Shape] = []
for index in 0..<100 { shapes.append(index % 2 == 0 ? Square() : Strip()) }
var total = 0
for round in 0..<3_000 {
  for shape in shapes {
    shape.grow(by: round % 3)
    total += shape.area
  }
}
print(total)
