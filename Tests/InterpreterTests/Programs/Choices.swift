// Enums with and without payload, optionals, errors, and what chooses between them.
enum Shape {
  case circle(Double)
  case box(width: Double, height: Double)
  case nothing
  var area: Double {
    switch self {
    case .circle(let radius): return radius * radius * 3
    case .box(let width, let height): return width * height
    case .nothing: return 0
    }
  }
}
let shapes: [Shape] = [.circle(1), .box(width: 2, height: 3), .nothing]
for shape in shapes {
  if case .box(let width, _) = shape { print("box", width) }
  print(shape.area)
}

indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)
  func inserting(_ value: Int) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, value, .leaf)
    case .node(let left, let own, let right):
      if value < own { return .node(left.inserting(value), own, right) }
      return .node(left, own, right.inserting(value))
    }
  }
  var values: [Int] {
    switch self {
    case .leaf: return []
    case .node(let left, let value, let right): return left.values + [value] + right.values
    }
  }
}
var tree = Tree.leaf
for value in [5, 2, 8, 1, 9] { tree = tree.inserting(value) }
print(tree.values)

enum Failure: Error { case tooBig(Int), empty }
func check(_ n: Int?) throws -> Int {
  guard let n else { throw Failure.empty }
  if n > 10 { throw Failure.tooBig(n) }
  return n
}
for candidate in [3, 12, nil] {
  do {
    print("fine", try check(candidate))
  } catch Failure.tooBig(let n) {
    print("too big", n)
  } catch {
    print("other", error)
  }
}
print((try? check(4)) ?? 0, (try? check(40)) ?? 0)

func cleanUp(_ stop: Bool) {
  defer { print("last") }
  if stop {
    print("stopped")
    return
  }
  print("through")
}
cleanUp(true)
cleanUp(false)

outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
let maybe: Int? = 4
let text: String? = nil
print(maybe.map { $0 * 2 } ?? 0, text?.count ?? -1, maybe ?? 1)
