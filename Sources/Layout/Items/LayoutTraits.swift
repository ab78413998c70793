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

/// Y52: what a view says to the grid around it.
public struct GridTraits: Sendable, Hashable {
  /// Over how many columns it goes (`gridCellColumns`), at least one.
  public var columns: Int
  /// Axes along which it does not count for the size of its column and row
  /// (`gridCellUnsizedAxes`).
  public var unsizedAxes: AxisSet
  /// Where it stands in its cell (`gridCellAnchor`).
  public var anchor: UnitPoint?
  /// How its column is aligned (`gridColumnAlignment`).
  public var columnAlignment: AlignmentGuide?

  public init(
    columns: Int = 1, unsizedAxes: AxisSet = [], anchor: UnitPoint? = nil,
    columnAlignment: AlignmentGuide? = nil
  ) {
    self.columns = min(max(1, columns), 1000)
    self.unsizedAxes = unsizedAxes
    self.anchor = anchor
    self.columnAlignment = columnAlignment
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
