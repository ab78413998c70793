// A computed property of a computed property, a subscript of one, an optional chain through one.
struct Point {
  var x = 0; var y = 0;
  var sum: Int {
    get { x + y }
    set { x = newValue - y }
  }
}
struct Box {
  private var point = Point()
  private(set) var writes = 0
  var center: Point {
    get { point }
    set { point = newValue; writes += 1 }
  }
  subscript(step: Int) -> Point {
    get { Point(x: point.x * step, y: point.y * step) }
    set { point = Point(x: newValue.x / step, y: newValue.y / step); writes += 10 }
  }
  var maybe: Point? {
    get { point.x > 100 ? nil : point }
    set { if let newValue { point = newValue }; writes += 100 }
  }
}
final class Scene { var box = Box() { didSet { print("box", box.writes) } } }
var box = Box()
box.center.x = 3
box.center.sum = 10
print(box.center.x, box.center.y, box.writes)
box[2].y = 8
box[2].sum += 4
print(box.center, box.writes)
box.maybe?.y = 1
print(box.center, box.writes)
box.maybe?.sum += 5
print(box.center.sum, box.writes)
box.center.x = 500
box.maybe?.x = 2
print(box.center.x, box.writes, box.maybe?.x as Any)
func bump(_ n: inout Int) { n += 1 }
bump(&box.center.x)
bump(&box[5].x)
bump(&box.center.sum)
print(box.center, box.writes)
let scene = Scene()
scene.box.center.x = 4
bump(&scene.box.center.y)
scene.box[1].sum = 9
print(scene.box.center.x, scene.box.center.y)
var list = [Box(), Box()]
list[1].center.x = 6
bump(&list[1].center.y)
print(list.map(\.center.sum), list[1].writes)
var named = ["a": Box()]
named["a"]?.center.x = 9
named["b"]?.center.x = 9
bump(&named["a", default: Box()].center.y)
print(named["a"]?.center.sum as Any, named["b"] == nil, named.count)
