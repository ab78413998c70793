/// Classes: overriding, initialiser chains, casts, identity, deinitialisers.
class Shape {
  var name: String
  class var sides: Int { 0 }
  static var made = 0
  var area: Double { 0 }
  init(name: String) {
    self.name = name
    Shape.made += 1
    describeSelf()
  }
  convenience init() { self.init(name: "nameless") }
  func describeSelf() { print("shape", name, area) }
  func scaled(by factor: Double) -> Shape { self }
  deinit { print("gone", name) }
}

class Box: Shape {
  var width: Double
  var height: Double
  override class var sides: Int { 4 }
  override var area: Double { width * height }
  init(_ width: Double, _ height: Double, name: String = "box") {
    self.width = width
    self.height = height
    super.init(name: name)
  }
  override func describeSelf() {
    print("box of", width, height)
    super.describeSelf()
  }
  override func scaled(by factor: Double) -> Box { Box(width * factor, height * factor) }
}

final class Square: Box {
  convenience init(side: Double) { self.init(side, side, name: "square") }
  override var name: String {
    get { super.name + "²" }
    set { super.name = newValue }
  }
  override var area: Double {
    let plain = super.area
    return plain + 0.5
  }
}

class Node {
  var value: Int
  var next: Node?
  weak var parent: Node?
  init(_ value: Int, next: Node? = nil) {
    self.value = value
    self.next = next
  }
}

func inheritance() {
  var shapes: [Shape] = [Shape(), Box(2, 3), Square(side: 2)]
  for shape in shapes {
    print(shape.name, shape.area, type(of: shape).sides)
    if let box = shape as? Box { print("is a box", box.width) }
    print(shape is Square, shape is Shape)
    switch shape {
    case let square as Square: print("square", square.width)
    case is Box: print("box")
    default: print("other")
    }
  }
  print(Shape.made)
  shapes[2].name = "renamed"
  print(shapes[2].name, (shapes[1] as! Box).scaled(by: 2).area)
  let list = Node(1, next: Node(2, next: Node(3)))
  list.next?.next?.next = Node(4)
  list.next?.value *= 10
  list.next?.parent = list
  var current: Node? = list
  var values: [Int] = []
  while let node = current {
    values.append(node.value)
    current = node.next
  }
  print(values, list.next?.parent === list, list.next?.next?.parent == nil)
  let same = list
  same.value = 9
  print(list.value, same === list, same !== list.next)
  while !shapes.isEmpty { shapes.removeFirst() }
}
