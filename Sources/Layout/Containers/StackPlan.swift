/// How the children of a stack share a proposal, and where they stand (Y40–Y47).
struct StackPlan {
  /// One child and what it gets, as far as it is known.
  private struct ChildShare {
    let item: LayoutItem
    let priority: Double
    var least: Extreme?
    var most: Extreme?
    var offer = Proposal.unspecified
    var reason = Reason.askedForIdeal
    var size = Size.zero
    /// Where its guide lies across.
    var guide = 0.0
  }

  /// What a child chose along, when it was asked for its least or its most.
  private struct Extreme {
    let length: Double
    let rests: Dependencies
  }

  private let axis: Axis
  private let alignment: AlignmentGuide
  private let proposal: Proposal
  private let pass: LayoutPass
  private var children: [ChildShare]
  private let gaps: [Gap]
  /// What each child's choice along, and across, rests on.
  private var rests = AxisDependencies.certain
  private var ranges: (along: ProposalRange, across: ProposalRange) = (.any, .any)
  /// Whether the child that was offered the rest took just that.
  private var takesAll = false
  /// Of the child that takes all that is offered across, how much that is.
  private var longestFollower: Double?
  private var edges: (lower: Double, upper: Double) = (0, 0)

  /// - Parameter gaps: the distances between one child and the next.
  init(
    _ items: [LayoutItem], along axis: Axis, _ alignment: AlignmentGuide, gaps: [Gap],
    _ proposal: Proposal, in pass: LayoutPass
  ) throws {
    self.axis = axis
    self.alignment = alignment
    self.gaps = gaps
    self.proposal = proposal
    self.pass = pass
    children = items.map { ChildShare(item: $0, priority: $0.priority) }
    if let length = proposal[axis] {
      try share(length)
    } else {
      for index in children.indices {
        try ask(index, proposal, because: .askedForIdeal, .y45)
      }
    }
    span()
  }

  /// What the stack chooses.
  var measurement: Measurement {
    var result = Measurement(
      Size(along: axis, length, across: edges.upper - edges.lower), for: proposal,
      because: .childrenAndGaps)
    let across = axis.other
    result.rests[axis] = rests[axis].union(gaps.reduce([]) { $0.union($1.rests) })
    result.rests[across] = rests[across]
    if takesAll, let offered = proposal[axis], abs(length - offered) < 1e-6 {
      result.follows.insert(AxisSet(axis))
      result.rests[axis] = proposal.rests[axis]
    }
    if let offered = proposal[across], longestFollower == result.size[across],
      offered == longestFollower
    {
      result.follows.insert(AxisSet(across))
      result.rests[across] = proposal.rests[across]
    }
    result[range: axis] =
      ranges.along == .any ? .any : ProposalRange(exactly: proposal[axis])
    result[range: across] = ranges.across
    return result
  }

  /// Y46, Y47: one after the other, guides meeting across.
  var places: [ChildPlace?] {
    var main = 0.0
    return children.enumerated().map { index, child in
      if index > 0 { main += gaps[index - 1].length }
      let origin = Point(along: axis, main, across: -child.guide - edges.lower)
      main += Length.placed(child.size[axis])
      return ChildPlace(
        proposal: child.offer, origin: origin.safe, size: child.size, because: .afterTheOther,
        offered: child.reason)
    }
  }

  /// Y42: what the children took, and the gaps.
  private var length: Double {
    children.reduce(gapLength) { $0 + $1.size[axis] }
  }

  private var gapLength: Double { gaps.reduce(0) { $0 + $1.length } }

  /// Y40, Y43: group by group, the least of the lower groups kept back.
  private mutating func share(_ length: Double) throws {
    let groups = try groupsInOrder()
    var left = Length.difference(length, gapLength)
    var restsOfLeft = gaps.reduce(proposal.rests[axis]) { $0.union($1.rests) }
    for group in groups.dropFirst() {
      for index in group {
        let least = try leastLength(index)
        left = Length.difference(left, least.length)
        restsOfLeft.formUnion(least.rests)
      }
    }
    for (number, group) in groups.enumerated() {
      if number > 0 {
        for index in group { left += try leastLength(index).length }
      }
      for (position, index) in group.enumerated() {
        let stillToGo = group.count - position
        let offer = proposal.with(
          axis, max(left / Double(stillToGo), 0), rests: restsOfLeft)
        let choice = try ask(
          index, offer, because: .share(left: left, stillToGo: stillToGo), .y40)
        takesAll = choice.follows.contains(axis)
        restsOfLeft.formUnion(choice.rests[axis])
        // Infinity less infinity: as much is left as before (OpenSwiftUI).
        let rest = left - choice.size[axis]
        left = rest.isNaN ? left : rest
      }
    }
  }

  /// Y43, Y41: higher priorities first, then the less flexible, then as written.
  private mutating func groupsInOrder() throws -> [[Int]] {
    let first = children.first?.priority ?? 0
    if children.allSatisfy({ $0.priority == first }) {
      return [children.count > 1 ? try leastFlexibleFirst(Array(children.indices)) : [0]]
    }
    var byPriority: [Double: [Int]] = [:]
    for (index, child) in children.enumerated() {
      byPriority[child.priority, default: []].append(index)
    }
    var groups: [[Int]] = []
    for priority in byPriority.keys.sorted(by: >) {
      guard let group = byPriority[priority] else { continue }
      groups.append(group.count > 1 ? try leastFlexibleFirst(group) : group)
    }
    return groups
  }

  private mutating func leastFlexibleFirst(_ group: [Int]) throws -> [Int] {
    var order: [(index: Int, flexibility: Double, least: Double)] = []
    order.reserveCapacity(group.count)
    for index in group {
      let least = try leastLength(index).length
      let most = try mostLength(index).length
      let flexibility = most - least
      order.append(
        (index, flexibility.isNaN ? 0 : flexibility, flexibility == .infinity ? -least : 0))
    }
    order.sort { ($0.flexibility, $0.least, $0.index) < ($1.flexibility, $1.least, $1.index) }
    return order.map(\.index)
  }

  private mutating func leastLength(_ index: Int) throws -> Extreme {
    if let least = children[index].least { return least }
    let least = try extreme(of: index, 0, because: .askedForLeast)
    children[index].least = least
    return least
  }

  private mutating func mostLength(_ index: Int) throws -> Extreme {
    if let most = children[index].most { return most }
    let most = try extreme(of: index, .infinity, because: .askedForMost)
    children[index].most = most
    return most
  }

  private mutating func extreme(
    of index: Int, _ length: Double, because reason: Reason
  ) throws -> Extreme {
    let choice = try children[index].item.measure(
      proposal.with(axis, length), because: reason, .y41, in: pass)
    note(choice)
    return Extreme(length: choice.size[axis], rests: choice.rests[axis])
  }

  @discardableResult
  private mutating func ask(
    _ index: Int, _ offer: Proposal, because reason: Reason, _ rule: Rule
  ) throws -> Measurement {
    let item = children[index].item
    let choice = try item.measure(offer, because: reason, rule, in: pass)
    children[index].offer = offer
    children[index].reason = reason
    children[index].size = choice.size
    children[index].guide = try item.guide(
      alignment, size: choice.size, proposal: offer, in: pass)
    note(choice)
    rests = rests.union(choice.rests)
    let across = axis.other
    if choice.follows.contains(across) {
      longestFollower = max(longestFollower ?? 0, choice.size[across])
    }
    return choice
  }

  /// For which other proposals the stack would do the same.
  private mutating func note(_ choice: Measurement) {
    if choice[range: axis] != .any { ranges.along = ProposalRange(exactly: proposal[axis]) }
    ranges.across = ranges.across.intersection(choice[range: axis.other])
  }

  /// Y47, Y49: from the first to the last edge of the children across, the line on which their
  /// guides meet among them (OpenSwiftUI, `placeChildren1`).
  private mutating func span() {
    let across = axis.other
    for child in children {
      edges.lower = min(edges.lower, -child.guide)
      edges.upper = max(edges.upper, child.size[across] - child.guide)
    }
  }
}
