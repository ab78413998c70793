/// A value over time, drawn with letters: time goes to the right, the way up.
///
/// A dotted line is where the way ends, and one upright where something happened.
public struct CurvePicture: Hashable, Sendable {
  /// What it is drawn with.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Braille patterns: eight dots a cell.
    case braille
    /// A star a column.
    case ascii
  }

  /// All of the same number of cells, the uppermost first.
  public let lines: [String]
  /// What is said below: the formula's name, how long it takes, how far it goes beyond its end.
  public let caption: [String]
  /// The time that the width stands for, in seconds.
  public let seconds: Double
  /// The least and the greatest value that the height stands for.
  public let range: ClosedRange<Double>

  /// What a picture may have: a terminal is not wider, and fewer cells show nothing.
  static let columnBounds = 2...500
  static let rowBounds = 2...100

  /// The part of the way, from 0 to 1, over time.
  ///
  /// - Parameters:
  ///   - columns: cells, 2...500; other numbers are moved there.
  ///   - rows: cells, 2...100.
  public init(of animation: Animation, columns: Int, rows: Int, style: Style = .braille) {
    let seconds = animation.shownDuration
    self.init(
      over: seconds, from: 0, to: 1, columns: columns, rows: rows, style: style,
      caption: animation.caption(showing: seconds)
    ) { animation.progress(at: $0) }
  }

  /// Any value over time, such as that of a ``Flight`` that is sent elsewhere on its way.
  ///
  /// - Parameters:
  ///   - seconds: the time that is shown; if it is not above 0, one second.
  ///   - start: a value that is in the picture at any rate.
  ///   - end: the value of the dotted line.
  ///   - marks: times, in seconds, at which something happened.
  ///   - columns: cells, 2...500; other numbers are moved there.
  ///   - rows: cells, 2...100.
  ///   - caption: what is said below.
  ///   - value: at a time in seconds; where it is not finite, nothing is drawn.
  public init(
    over seconds: Double, from start: Double, to end: Double, marks: [Double] = [], columns: Int,
    rows: Int, style: Style = .braille, caption: [String] = [], value: (Double) -> Double
  ) {
    let columns = min(max(columns, Self.columnBounds.lowerBound), Self.columnBounds.upperBound)
    let rows = min(max(rows, Self.rowBounds.lowerBound), Self.rowBounds.upperBound)
    let (across, down) = style == .braille ? (2, 4) : (1, 1)
    let seconds = seconds > 0 && seconds.isFinite ? seconds : 1
    let last = columns * across - 1
    let samples = (0...last).map { value(seconds * (Double($0) / Double(last))) }
    let shown = (samples + [start, end]).filter(\.isFinite)
    let range = (shown.min() ?? 0)...(shown.max() ?? 1)
    var curve = DotGrid(columns: last + 1, rows: rows * down)
    let heights = samples.map { curve.row(of: $0, in: range) }
    curve.join(heights)
    var guides = DotGrid(columns: last + 1, rows: rows * down)
    guides.dot(row: guides.row(of: end, in: range), everyOther: across * 2)
    for mark in marks where mark >= 0 && mark <= seconds {
      guides.dot(column: Int((mark / seconds * Double(last)).rounded()), everyOther: down * 2)
    }
    self.lines =
      style == .braille ? curve.joined(with: guides).braille() : curve.ascii(over: guides)
    self.caption = caption
    self.seconds = seconds
    self.range = range
  }
}

extension DotGrid {
  /// The row of a value, with the greatest at the top; nil for one that is not finite.
  fileprivate func row(of value: Double, in range: ClosedRange<Double>) -> Int? {
    guard value.isFinite else { return nil }
    // Halves, as the whole may be too large for a number.
    let height = range.upperBound / 2 - range.lowerBound / 2
    guard height > 0 else { return rows / 2 }
    let fromTop = (range.upperBound / 2 - value / 2) / height
    return Int((fromTop * Double(rows - 1)).rounded())
  }

  /// Sets a dot a column and, upright, those that are missing between neighbours.
  fileprivate mutating func join(_ heights: [Int?]) {
    for (column, height) in heights.enumerated() {
      guard let height else { continue }
      self[column, height] = true
      guard column > 0, let before = heights[column - 1] else { continue }
      let (top, bottom) = (min(before, height), max(before, height))
      for row in top..<bottom where row > top {
        self[abs(row - before) <= abs(row - height) ? column - 1 : column, row] = true
      }
    }
  }

  fileprivate mutating func dot(row: Int?, everyOther step: Int) {
    guard let row else { return }
    for column in stride(from: 0, to: columns, by: step) { self[column, row] = true }
  }

  fileprivate mutating func dot(column: Int, everyOther step: Int) {
    for row in stride(from: 0, to: rows, by: max(step / 2, 1)) { self[column, row] = true }
  }

  fileprivate func joined(with other: DotGrid) -> DotGrid {
    var grid = self
    for row in 0..<rows {
      for column in 0..<columns where other[column, row] { grid[column, row] = true }
    }
    return grid
  }

  /// A star where the curve is, a dot where only a guide is.
  fileprivate func ascii(over guides: DotGrid) -> [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column -> Character in
          self[column, row] ? "*" : guides[column, row] ? "." : " "
        })
    }
  }
}
