import Cells

/// A scene drawn in cells.
public struct CellDrawing: Sendable {
  /// Row by row, each as wide as all others.
  public private(set) var rows: [[DrawnCell]]
  /// How many columns of the scene had no room.
  public let hiddenColumns: Int
  /// The row and the column of the scene of each row, and of the first column; nil for the frame.
  private let sceneRows: [Int?]
  private let firstColumn: Int
  private let scale: CellScale

  /// What of a scene is drawn.
  public enum Extent: Sendable, Hashable {
    /// All of it.
    case screen
    /// The root and an empty row on either side, in a plain frame.
    case root
    /// As the root, and of empty rows that follow each other only the first.
    case folded
  }

  /// - Parameters:
  ///   - columns: How many there is room for; nil for as many as it takes. Where the sides of the
  ///     frame have no room they go, and what has none then is cut.
  ///   - attention: What stands out.
  ///   - ink: Whether colours are seen; without, a shade stands for each.
  public init(
    of scene: Scene, extent: Extent = .screen, columns: Int? = nil, scale: CellScale = .usual,
    attention: Attention = Attention(), ink: Ink = .shades
  ) {
    var painting = Painting(scene, extent, scale)
    painting.paint(attention)
    if ink == .shades { painting.shade() }
    let framed = painting.framed(columns: columns, isFolded: extent == .folded)
    rows = framed.rows
    hiddenColumns = framed.hidden
    sceneRows = framed.places.map { $0.map { $0 + painting.window.top } }
    firstColumn = painting.window.left - (framed.hasSides ? 1 : 0)
    self.scale = scale
  }

  /// What of the scene a cell of the drawing shows, in points; nil for the frame and for what is
  /// outside.
  public func area(row: Int, column: Int) -> Area? {
    guard rows.indices.contains(row), rows[row].indices.contains(column),
      let sceneRow = sceneRows[row], firstColumn + column >= 0
    else { return nil }
    return Area(
      x: Double(firstColumn + column) * scale.width, y: Double(sceneRow) * scale.height,
      width: scale.width, height: scale.height)
  }

  /// The text of each row, without blanks at its end.
  public func lines(_ characters: Characters = .unicode) -> [String] {
    rows.map { row in
      var text = ""
      for cell in row { if let character = cell.shown(in: characters) { text.append(character) } }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

/// What stands out of a drawing, by more than colour.
public struct Attention: Sendable, Hashable {
  /// Things beside which a `*` stands.
  public var marked: Set<Thing.Identity>
  /// Where the focus is: between arrows, and reversed.
  public var focus: Area?

  public init(marked: Set<Thing.Identity> = [], focus: Area? = nil) {
    self.marked = marked
    self.focus = focus
  }
}

/// How colours are seen.
public enum Ink: Sendable, Hashable {
  /// As the ground of a cell.
  case colors
  /// Not at all: a shade stands for each, and its name where there is room.
  case shades
}

extension DrawnCell {
  /// The character in these characters; nil in the second cell of a wide letter. Letters of the
  /// program are as they are.
  public func shown(in characters: Characters) -> Character? {
    guard let character else { return nil }
    return characters == .ascii && isMark ? Signs.ascii(character) : character
  }
}

/// A picture in the making.
private struct Painting {
  let scene: Scene
  let scale: CellScale
  /// What of the screen is drawn.
  let window: CellArea
  let edge: Scene.Edge
  var canvas: Canvas
  /// The row of the focus, where the frame has to show it.
  private var focusRow: Int?

  init(_ scene: Scene, _ extent: CellDrawing.Extent, _ scale: CellScale) {
    self.scene = scene
    self.scale = scale
    let whole = CellArea(
      Area(x: 0, y: 0, width: scene.width, height: scene.height), scale)
    switch extent {
    case .screen:
      window = whole
      edge = scene.edge
    case .root, .folded:
      let root = CellArea(scene.root, scale).intersection(whole)
      window = CellArea(
        left: whole.left, top: root.top - 1, right: whole.right, bottom: root.bottom + 1)
      edge = .plain
    }
    canvas = Canvas(columns: window.columns, rows: window.rows)
  }

  func pen(for thing: Thing, owner: Int) -> Pen {
    let screen = canvas.area.moved(columns: window.left, rows: window.top)
    var reach = CellArea(thing.look.reach(in: thing.frame), scale).intersection(screen)
    if let clip = thing.clip { reach = reach.intersection(CellArea(clip, scale)) }
    func inWindow(_ area: CellArea) -> CellArea {
      area.moved(columns: -window.left, rows: -window.top)
    }
    return Pen(
      frame: inWindow(CellArea(thing.frame, scale)), reach: inWindow(reach), owner: owner,
      scale: scale, isMirrored: thing.isMirrored)
  }

  mutating func paint(_ attention: Attention) {
    for (index, thing) in scene.things.enumerated() {
      for part in thing.parts { pen(for: part, owner: index).paint(part.look, on: &canvas) }
    }
    if edge == .phone { paintPhone() }
    if !attention.marked.isEmpty {
      for (index, thing) in scene.things.enumerated()
      where attention.marked.contains(thing.identity) {
        let pen = pen(for: thing, owner: index)
        if case .panel = thing.look { markEdge(pen) } else { mark(pen) }
      }
    }
    attention.focus.map { focus($0) }
  }

  /// Arrows on either side, where there is room, and everything between them reversed.
  private mutating func focus(_ area: Area) {
    let cells = CellArea(area, scale).moved(columns: -window.left, rows: -window.top)
      .intersection(canvas.area)
    guard !cells.isEmpty else { return }
    for row in cells.top..<cells.bottom {
      for column in cells.left..<cells.right {
        canvas.restyle(column, row) { $0.isReversed.toggle() }
      }
    }
    let pen = Pen(frame: canvas.area, reach: canvas.area, owner: -1)
    let bold = CellStyle(isBold: true)
    let isFreeBefore = canvas.isBlank(cells.left - 1, cells.middleRow)
    let isFreeBehind = canvas.isBlank(cells.right, cells.middleRow)
    if isFreeBefore { pen.sign("›", cells.left - 1, cells.middleRow, bold, on: &canvas) }
    if isFreeBehind { pen.sign("‹", cells.right, cells.middleRow, bold, on: &canvas) }
    if !isFreeBefore, !isFreeBehind { focusRow = cells.middleRow }
  }

  /// The clock and the bar at the bottom, where nothing else stands.
  private mutating func paintPhone() {
    let pen = Pen(frame: canvas.area, reach: canvas.area, owner: -1)
    let clock = "9:41"
    let start = (canvas.columns - clock.count) / 2
    let isFree = (start..<start + clock.count).allSatisfy { canvas.isBlank($0, 0) }
    if isFree { pen.signs(clock, start, 0, CellStyle(isQuiet: true), on: &canvas) }
    let bar = canvas.columns / 3
    let left = (canvas.columns - bar) / 2
    for column in left..<left + bar where canvas.isBlank(column, canvas.rows - 1) {
      pen.sign("━", column, canvas.rows - 1, CellStyle(isQuiet: true), on: &canvas)
    }
  }

  /// How far from a thing its mark may stand: behind its brackets.
  private static let mostMarkDistance = 4

  /// A `*` at the end of the first row inside of what stands in front.
  private mutating func markEdge(_ pen: Pen) {
    guard !pen.reach.isEmpty else { return }
    let row = min(pen.reach.top + 1, pen.reach.bottom - 1)
    putMark(max(pen.reach.left, pen.reach.right - 2), row)
  }

  private mutating func putMark(_ column: Int, _ row: Int) {
    canvas.put(
      "*", column, row, CellStyle(isBold: true), isMark: true, within: canvas.area, owner: -1)
  }

  /// A `*` in the next free cell: behind the thing, else before it, else at its end.
  private mutating func mark(_ pen: Pen) {
    guard !pen.reach.isEmpty else { return }
    let row = pen.reach.middleRow
    let behind = (0..<Self.mostMarkDistance).map { pen.reach.right + $0 }
    let before = (0..<Self.mostMarkDistance).map { pen.reach.left - 1 - $0 }
    /// Up to the first letter, which belongs to something else.
    func free(_ columns: [Int]) -> Int? {
      let near = columns.prefix { canvas.isBlank($0, row) || canvas.cell($0, row)?.isMark == true }
      return near.first { canvas.isBlank($0, row) }
    }
    putMark(free(behind) ?? free(before) ?? pen.reach.right - 1, row)
  }

  /// Puts a shade where a colour is, and its name where there is room.
  mutating func shade() {
    let shading = Shading(canvas, scene)
    for place in shading.places {
      canvas.put(
        Signs.shades[place.shade], place.column, place.row, .plain, isMark: true,
        within: canvas.area, owner: canvas.owner(place.column, place.row) ?? -1)
    }
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns { canvas.restyle(column, row) { $0.ground = nil } }
    }
    for name in shading.names {
      Pen(frame: canvas.area, reach: name.room, owner: name.owner)
        .centered(name.text, name.room.top, .plain, in: name.room, on: &canvas)
    }
  }

  // MARK: Around it

  /// Rows with what is around them.
  struct Framed {
    var rows: [[DrawnCell]]
    /// The row of the canvas of each of them; nil for the frame.
    var places: [Int?]
    var hidden: Int
    var hasSides: Bool
  }

  /// The rows with what is around them.
  func framed(columns: Int?, isFolded: Bool) -> Framed {
    let hasSides = columns.map { canvas.columns + 2 <= $0 } ?? true
    let shown = min(canvas.columns, max(0, columns ?? .max))
    let form = edge == .phone ? BoxForm.round : .square
    func level(_ first: Character, _ last: Character) -> [DrawnCell] {
      let line = Array(repeating: edgeCell(form.level), count: shown)
      return hasSides ? [edgeCell(first)] + line + [edgeCell(last)] : line
    }
    var rows = [level(form.corners[0], form.corners[1])]
    var places: [Int?] = [nil]
    for row in 0..<canvas.rows where !isFolded || row == 0 || !isEmpty(row) || !isEmpty(row - 1) {
      var line = Array(canvas.cells[row * canvas.columns..<row * canvas.columns + shown])
      if shown < canvas.columns, canvas.cell(shown, row)?.character == nil, shown > 0 {
        line[shown - 1].character = " "
      }
      places.append(row)
      let sides = row == focusRow ? ("›", "‹") : (form.side, form.side)
      rows.append(hasSides ? [edgeCell(sides.0)] + line + [edgeCell(sides.1)] : line)
    }
    rows.append(level(form.corners[2], form.corners[3]))
    return Framed(
      rows: rows, places: places + [nil], hidden: canvas.columns - shown, hasSides: hasSides)
  }

  private func isEmpty(_ row: Int) -> Bool {
    canvas.cells[row * canvas.columns..<(row + 1) * canvas.columns].allSatisfy {
      $0.character == " " && $0.style.ground == nil
    }
  }

  private func edgeCell(_ sign: Character) -> DrawnCell {
    DrawnCell(character: sign, style: CellStyle(isQuiet: true), isMark: true)
  }
}
