// swift-format-ignore-file: NeverForceUnwrap
struct Cell: Hashable {
  var x, y: Int;
  var neighbours: [Cell] {
    (-1...1).flatMap { dx in
      (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) }
    }
  }
}
struct World: CustomStringConvertible {
  var alive: Set<Cell>
  init(_ rows: [String]) {
    alive = Set(
      rows.enumerated().flatMap { y, row in
        row.enumerated().filter { $0.element == "#" }.map { Cell(x: $0.offset, y: y) }
      })
  }
  init(alive: Set<Cell>) { self.alive = alive }
  func next() -> World {
    var counts: [Cell: Int] = [:];
    for c in alive { for n in c.neighbours { counts[n, default: 0] += 1 } }
    return World(
      alive: Set(counts.filter { $0.value == 3 || $0.value == 2 && alive.contains($0.key) }.keys))
  }
  var description: String {
    (0..<5).map { y in String((0..<5).map { alive.contains(Cell(x: $0, y: y)) ? "#" : "." }) }
      .joined(separator: "\n")
  }
}
var world = World([".....", "..#..", "..#..", "..#..", "....."])
print(world); world = world.next(); print(world);
print(world.next().alive == World([".....", "..#..", "..#..", "..#.."]).alive)
let glider = sequence(first: World([".#...", "..#..", "###.."])) { $0.next() }
for (i, w) in zip(0..., glider).prefix(5) where i % 2 == 0 {
  print(i, w.alive.count, w.alive.map(\.x).min()!, w.alive.map(\.y).max()!)
}
