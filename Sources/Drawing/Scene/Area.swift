/// A place and a size in points; y grows downwards.
public struct Area: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Area(x: 0, y: 0, width: 0, height: 0)

  /// Lengths that are NaN or negative are nothing.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.isNaN ? 0 : x
    self.y = y.isNaN ? 0 : y
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  /// What both cover; of no size if they do not meet.
  public func intersection(_ other: Area) -> Area {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Area(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}

extension Area {
  /// The smallest area around both.
  public func union(_ other: Area) -> Area {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Area(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// How large a cell of the drawing is: one column is 10 points, one row 20.
public struct CellScale: Sendable, Hashable {
  public let width: Double
  public let height: Double

  public static let usual = CellScale(width: 10, height: 20)

  /// - Parameters: In points; more than nothing.
  public init(width: Double, height: Double) {
    self.width = width > 0 ? width : 10
    self.height = height > 0 ? height : 20
  }
}

/// Cells of a drawing, from the first up to the one before the last.
struct CellArea: Sendable, Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  /// Where a line of one row stands that is centred in what the cells were made of.
  private var exactMiddle: Int?

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = max(left, right)
    self.bottom = max(top, bottom)
  }

  /// Each edge is rounded by itself, half up, so that neighbours meet.
  init(_ area: Area, _ scale: CellScale) {
    self.init(
      left: CellArea.edge(area.x, scale.width), top: CellArea.edge(area.y, scale.height),
      right: CellArea.edge(area.maxX, scale.width), bottom: CellArea.edge(area.maxY, scale.height))
    let middle = CellArea.edge(area.y + (area.height - scale.height) / 2, scale.height)
    exactMiddle = max(top, min(middle, bottom - 1))
  }

  var columns: Int { right - left }
  var rows: Int { bottom - top }
  var isEmpty: Bool { columns == 0 || rows == 0 }

  var middleRow: Int { exactMiddle ?? top + (rows - 1) / 2 }

  func contains(_ column: Int, _ row: Int) -> Bool {
    left <= column && column < right && top <= row && row < bottom
  }

  func intersection(_ other: CellArea) -> CellArea {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return CellArea(
      left: left, top: top, right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// Without the outermost cells.
  var inner: CellArea {
    CellArea(left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1)
  }

  func moved(columns: Int, rows: Int) -> CellArea {
    var moved = CellArea(
      left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows)
    moved.exactMiddle = exactMiddle.map { $0 + rows }
    return moved
  }

  /// What arithmetic leaves below a half counts as a half.
  private static let tolerance = 1e-6
  /// No edge is farther away.
  private static let farthest = 1e6

  private static func edge(_ length: Double, _ cell: Double) -> Int {
    let cells = (length / cell + 0.5 + tolerance).rounded(.down)
    // The end of what begins infinitely far away and is infinitely long is nowhere.
    return cells.isNaN ? 0 : Int(min(max(cells, -farthest), farthest))
  }
}
