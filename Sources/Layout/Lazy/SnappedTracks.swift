/// The columns of a lazy grid in whole cells. The gaps between them are so, too: what is equally wide
/// looks so, and neighbours that do not touch do not touch in the drawing.
struct SnappedTracks {
  private struct Place {
    var start: Double
    var length: Double
  }

  private let exact: [Place]
  private var drawn: [Place]
  /// Whether they take all the room that there is.
  private let fills: Bool
  private let grid: CellGrid
  private let axis: Axis

  /// - Parameters:
  ///   - item: a lazy grid that was laid out.
  ///   - axis: Along which its lines follow each other.
  init?(of item: LayoutItem, _ axis: Axis, _ division: LineDivision, on grid: CellGrid) {
    guard case .columns(let columns, let alignment) = division, let placement = item.placement
    else { return nil }
    let across = axis.other
    let whole = placement.size[across]
    let usual = Metrics.usual.spacing
    let tracks = GridTracks(
      columns, across: placement.proposal[across] ?? whole,
      usualSpacing: across == .horizontal ? usual.horizontal : usual.vertical)
    func guide(_ length: Double) -> Double {
      (try? alignment.defaultValue(in: Dimensions(size: Size(along: axis, 0, across: length)))) ?? 0
    }
    let shift = guide(whole) - guide(tracks.length)
    exact = tracks.tracks.map { Place(start: shift + $0.start, length: $0.length) }
    fills = tracks.length > whole - 1
    drawn = Self.drawn(
      exact, fills: fills, grid.length(whole, along: across), on: grid, across)
    self.grid = grid
    self.axis = across
  }

  /// The same columns where the drawing leaves them another room: the border of a list takes some.
  func fitted(to whole: Double) -> SnappedTracks {
    guard fills, whole.isFinite else { return self }
    var fitted = self
    fitted.drawn = Self.drawn(exact, fills: fills, whole, on: grid, axis)
    return fitted
  }

  /// - Parameter fills: Whether they take all the room that there is.
  private static func drawn(
    _ exact: [Place], fills: Bool, _ whole: Double, on grid: CellGrid, _ axis: Axis
  ) -> [Place] {
    let gaps = zip(exact, exact.dropFirst()).map {
      grid.gap($1.start - $0.start - $0.length, along: axis)
    }
    let total = exact.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return exact }
    let room =
      fills
      ? max(0, whole - gaps.reduce(0, +))
      : exact.reduce(0) { $0 + grid.length($1.length, along: axis) }
    var places: [Place] = []
    var (start, end) = (grid.gap(exact.first?.start ?? 0, along: axis), 0.0)
    var done = 0.0
    for (index, track) in exact.enumerated() {
      done += track.length
      let edge = grid.gap(done / total * room, along: axis)
      places.append(Place(start: start, length: edge - end))
      start += edge - end + (index < gaps.count ? gaps[index] : 0)
      end = edge
    }
    return places
  }

  var count: Int { exact.count }

  /// A column as it is drawn.
  struct Column {
    let length: Double
    fileprivate let drawnStart: Double
    /// Which part of the free room stood before what is in it.
    fileprivate let share: Double
    fileprivate let grid: CellGrid
    fileprivate let axis: Axis

    /// Where something begins in it that is so long.
    func start(of length: Double) -> Double {
      drawnStart + grid.gap(max(0, self.length - length) * share, along: axis)
    }
  }

  /// The column in which something stood; nil for what stood in none, or in several.
  func column(of start: Double, _ length: Double) -> Column? {
    let middle = start + length / 2
    guard
      let index = exact.firstIndex(where: {
        middle >= $0.start && middle <= $0.start + $0.length && length < $0.length + 1
      })
    else { return nil }
    let free = exact[index].length - length
    let share = free < 0.5 ? 0 : max(0, min(1, (start - exact[index].start) / free))
    return Column(
      length: drawn[index].length, drawnStart: drawn[index].start, share: share, grid: grid,
      axis: axis)
  }

  /// Where something stands in its column; nil for what stands in none, or in several.
  func place(_ start: Double, _ length: Double) -> (start: Double, length: Double)? {
    let middle = start + length / 2
    guard
      let index = exact.firstIndex(where: {
        middle >= $0.start && middle <= $0.start + $0.length && length < $0.length + 1
      })
    else { return nil }
    let (column, seen) = (exact[index], drawn[index])
    let free = column.length - length
    guard free >= 0.5 else { return (seen.start, seen.length) }
    let wanted = min(grid.length(length, along: axis), seen.length)
    let share = max(0, min(1, (start - column.start) / free))
    return (seen.start + grid.gap((seen.length - wanted) * share, along: axis), wanted)
  }
}
