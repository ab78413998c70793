/// A lazy grid in whole cells, to be drawn: the lines that the exact pass made, one after the other
/// from the first that is seen, which stands where it stood. Lines that are equally long look so, and
/// so do the gaps between them.
struct SnappedGrid: MakesItsContent {
  let axis: Axis
  let tracks: SnappedTracks
  let spacing: Double?
  /// Of all columns in the exact pass, in whole cells.
  let across: Double
  let children: [Child]
  /// Room of lines that are not made, before each line.
  let gaps: [Double]
  /// The first line that is seen, and where it begins.
  let anchor: (line: Int, start: Double)
  /// Room of lines that are not made, after the last one.
  let tail: Double

  /// What stands in a line.
  struct Child {
    let item: LayoutItem
    /// The index of its line among those that are made.
    let line: Int
    /// Where it stood across, and how long it was.
    let across: (start: Double, length: Double)
    /// Which part of the free room of its line stood before it.
    let share: Double
  }

  /// A child with the size that it has in the drawing.
  private struct Sized {
    let child: Child
    let offer: Proposal
    let size: Size
    let start: Double
  }

  var rule: Rule { .y53 }
  var role: AlgorithmRole { .container(axis: axis) }
  var reads: ReadsOfSurroundings { .place }

  func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    if item.children.isEmpty { item.adopt(children.map(\.item)) }
    let room = min(proposal[axis.other] ?? across, across)
    let lines = lines(of: try sized(in: room, in: pass), in: pass)
    let end = lines.last.map { $0.start + $0.length } ?? 0
    return Measurement(
      Size(along: axis, max(0, end + tail), across: room), for: proposal,
      because: .estimatedChildren)
  }

  func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    let sized = try sized(in: size[axis.other], in: pass)
    let lines = lines(of: sized, in: pass)
    let grid = CellGrid()
    return sized.map { one in
      let line = lines[one.child.line]
      let free = max(0, line.length - one.size[axis])
      let along = line.start + grid.gap(free * one.child.share, along: axis)
      return ChildPlace(
        proposal: one.offer, origin: Point(along: axis, along, across: one.start).safe,
        size: one.size, because: .inCell, offered: .cellSize)
    }
  }

  /// Y53: each is offered its column, or the line, and no length along.
  private func sized(in room: Double, in pass: LayoutPass) throws -> [Sized] {
    let fitted = tracks.fitted(to: room)
    return try children.map { child in
      let column = fitted.column(of: child.across.start, child.across.length)
      let offer = Proposal.unspecified.with(axis.other, column?.length ?? room)
      let size = try child.item.measure(
        offer, because: .cellSize, rule, in: pass
      ).size.standing
      let start =
        column?.start(of: size[axis.other])
        ?? min(child.across.start, max(0, room - size[axis.other]))
      return Sized(child: child, offer: offer, size: size, start: start)
    }
  }

  /// Where each line begins, and how long it is: those before the first that is seen end where it
  /// begins.
  private func lines(
    of sized: [Sized], in pass: LayoutPass
  ) -> [(start: Double, length: Double)] {
    var lengths = Array(repeating: 0.0, count: gaps.count)
    for one in sized { lengths[one.child.line] = max(lengths[one.child.line], one.size[axis]) }
    let usual = pass.metrics.spacing
    let gap = spacing ?? (axis == .vertical ? usual.vertical : usual.horizontal)
    var lines: [(start: Double, length: Double)] = []
    var start = 0.0
    for (index, length) in lengths.enumerated() {
      start += gaps[index] + (index > 0 ? gap : 0)
      lines.append((start, length))
      start += length
    }
    guard lines.indices.contains(anchor.line) else { return lines }
    let shift = anchor.start - lines[anchor.line].start
    return lines.map { ($0.start + shift, $0.length) }
  }
}

extension SnappedGrid {
  /// - Parameters:
  ///   - item: a lazy grid that was laid out.
  ///   - numbers: the line of each of its children, ascending.
  init?(
    of item: LayoutItem, _ axis: Axis, _ tracks: SnappedTracks?, lines numbers: [Int],
    spacing: Double?, on grid: CellGrid
  ) {
    guard let tracks, let whole = item.placement?.size, numbers.count == item.children.count else {
      return nil
    }
    let places = item.children.map { child in
      (start: item.leadingOrigin(of: child) ?? .zero, size: child.placement?.size ?? .zero)
    }
    var indices: [Int: Int] = [:]
    for number in numbers where indices[number] == nil { indices[number] = indices.count }
    // From where to where each line goes: something in it is as long as it is.
    var extents = Array(repeating: (start: Double.infinity, end: 0.0), count: indices.count)
    for (place, number) in zip(places, numbers) {
      let index = indices[number] ?? 0
      extents[index].start = min(extents[index].start, place.start[axis])
      extents[index].end = max(extents[index].end, place.start[axis] + place.size[axis])
    }
    var gaps: [Double] = []
    var end = 0.0
    for (index, extent) in extents.enumerated() {
      let room = extent.start - end - (index > 0 ? spacing ?? 0 : 0)
      // Less than a line is a usual gap.
      gaps.append(room > grid.cell[axis] ? grid.gap(room, along: axis) : 0)
      end = extent.end
    }
    let seen = item.startOfSight(along: axis)
    let first = extents.firstIndex { $0.end > seen + 1 } ?? 0
    let start = extents.indices.contains(first) ? extents[first].start : 0
    self.init(
      axis: axis, tracks: tracks, spacing: spacing.map { grid.gap($0, along: axis) },
      across: grid.length(whole[axis.other], along: axis.other),
      children: zip(zip(item.children, places), numbers).map { child, number in
        let (item, place) = child
        let index = indices[number] ?? 0
        let free = extents[index].end - extents[index].start - place.size[axis]
        return Child(
          item: item.snappedCopy(to: grid), line: index,
          across: (place.start[axis.other], place.size[axis.other]),
          share: free > 0.5 ? (place.start[axis] - extents[index].start) / free : 0)
      },
      gaps: gaps, anchor: (first, grid.gap(start, along: axis)),
      tail: whole[axis] - end > grid.cell[axis] ? grid.gap(whole[axis] - end, along: axis) : 0)
  }
}
