/// Y48: `ZStack`. As large as the largest of its children of the highest priority; these are placed
/// with that size, guides meeting.
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
    for child in item.children where child.priority == highest {
      let choice = try child.measure(proposal, because: .handedOn, rule, in: pass)
      result.rests = result.rests.union(choice.rests)
      for axis in Axis.allCases {
        result.size[axis] = max(result.size[axis], choice.size[axis])
        result[range: axis] = result[range: axis].intersection(choice[range: axis])
        if choice.follows.contains(axis) { followers[axis] = choice.size[axis] }
      }
    }
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
    var meeting = Point(x: -Length.longest, y: -Length.longest)
    var placed: [(size: Size, guides: Point)] = []
    for child in item.children {
      let chosen = try child.measure(offer, because: .containerSize, rule, in: pass).size
      let guides = Point(
        x: try child.guide(alignment.horizontal, size: chosen, proposal: offer, in: pass),
        y: try child.guide(alignment.vertical, size: chosen, proposal: offer, in: pass))
      placed.append((chosen, guides))
      guard child.priority == highest else { continue }
      meeting = Point(x: max(meeting.x, guides.x), y: max(meeting.y, guides.y))
    }
    return placed.map {
      ChildPlace(
        proposal: offer, origin: (meeting - $0.guides).safe, size: $0.size, because: .guidesMeet,
        offered: .containerSize)
    }
  }

  private func highestPriority(_ item: LayoutItem) -> Double {
    item.children.reduce(-.infinity) { max($0, $1.priority) }
  }
}
