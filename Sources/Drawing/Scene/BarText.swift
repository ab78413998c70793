import Cells

/// What stands in a bar at the top of a screen.
public struct BarText: Sendable, Hashable {
  /// What leads back: `Back`.
  public var back: String?
  public var title: String
  /// Whether the title stands large below the bar.
  public var isLarge: Bool
  public var leading: [BarPart]
  public var trailing: [BarPart]
  /// What stands in the middle, in the place of a title that is not large.
  public var middle: String?

  public init(
    back: String? = nil, title: String = "", isLarge: Bool = false, leading: [BarPart] = [],
    trailing: [BarPart] = [], middle: String? = nil
  ) {
    self.middle = middle
    self.back = back
    self.title = title
    self.isLarge = isLarge
    self.leading = leading
    self.trailing = trailing
  }
}

extension BarText {
  /// The way back, then the buttons at both ends; those that have no room are left out.
  func places(in frame: CellArea) -> [LabelPlace] {
    var places: [LabelPlace] = []
    var left = frame.left
    if let back {
      let end = min(left + 2 + back.cellWidth, frame.right)
      places.append(
        LabelPlace(label: Self.backLabel, columns: left..<max(left, end), row: frame.top))
      left = end + 1
    }
    for part in leading where left + part.columns <= frame.right {
      let end = left + part.columns
      places.append(
        LabelPlace(label: part.label, columns: left..<end, row: frame.top, part: part))
      left = end + 1
    }
    var right = frame.right
    for part in trailing.reversed() {
      let start = right - part.columns
      guard start >= left else { break }
      places.append(
        LabelPlace(label: part.label, columns: start..<right, row: frame.top, part: part))
      right = start - 1
    }
    return places
  }

  /// What the way back is called among the places.
  public static let backLabel = "‹"
}
