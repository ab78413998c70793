/// Sizes that Apple does not promise, in one place. All in points, as they usually are on an iPhone.
///
/// What rests on those of bars, rows and controls is marked ``Dependencies/metrics``.
public struct Metrics: Sendable, Hashable {
  /// Y46: distances between neighbours where the source gives none, 8.
  public var spacing = UsualSpacing()
  /// Y23: padding without a number, 16.
  public var padding = 16.0
  /// Y12: the least length of a Spacer, 8.
  public var spacerLength = 8.0
  /// Y13: one pixel, a third of a point, across a line in a column and in a row.
  public var dividerThickness = Size(width: 1.0 / 3, height: 1.0 / 3)
  /// Y14: a column, the width of a letter, and a row, the height of a line.
  public var cell = Size(width: 10, height: 20)
  /// How far below its top the letters of a line stand: 16 of 20 points, as in the body font.
  public var baseline = 16.0
  /// Y73: a navigation bar, 44.
  public var navigationBar = 44.0
  /// Y73: what a large title takes below it, 52.
  public var largeTitle = 52.0
  /// Y73: what a search field takes below the title, 52, and the field in it, 36.
  public var searchBar = 52.0
  public var searchField = 36.0
  /// Y73: a tab bar, 49.
  public var tabBar = 49.0
  /// Y73: from which width on columns stand side by side, 640.
  public var leastSplitWidth = 640.0
  /// Y73: a column beside another, 320.
  public var splitColumn = 320.0
  /// Y74: a row of a list is at least 44 high.
  public var rowHeight = 44.0
  /// Y74: what a row keeps at its sides, 16.
  public var rowInset = 16.0
  /// Y74: what it keeps above and below its content, 11. A control may stand in half of that.
  public var rowMargin = 11.0
  /// Y74: what a grouped list keeps besides, 16.
  public var groupedInset = 16.0
  /// Y74: a header of a section, 38.
  public var header = 38.0
  /// Y74: above the box of a section without a header, below another or first of all, 35.
  public var sectionGap = 35.0
  /// Y74: a control, 31.
  public var control = 31.0
  /// Y74: what a button of an alert keeps on either side, 8.
  public var buttonRoom = 8.0
  /// Y74: a wheel of choices, 216 high; wheels side by side share the width.
  public var wheel = Size(width: 50, height: 216)
  /// Y74: a field with a border, 34.
  public var field = 34.0

  public static let usual = Metrics()

  public init() {}

  /// The same in whole cells, for the tree that is drawn: no gap of 8 between rows, but one of a
  /// column; a line takes a row or a column.
  public func snapped(to grid: CellGrid) -> Metrics {
    var result = self
    result.spacing = UsualSpacing(
      horizontal: grid.gap(spacing.horizontal, along: .horizontal),
      vertical: grid.gap(spacing.vertical, along: .vertical))
    result.dividerThickness = grid.cell
    result.cell = grid.cell
    for path in [\Metrics.navigationBar, \.largeTitle, \.tabBar, \.rowHeight, \.header] {
      result[keyPath: path] = grid.length(self[keyPath: path], along: .vertical)
    }
    return result
  }
}
