/// Subscripts of one's own: several parameters, labels, setters, static ones, overloads.
struct Grid {
  let width: Int
  var cells: [Int]
  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width * height)
  }
  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> [Int] { Array(cells[y * width..<(y + 1) * width]) }
  subscript(_ name: String) -> Int { name == "count" ? cells.count : -1 }
  subscript(safe index: Int, default fallback: Int = 0) -> Int {
    cells.indices.contains(index) ? cells[index] : fallback
  }
  static subscript(n: Int) -> Grid { Grid(width: n, height: n) }
}

struct Wrapped<Element> {
  private var storage: [Element] = []
  var count: Int { storage.count }
  mutating func add(_ element: Element) { storage.append(element) }
  subscript(index: Int) -> Element? {
    get { index < storage.count ? storage[index] : nil }
    set {
      guard let newValue else {
        storage.remove(at: index)
        return
      }
      storage[index] = newValue
    }
  }
}

class Sheet {
  private var values: [String: Double] = [:]
  subscript(column: Character, row: Int) -> Double {
    get { values["\(column)\(row)"] ?? 0 }
    set { values["\(column)\(row)"] = newValue }
  }
}

extension Array {
  subscript(clamped index: Int) -> Element { self[Swift.min(Swift.max(index, 0), count - 1)] }
}

func subscripts() {
  var grid = Grid(width: 3, height: 2)
  grid[1, 1] = 5
  grid[2, 0] += 4
  grid[2, 0] *= 2
  print(grid.cells, grid[1, 1], grid[row: 1], grid["count"], grid["x"])
  print(grid[safe: 99], grid[safe: 99, default: -7], grid[safe: 4])
  print(Grid[2].cells)
  var wrapped = Wrapped<String>()
  wrapped.add("a")
  wrapped.add("b")
  wrapped[1]? += "!"
  wrapped[0] = nil
  print(wrapped.count, wrapped[0] ?? "none", wrapped[4] ?? "none")
  let sheet = Sheet()
  sheet["A", 1] = 2.5
  sheet["A", 1] += 1
  print(sheet["A", 1], sheet["B", 1])
  print([1, 2, 3][clamped: 9], [1, 2, 3][clamped: -4])
}
