import Layout

/// `HStack` and `VStack` as a program would write them, with nothing but its subviews (Y40–Y47).
struct OwnStack: CustomLayout {
  let axis: Axis
  let guide: AlignmentGuide
  let spacing: Double?

  var stackAxis: Axis? { axis }

  private struct Part {
    var offer: Proposal
    var size: Size
    var guide: Double
  }

  func sizeThatFits(
    _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws -> Size {
    guard !subviews.isEmpty else { return .zero }
    let parts = try parts(proposal, subviews)
    let length = try gaps(subviews).reduce(parts.reduce(0) { $0 + $1.size[axis] }, +)
    let (lower, upper) = edges(parts)
    return Size(along: axis, length, across: upper - lower)
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    let across = axis.other
    let offer = proposal[across] == nil ? proposal.with(across, bounds.size[across]) : proposal
    let parts = try parts(offer, subviews)
    let gaps = try [0] + gaps(subviews)
    var main = bounds.origin[axis]
    for (index, part) in parts.enumerated() {
      main += gaps[index]
      let side = bounds.origin[across] - part.guide - edges(parts).lower
      subviews[index].place(at: Point(along: axis, main, across: side), proposal: part.offer)
      main += part.size[axis]
    }
  }

  func spacing(_ subviews: [Subview], _ cache: inout Any) throws -> Spacing? {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let sides: EdgeSet = axis == .horizontal ? .vertical : .horizontal
    var result = try first.spacing
    for subview in subviews.dropFirst() { result = result.union(try subview.spacing, edges: sides) }
    let (start, end): (Edge, Edge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    result[start] = try first.spacing[start]
    result[end] = try last.spacing[end]
    return result
  }

  private func gaps(_ subviews: [Subview]) throws -> [Double] {
    try zip(subviews, subviews.dropFirst()).map { one, next in
      try spacing ?? one.distance(to: next, along: axis)
    }
  }

  private func edges(_ parts: [Part]) -> (lower: Double, upper: Double) {
    (
      parts.reduce(0) { min($0, -$1.guide) },
      parts.reduce(0) { max($0, $1.size[axis.other] - $1.guide) }
    )
  }

  private func parts(_ proposal: Proposal, _ subviews: [Subview]) throws -> [Part] {
    func part(_ subview: Subview, _ offer: Proposal) throws -> Part {
      let dimensions = try subview.dimensions(in: offer)
      return Part(offer: offer, size: dimensions.size, guide: try dimensions.value(of: guide))
    }
    guard let length = proposal[axis] else { return try subviews.map { try part($0, proposal) } }
    let least = try subviews.map { try $0.sizeThatFits(proposal.with(axis, 0))[axis] }
    let most = try subviews.map { try $0.sizeThatFits(proposal.with(axis, .infinity))[axis] }
    let order = subviews.indices.sorted { one, other in
      let (first, second) = (subviews[one].priority, subviews[other].priority)
      guard first == second else { return first > second }
      let (narrow, wide) = (most[one] - least[one], most[other] - least[other])
      guard narrow == wide else { return narrow < wide }
      guard narrow == .infinity, least[one] != least[other] else { return one < other }
      return least[one] > least[other]
    }
    var left = try gaps(subviews).reduce(length, -)
    var parts: [Int: Part] = [:]
    for (position, index) in order.enumerated() {
      let later = order[position...]
      let group = later.filter { subviews[$0].priority == subviews[index].priority }
      let kept = later.dropFirst(group.count).reduce(0) { $0 + least[$1] }
      let share = max(0, (left - kept) / Double(group.count))
      let part = try part(subviews[index], proposal.with(axis, share))
      parts[index] = part
      let rest = left - part.size[axis]
      left = rest.isNaN ? left : rest
    }
    return subviews.indices.compactMap { parts[$0] }
  }
}

/// `ZStack` (Y48, Y49).
struct OwnDepth: CustomLayout {
  let alignment: Alignment

  func sizeThatFits(
    _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws -> Size {
    let all = try highest(subviews).map { try $0.dimensions(in: proposal) }
    func length(_ axis: Axis) throws -> Double {
      let lengths = all.map { $0.size[axis] }
      guard lengths.allSatisfy(\.isFinite) else { return .infinity }
      let before = try all.map { try $0.value(of: alignment[axis]) }
      let after = zip(lengths, before).map { $0 - $1 }
      return (before.max() ?? 0) + (after.max() ?? 0)
    }
    return Size(width: try length(.horizontal), height: try length(.vertical))
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    let offer = Proposal(bounds.size)
    func guides(_ subview: Subview) throws -> Point {
      let dimensions = try subview.dimensions(in: offer)
      return Point(
        x: try dimensions.value(of: alignment.horizontal),
        y: try dimensions.value(of: alignment.vertical))
    }
    let meeting = try highest(subviews).map(guides)
    guard let x = meeting.map(\.x).max(), let y = meeting.map(\.y).max() else { return }
    for subview in subviews {
      subview.place(
        at: bounds.origin + Point(x: x, y: y) - (try guides(subview)), proposal: offer)
    }
  }

  private func highest(_ subviews: [Subview]) -> [Subview] {
    let highest = subviews.map(\.priority).max()
    return subviews.filter { $0.priority == highest }
  }
}

/// A grid of so many columns, without spans (Y52).
struct OwnGrid: CustomLayout {
  let columns: Int
  let gap: Double

  func sizeThatFits(
    _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws -> Size {
    let (widths, heights) = try tracks(proposal, subviews)
    return Size(
      width: widths.reduce(gap * Double(max(0, widths.count - 1)), +),
      height: heights.reduce(gap * Double(max(0, heights.count - 1)), +))
  }

  func placeSubviews(
    in bounds: Rectangle, _ proposal: Proposal, _ subviews: [Subview], _ cache: inout Any
  ) throws {
    let (widths, heights) = try tracks(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      let (column, row) = (index % columns, index / columns)
      let corner = Point(
        x: widths[..<column].reduce(bounds.origin.x) { $0 + $1 + gap },
        y: heights[..<row].reduce(bounds.origin.y) { $0 + $1 + gap })
      let middle = Point(x: widths[column] / 2, y: heights[row] / 2)
      subview.place(
        at: corner + middle, anchor: .center,
        proposal: Proposal(width: widths[column], height: heights[row]))
    }
  }

  private func tracks(
    _ proposal: Proposal, _ subviews: [Subview]
  ) throws -> (widths: [Double], heights: [Double]) {
    let count = min(columns, subviews.count)
    let rows = (subviews.count + columns - 1) / columns
    let widths = try share(
      count, proposal.width.map { $0 - gap * Double(max(0, count - 1)) }
    ) { column, offer in
      try stride(from: column, to: subviews.count, by: columns).reduce(0) {
        max($0, try subviews[$1].sizeThatFits(proposal.with(.horizontal, offer)).width)
      }
    }
    let heights = try share(
      rows, proposal.height.map { $0 - gap * Double(max(0, rows - 1)) }
    ) { row, offer in
      try (row * columns..<min((row + 1) * columns, subviews.count)).reduce(0) {
        let offered = Proposal(width: widths[$1 % columns], height: offer)
        return max($0, try subviews[$1].sizeThatFits(offered).height)
      }
    }
    return (widths, heights)
  }

  private func share(
    _ count: Int, _ length: Double?, _ choose: (Int, Double?) throws -> Double
  ) throws -> [Double] {
    var lengths = Array(repeating: 0.0, count: count)
    guard let length else {
      for track in lengths.indices { lengths[track] = try choose(track, nil) }
      return lengths
    }
    let ranges = try (0..<count).map { (try choose($0, 0), try choose($0, .infinity)) }
    let order = lengths.indices.sorted {
      let (one, other) = (ranges[$0].1 - ranges[$0].0, ranges[$1].1 - ranges[$1].0)
      guard one == other else { return one < other }
      return ranges[$0].0 == ranges[$1].0 ? $0 < $1 : ranges[$0].0 > ranges[$1].0
    }
    var left = length
    for (position, track) in order.enumerated() {
      lengths[track] = try choose(track, max(0, left / Double(count - position)))
      left -= lengths[track]
    }
    return lengths
  }
}
