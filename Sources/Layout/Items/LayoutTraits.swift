/// A type of value that views hand to the layout around them (`LayoutValueKey`).
public struct LayoutValueKey: Sendable, Hashable {
  /// As the program calls it.
  public let name: String

  public init(name: String) { self.name = name }
}

/// Y49: a guide that a view gives a value.
public struct WrittenGuide {
  public let guide: AlignmentGuide
  let value: (Dimensions) throws -> Double

  /// - Parameter value: is given the dimensions of the view without this guide.
  public init(_ guide: AlignmentGuide, value: @escaping (Dimensions) throws -> Double) {
    self.guide = guide
    self.value = value
  }
}

/// Y52: a row of a grid (`GridRow`), in which views stand that say so. It is no view itself: outside
/// of a grid they stand in the container around, and a modifier on it goes to each.
public struct GridRow: Sendable, Hashable {
  /// Rows of different numbers are different ones.
  let number: Int
  /// Nil is the grid's.
  let alignment: AlignmentGuide?

  public init(_ number: Int, alignment: AlignmentGuide? = nil) {
    self.number = number
    self.alignment = alignment
  }
}

/// Y52: what a view says to the grid around it; nil where it says nothing.
public struct GridTraits: Sendable, Hashable {
  /// Over how many columns it goes (`gridCellColumns`), at least one.
  public var columns: Int?
  /// Axes along which it does not count for the size of its column and row
  /// (`gridCellUnsizedAxes`).
  public var unsizedAxes: AxisSet?
  /// Where it stands in its cell (`gridCellAnchor`).
  public var anchor: UnitPoint?
  /// How its column is aligned (`gridColumnAlignment`).
  public var columnAlignment: AlignmentGuide?
  /// In which row it stands.
  public var row: GridRow?

  public init(
    columns: Int? = nil, unsizedAxes: AxisSet? = nil, anchor: UnitPoint? = nil,
    columnAlignment: AlignmentGuide? = nil, row: GridRow? = nil
  ) {
    self.columns = columns
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.row = row
  }

  var span: Int { min(max(1, columns ?? 1), 1000) }

  func isUnsized(_ axis: Axis) -> Bool { unsizedAxes?.contains(AxisSet(axis)) ?? false }

  /// What is said further outside counts.
  func inside(of outer: GridTraits) -> GridTraits {
    GridTraits(
      columns: outer.columns ?? columns, unsizedAxes: outer.unsizedAxes ?? unsizedAxes,
      anchor: outer.anchor ?? anchor, columnAlignment: outer.columnAlignment ?? columnAlignment,
      row: outer.row ?? row)
  }
}

/// What the container around sees of a view, besides its size.
public struct LayoutTraits {
  /// Y26: `layoutPriority`. NaN is none.
  public var priority: Double?
  /// Y60: values for own layouts.
  public var values: [LayoutValueKey: Any]
  /// Y49: from the innermost modifier to the outermost.
  public var guides: [WrittenGuide]
  /// Distances that it prefers, instead of its own.
  public var spacing: Spacing?
  /// Y52.
  public var grid: GridTraits?

  public init(
    priority: Double? = nil, values: [LayoutValueKey: Any] = [:], guides: [WrittenGuide] = [],
    spacing: Spacing? = nil, grid: GridTraits? = nil
  ) {
    self.priority = priority.flatMap { $0.isNaN ? nil : $0 }
    self.values = values
    self.guides = guides
    self.spacing = spacing
    self.grid = grid
  }
}
