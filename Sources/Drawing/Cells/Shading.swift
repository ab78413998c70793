import Cells

/// What stands for colours where none are seen: a shade for each, another one for neighbours of another
/// colour, and its name where there is room.
struct Shading {
  /// A cell and the index of its shade.
  struct Place {
    let column: Int
    let row: Int
    let shade: Int
  }

  /// The name of a colour, and the free cells of a row that it stands in.
  struct Name {
    let text: String
    let room: CellArea
    let owner: Int
  }

  private(set) var places: [Place] = []
  private(set) var names: [Name] = []
  private let canvas: Canvas
  private let scene: Scene

  /// - Parameter canvas: As it is painted, with grounds.
  init(_ canvas: Canvas, _ scene: Scene) {
    self.canvas = canvas
    self.scene = scene
    let shades = shades
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns where canvas.isBlank(column, row) {
        guard let tint = canvas.cell(column, row)?.style.ground, !isWithinWords(column, row) else {
          continue
        }
        let shade = shades[tint] ?? Signs.shade(tint)
        places.append(Place(column: column, row: row, shade: shade))
      }
    }
    addNames()
  }

  /// Whether a blank stands between words: it is part of what is read.
  private func isWithinWords(_ column: Int, _ row: Int) -> Bool {
    guard let cell = canvas.cell(column, row), !cell.isMark, let owner = canvas.owner(column, row),
      scene.things.indices.contains(owner), case .text = scene.things[owner].look
    else { return false }
    return true
  }

  // MARK: Neighbours

  /// The shade of each colour that touches another one which would have the same.
  private var shades: [Tint: Int] {
    var order: [Tint] = []
    var met: Set<Tint> = []
    var neighbours: [Tint: Set<Tint>] = [:]
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        guard let tint = flatTint(column, row) else { continue }
        if met.insert(tint).inserted { order.append(tint) }
        for other in [flatTint(column + 1, row), flatTint(column, row + 1)].compactMap(\.self)
        where other != tint && Signs.shade(other) == Signs.shade(tint) {
          neighbours[tint, default: []].insert(other)
          neighbours[other, default: []].insert(tint)
        }
      }
    }
    var shades: [Tint: Int] = [:]
    for tint in order where neighbours[tint]?.isEmpty == false {
      let taken = Set(neighbours[tint]?.compactMap { shades[$0] } ?? [])
      let own = Signs.shade(tint)
      let free = Signs.shades.indices.filter { !taken.contains($0) }
      shades[tint] = free.min { abs($0 - own) < abs($1 - own) } ?? own
    }
    return shades
  }

  /// The colour of a cell; nil where colours go over into each other.
  private func flatTint(_ column: Int, _ row: Int) -> Tint? {
    guard let tint = canvas.cell(column, row)?.style.ground else { return nil }
    if let owner = canvas.owner(column, row), scene.things.indices.contains(owner),
      case .gradient = scene.things[owner].look
    {
      return nil
    }
    return tint
  }

  // MARK: Names

  /// What is seen whole is named; of what is covered in part, each colour once.
  private mutating func addNames() {
    var runs: [Int: [CellArea]] = [:]
    var seen: [Int: Int] = [:]
    for row in 0..<canvas.rows {
      var start = 0
      while start < canvas.columns {
        guard let owner = freeOwner(start, row) else {
          start += 1
          continue
        }
        var end = start + 1
        while end < canvas.columns, freeOwner(end, row) == owner { end += 1 }
        runs[owner, default: []].append(
          CellArea(left: start, top: row, right: end, bottom: row + 1))
        seen[owner, default: 0] += end - start
        start = end
      }
    }
    var named: Set<String> = []
    let owners = canvas.filled.keys.sorted()
    func isWhole(_ owner: Int) -> Bool { seen[owner] == canvas.filled[owner] }
    for owner in owners.filter(isWhole) + owners.filter({ !isWhole($0) }) {
      guard scene.things.indices.contains(owner), let text = scene.things[owner].look.colorName,
        let painted = canvas.filled[owner], (seen[owner] ?? 0) * 2 >= painted,
        isWhole(owner) || !named.contains(text),
        let room = room(for: text, in: runs[owner] ?? [])
      else { continue }
      named.insert(text)
      names.append(Name(text: text, room: room, owner: owner))
    }
  }

  private func freeOwner(_ column: Int, _ row: Int) -> Int? {
    guard canvas.isBlank(column, row), canvas.cell(column, row)?.style.ground != nil,
      !isWithinWords(column, row), let owner = canvas.owner(column, row), owner >= 0
    else { return nil }
    return owner
  }

  /// The free cells that are nearest to the middle, among those that leave a shade on either side: in
  /// a row that nothing else divides, if there is one.
  private func room(for text: String, in runs: [CellArea]) -> CellArea? {
    guard let first = runs.first, let last = runs.last else { return nil }
    let middle = first.top + (last.top - first.top) / 2
    let widest = runs.map(\.columns).max() ?? 0
    let wide = runs.filter { $0.columns >= text.cellWidth + 2 && $0.columns * 5 >= widest * 4 }
    return wide.min { one, other in
      let (near, far) = (abs(one.top - middle), abs(other.top - middle))
      return near == far ? one.columns > other.columns : near < far
    }
  }
}

extension Look {
  /// What the colour is called that fills it.
  fileprivate var colorName: String? {
    let tint: Tint
    switch self {
    case .filled(_, let filled): tint = filled
    case .path(let path):
      guard case .filled(let filled) = path.paint else { return nil }
      tint = filled
    default: return nil
    }
    return tint.name.isEmpty ? nil : tint.name
  }
}
