/// Changing parts of values where they stand, through everything that can lie between.
struct Gear {
  var teeth = 10
  var sizes = [1, 2, 3]
  var label: String?
  mutating func wear(by amount: Int = 1) -> Int {
    teeth -= amount
    return teeth
  }
}

struct Axle {
  var gears = [Gear(), Gear(teeth: 20)]
  var named: [String: Gear] = ["a": Gear(teeth: 5)]
  var spare: Gear?
  var pair = (left: Gear(teeth: 7), right: 3)
  var total: Int { gears.reduce(0) { $0 + $1.teeth } }
  var first: Gear {
    get { gears[0] }
    set { gears[0] = newValue }
  }
}

func bump(_ number: inout Int, by amount: Int) { number += amount }
func exchange<T>(_ first: inout T, _ second: inout T) {
  let kept = first
  first = second
  second = kept
}

func inPlaceMutation() {
  var axle = Axle()
  let before = axle
  axle.gears[0].teeth += 5
  axle.gears[1].sizes[2] *= 4
  axle.gears[0].sizes.append(contentsOf: [8, 9])
  axle.named["a"]?.teeth -= 2
  axle.named["b", default: Gear(teeth: 1)].teeth += 10
  axle.named["c"]?.teeth = 99
  axle.spare?.teeth = 1
  print(axle.spare == nil, axle.named.keys.sorted())
  axle.spare = Gear(teeth: 3, label: "x")
  axle.spare?.teeth += 4
  axle.spare!.sizes[0] = -1
  axle.pair.left.teeth += 1
  axle.pair.right *= 2
  axle.first.teeth = 1
  axle.first.sizes.removeLast()
  print(axle.total, before.total)
  print(axle.gears.map(\.teeth), axle.gears.map(\.sizes), before.gears.map(\.sizes))
  print(axle.named["a"]!.teeth, axle.named["b"]!.teeth, axle.named["c"] == nil)
  print(axle.spare!.teeth, axle.spare!.sizes, axle.pair.left.teeth, axle.pair.right)
  print(axle.gears[1].wear(), axle.gears[1].wear(by: 3), axle.gears[1].teeth)
  bump(&axle.gears[0].teeth, by: 100)
  bump(&axle.first.teeth, by: 1000)
  bump(&axle.named["a"]!.teeth, by: 7)
  print(axle.gears[0].teeth, axle.named["a"]!.teeth)
  var a = 1
  var b = 2
  swap(&a, &b)
  exchange(&a, &b)
  exchange(&a, &b)
  print(a, b)
  axle.gears.swapAt(0, 1)
  print(axle.gears.map(\.teeth))
  var grid = [[Int]](repeating: [0, 0], count: 2)
  grid[1][0] = 5
  grid[0][1] += 2
  let row = grid[1]
  grid[1][1] = 9
  print(grid, row)
  var counts: [Character: Int] = [:]
  for letter in "hello" { counts[letter, default: 0] += 1 }
  print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
  var table: [String: [Int]] = [:]
  table["x", default: []].append(1)
  table["x", default: []].append(2)
  table["y"] = [3]
  table["y"]?[0] += 1
  table["x"]![1] = 7
  print(table["x"] ?? [], table["y"] ?? [])
  table["x"] = nil
  print(table.count)
  var optional: Int? = 3
  optional? += 1
  optional! *= 2
  print(optional as Any)
  for index in axle.gears.indices { axle.gears[index].label = "g\(index)" }
  print(axle.gears.compactMap(\.label))
  var text = "abc"
  text += "d"
  text.append("e")
  let copy = text
  text.removeFirst()
  print(text, copy)
}
