// swift-format-ignore-file: NeverForceUnwrap
struct Point {
  var x = 0, y = 0; mutating func move(_ dx: Int) { x += dx };
  func moved(_ dx: Int) -> Point { var copy = self; copy.move(dx); return copy }
}
struct Line {
  var from = Point(), to = Point();
  var length: Int {
    get { abs(to.x - from.x) }
    set { to.x = from.x + newValue }
  }
}
struct Drawing { var lines: [Line] = []; var byName: [String: Line] = [:] }
var a = Drawing(lines: [Line()])
var b = a
b.lines[0].to.x = 9
b.lines.append(Line(from: Point(x: 1, y: 1), to: Point(x: 3, y: 3)))
print(a.lines[0].length, b.lines[0].length, b.lines.count, a.lines.count)
b.lines[1].length = 50
b.lines[1].from.move(4)
print(b.lines[1].to.x, b.lines[1].from.x)
a.byName["l"] = Line()
a.byName["l"]?.to.y = 7
a.byName["l"]!.from.move(-3)
a.byName["m", default: Line()].length += 6
print(a.byName["l"]!.to.y, a.byName["l"]!.from.x, a.byName["m"]!.to.x)
func change(_ p: inout Point, by n: Int) { p.x += n; p.y -= n }
change(&a.lines[0].to, by: 3)
print(a.lines[0].to, Point().moved(2))
func swapEnds(_ line: inout Line) { (line.from, line.to) = (line.to, line.from) }
swapEnds(&a.lines[0])
print(a.lines[0].from)
var numbers = [1, 2, 3, 4]
numbers.swapAt(0, 3)
(numbers[1], numbers[2]) = (numbers[2], numbers[1])
for i in numbers.indices { numbers[i] *= 2 }
print(numbers)
var tuple = (name: "x", at: Point())
tuple.at.x = 4
let copy = tuple
tuple.name += "y"
print(tuple, copy.name, copy.at.x)
struct Outer {
  struct Inner { var list = [0] }; var inner = Inner();
  subscript(i: Int) -> Int {
    get { inner.list[i] }
    set { inner.list[i] = newValue }
  }
}
var outer = Outer()
outer[0] += 5
let before = outer
outer[0] *= 2
print(before[0], outer[0])
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0][0] -= 1
let old = grid
grid[1].removeLast()
print(grid, old)
