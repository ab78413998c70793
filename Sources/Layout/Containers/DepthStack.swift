/// Y48, Y49: `ZStack`. Its children of the highest priority lie on each other, guides meeting; it
/// spans them, and all are placed with that size.
public struct DepthStack: LayoutAlgorithm {
  public let alignment: Alignment

  public init(_ alignment: Alignment = .center) { self.alignment = alignment }

  public var rule: Rule { .y48 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard !item.children.isEmpty else { return Measurement(always: .zero, because: .empty) }
    let highest = highestPriority(item)
    var result = Measurement(always: .zero, because: .largestChild)
    var followers = Size(width: -1, height: -1)
    var span = Span()
    for child in item.children where child.priority == highest {
      let choice = try child.measure(proposal, because: .handedOn, rule, in: pass)
      span.add(
        choice.size, try guides(of: child, size: choice.size, proposal: proposal, in: pass))
      result.rests = result.rests.union(choice.rests)
      for axis in Axis.allCases {
        result[range: axis] = result[range: axis].intersection(choice[range: axis])
        if choice.follows.contains(axis) { followers[axis] = choice.size[axis] }
      }
    }
    result.size = span.size
    for axis in Axis.allCases
    where proposal[axis] == followers[axis] && result.size[axis] == followers[axis] {
      result.follows.insert(AxisSet(axis))
      result.rests[axis] = proposal.rests[axis]
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard !item.children.isEmpty else { return [] }
    let rests = try item.measure(proposal, because: .handedOn, rule, in: pass).rests
    let offer = Proposal(size, rests: rests)
    let highest = highestPriority(item)
    var span = Span()
    var placed: [(size: Size, guides: Point)] = []
    for child in item.children {
      let chosen = try child.measure(offer, because: .containerSize, rule, in: pass).size
      let guides = try guides(of: child, size: chosen, proposal: offer, in: pass)
      placed.append((chosen, guides))
      if child.priority == highest { span.add(chosen, guides) }
    }
    return placed.map {
      ChildPlace(
        proposal: offer, origin: (span.meeting - $0.guides).safe, size: $0.size,
        because: .guidesMeet, offered: .containerSize)
    }
  }

  /// Those that decide how large it is say what is wished around it.
  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing {
    let highest = highestPriority(item)
    let wishes = try item.children.filter { $0.priority == highest }.map {
      try $0.spacing(in: pass)
    }
    return wishes.dropFirst().reduce(wishes.first ?? .zero) { $0.union($1) }
  }

  private func guides(
    of child: LayoutItem, size: Size, proposal: Proposal, in pass: LayoutPass
  ) throws -> Point {
    Point(
      x: try child.guide(alignment.horizontal, size: size, proposal: proposal, in: pass),
      y: try child.guide(alignment.vertical, size: size, proposal: proposal, in: pass))
  }

  private func highestPriority(_ item: LayoutItem) -> Double {
    item.children.reduce(-.infinity) { max($0, $1.priority) }
  }
}

/// From the first to the last edge of children whose guides meet (Y49).
private struct Span {
  /// How far from its first edges they meet.
  private(set) var meeting = Point(x: -Length.longest, y: -Length.longest)
  private var beyond = Point(x: -Length.longest, y: -Length.longest)
  private var largest = Size.zero

  mutating func add(_ size: Size, _ guides: Point) {
    for axis in Axis.allCases {
      meeting[axis] = max(meeting[axis], guides[axis])
      beyond[axis] = max(beyond[axis], Length.difference(size[axis], guides[axis]))
      largest[axis] = max(largest[axis], size[axis])
    }
  }

  var size: Size {
    var size = largest
    for axis in Axis.allCases {
      let length = meeting[axis] + beyond[axis]
      // What was halved and added again is what it was.
      if abs(length - largest[axis]) > 1e-6 { size[axis] = max(0, length) }
    }
    return size
  }
}
