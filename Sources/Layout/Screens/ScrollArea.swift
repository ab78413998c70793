/// Y55: ScrollView. It offers no length along its axes, takes what is offered along them and the
/// content's size across; the content starts at top or leading. Several views in it are one stack,
/// which is then its child.
public struct ScrollArea: ScrollsContent {
  public let axes: AxisSet
  /// Where its content is first, and where shorter content stands (`defaultScrollAnchor`); nil is at
  /// top and leading.
  public let anchor: UnitPoint?
  /// What is kept free around its content, of which no share is a part (Y56).
  public let margins: EdgeInsets
  /// In the drawing: what was scrolled away.
  private let drawn: Drawn?

  private struct Drawn {
    let offset: Point
    /// How large the content is on which the offset counts; nil where lines that are drawn stand as
    /// far down as they do.
    let content: Size?
    /// The axes along which it was scrolled to its end.
    let ended: AxisSet
    let grid: CellGrid
  }

  public init(
    _ axes: AxisSet = .vertical, anchor: UnitPoint? = nil, margins: EdgeInsets = EdgeInsets()
  ) {
    self.init(axes, anchor, margins, drawn: nil)
  }

  private init(_ axes: AxisSet, _ anchor: UnitPoint?, _ margins: EdgeInsets, drawn: Drawn?) {
    self.axes = axes
    self.anchor = anchor
    self.margins = margins
    self.drawn = drawn
  }

  public var rule: Rule { .y55 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let content = try measureContent(of: item, proposal, in: pass)
    var result = Measurement(
      content?.size ?? .zero, for: proposal, rests: content?.rests ?? .certain,
      follows: content?.follows ?? [], because: .takesProposal)
    for axis in Axis.allCases where axes.contains(axis) {
      result.follows.remove(AxisSet(axis))
      guard let offered = proposal[axis] else { continue }
      result.size[axis] = offered
      result.rests[axis] = proposal.rests[axis]
      result.follows.insert(AxisSet(axis))
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = try measureContent(of: item, proposal, in: pass) else { return [] }
    let state = Self.state(of: item)
    state.contentSize = content.size.standing
    let spare = anchor.map { $0.point(in: size) - $0.point(in: state.contentSize) }
    if let drawn {
      state.offset = offset(drawn, content.size.standing)
      for axis in Axis.allCases where drawn.ended.contains(AxisSet(axis)) {
        state.offset[axis] = state.contentSize[axis] - size[axis]
      }
    } else if let spare, state.isAtAnchor {
      state.offset = Point(x: -spare.x, y: -spare.y)
    }
    var origin = Point.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let farthest = max(0, state.contentSize[axis] - size[axis])
      state.offset[axis] = min(max(0, state.offset[axis]), farthest)
      origin[axis] = farthest > 0 ? -state.offset[axis] : max(0, spare?[axis] ?? 0)
    }
    if drawn == nil { state.placed = state.offset }
    return [
      ChildPlace(
        proposal: proposal.without(axes), origin: origin, size: content.size,
        because: state.offset == .zero ? .topLeading : .scrolled, offered: .askedForIdeal)
    ]
  }

  public func surroundings(
    ofChild index: Int, in item: LayoutItem, frame: Rectangle, _ surroundings: Surroundings
  ) -> Surroundings {
    var inside = surroundings
    inside.visible = surroundings.visible.intersection(frame)
    if let proposal = item.placement?.proposal {
      inside.container = container(proposal, in: surroundings)
    }
    return inside
  }

  public func priority(of item: LayoutItem) -> Double { 0 }

  public func spacing(of item: LayoutItem, in pass: LayoutPass) throws -> Spacing { .usual }

  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? { nil }

  /// Y56: in here, shares of the container are shares of the scroll view.
  private func measureContent(
    of item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement? {
    guard let content = item.children.first else { return nil }
    let outer = pass.surroundings.container
    pass.surroundings.container = container(proposal, in: pass.surroundings)
    defer { pass.surroundings.container = outer }
    return try content.measure(
      proposal.without(axes), because: .askedForIdeal, rule, in: pass)
  }

  /// What shares are shares of.
  private func container(_ proposal: Proposal, in surroundings: Surroundings) -> Size {
    proposal.inset(by: margins).size(or: surroundings.container)
  }

  /// The copy is scrolled as far as the item was.
  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    let state = Self.state(of: item)
    let isLazy = item.children.first.map(Self.holdsLines) ?? false
    return ScrollArea(
      axes, anchor, grid.insets(margins),
      drawn: Drawn(
        offset: state.offset, content: isLazy ? nil : state.contentSize, ended: ended(item),
        grid: grid))
  }

  private func ended(_ item: LayoutItem) -> AxisSet {
    guard let size = item.placement?.size else { return [] }
    let state = Self.state(of: item)
    return Axis.allCases.reduce(into: []) { ended, axis in
      let farthest = state.contentSize[axis] - size[axis]
      if axes.contains(axis), farthest > 0.5, state.offset[axis] > farthest - 0.5 {
        ended.insert(AxisSet(axis))
      }
    }
  }

  private static func holdsLines(_ item: LayoutItem) -> Bool {
    var next: LayoutItem? = item
    while let item = next {
      if item.algorithm is any KeepsScrolledPlaces { return true }
      next = item.children.count == 1 ? item.children.first : nil
    }
    return false
  }

  /// Content in whole cells may be longer or shorter: as large a part of it is scrolled away.
  private func offset(_ drawn: Drawn, _ content: Size) -> Point {
    var offset = drawn.offset
    for axis in Axis.allCases {
      if let exact = drawn.content?[axis], exact > 0 {
        offset[axis] *= content[axis] / exact
      }
      offset[axis] = drawn.grid.gap(offset[axis], along: axis)
    }
    return offset
  }

  private static func state(of item: LayoutItem) -> ScrollState {
    if let state = item.kept as? ScrollState { return state }
    let state = ScrollState()
    item.kept = state
    return state
  }

  /// How far the content is scrolled: as far from its start as it was laid out last.
  public static func offset(of item: LayoutItem) -> Point { state(of: item).offset }

  /// Scrolls to a distance from the start; the next layout keeps it within the content.
  public static func scroll(_ item: LayoutItem, to offset: Point) {
    let offset = offset.safe
    guard state(of: item).offset != offset else { return }
    state(of: item).offset = offset
    state(of: item).hasLeftAnchor = true
    item.invalidate()
  }

  /// Scrolls on by the length that is seen, or back; says whether there is anything further on.
  @discardableResult
  public static func scrollOn(_ item: LayoutItem, forwards: Bool) -> Bool {
    guard let offset = further(item, forwards: forwards) else { return false }
    scroll(item, to: offset)
    return true
  }

  /// Whether there is anything further on, or back.
  public static func goesOn(_ item: LayoutItem, forwards: Bool) -> Bool {
    further(item, forwards: forwards) != nil
  }

  /// Where it is scrolled to by the length that is seen; nil where it is at its end.
  private static func further(_ item: LayoutItem, forwards: Bool) -> Point? {
    guard let viewport = item.placement?.size, let axes = (item.algorithm as? ScrollArea)?.axes
    else { return nil }
    let state = state(of: item)
    var offset = state.offset
    for axis in Axis.allCases where axes.contains(axis) {
      let farthest = max(0, state.contentSize[axis] - viewport[axis])
      offset[axis] += forwards ? viewport[axis] : -viewport[axis]
      offset[axis] = min(max(0, offset[axis]), farthest)
    }
    return offset == state.offset ? nil : offset
  }

  /// `scrollTo(_:anchor:)`: scrolls so that the anchor of something inside stands at the anchor of
  /// the scroll view; without an anchor, just so far that it can be seen. It must have been laid
  /// out. Says whether it is inside.
  @discardableResult
  public static func scroll(
    _ item: LayoutItem, to target: LayoutItem, anchor: UnitPoint? = nil
  ) -> Bool {
    guard let content = item.children.first, let frame = target.frame(in: content),
      target.isInside(content), let viewport = item.placement?.size,
      let axes = (item.algorithm as? ScrollArea)?.axes
    else { return false }
    var offset = state(of: item).offset
    for axis in Axis.allCases where axes.contains(axis) {
      if let anchor {
        let inTarget = anchor.point(in: frame.size)[axis] + frame.start(axis)
        offset[axis] = inTarget - anchor.point(in: viewport)[axis]
      } else if frame.start(axis) < offset[axis] {
        offset[axis] = frame.start(axis)
      } else if frame.end(axis) > offset[axis] + viewport[axis] {
        offset[axis] = frame.end(axis) - viewport[axis]
      }
    }
    scroll(item, to: Point(x: max(0, offset.x), y: max(0, offset.y)))
    return true
  }

  /// What is scrolled away, and how large the content is.
  private final class ScrollState {
    var offset = Point.zero
    var contentSize = Size.zero
    /// Where the content stood when it was placed last.
    var placed: Point?
    /// Whether nobody has scrolled away from the anchor: content that grows stays there.
    var hasLeftAnchor = false

    var isAtAnchor: Bool { !hasLeftAnchor }
  }
}
