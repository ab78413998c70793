extension LayoutItem {
  /// Puts the item where its container has it, and in it all that changed.
  ///
  /// - Parameters:
  ///   - origin: its top left corner in the coordinates of its parent.
  ///   - corner: the parent's top left corner in the root's coordinates.
  func put(
    _ place: ChildPlace, at origin: Point, from corner: Point, rule: Rule, in pass: LayoutPass
  ) throws {
    let proposal = place.proposal
    let measurement = try measure(proposal, because: place.offerReason, rule, in: pass)
    let size = measurement.size.standing
    let former = placement
    let stays = pass.remembers && !isDirty && former?.proposal == proposal && former?.size == size
    placement = Placement(
      proposal: proposal, origin: origin, size: size, rests: measurement.rests,
      reason: measurement.reason, rule: algorithm.rule)
    pass.listener?(
      self,
      step(.place, proposal, size: size, origin: origin, because: place.reason, rule))
    if stays, surroundingReaders == 0 { return }
    guard pass.depth < pass.depthLimit else { return }
    pass.depth += 1
    defer { pass.depth -= 1 }
    if !stays { pass.placedCount += 1 }
    let frame = Rectangle(origin: (corner + origin).safe, size: size)
    do {
      try putChildren(in: frame, proposal: proposal, in: pass)
    } catch {
      isDirty = true
      throw error
    }
  }

  private func putChildren(
    in frame: Rectangle, proposal: Proposal, in pass: LayoutPass
  ) throws {
    let outer = pass.surroundings
    defer { pass.surroundings = outer }
    if let direction { pass.surroundings.direction = direction }
    isDirty = false
    try algorithm.willPlace(self, in: frame, proposal: proposal, pass: pass)
    isReplaced = false
    let places = try algorithm.places(in: self, size: frame.size, proposal: proposal, pass: pass)
    let around = pass.surroundings
    let mirrors = around.direction == .rightToLeft
    placesFromRight = mirrors
    for (index, child) in children.enumerated() {
      guard index < places.count, let place = places[index] else {
        child.leaveScreen()
        continue
      }
      var origin = place.origin
      // Y62: whatever is reckoned from the leading edge lies as far from the trailing one.
      if mirrors { origin.x = frame.size.width - origin.x - Length.placed(place.size.width) }
      pass.surroundings = algorithm.surroundings(
        ofChild: index, in: self, frame: frame, around)
      try child.put(place, at: origin.safe, from: frame.origin, rule: algorithm.rule, in: pass)
    }
  }

  /// Where a child stood in the last pass, from the leading edge.
  func leadingOrigin(of child: LayoutItem) -> Point? {
    guard let place = child.placement, let size = placement?.size else { return nil }
    guard placesFromRight else { return place.origin }
    return Point(
      x: size.width - place.origin.x - Length.placed(place.size.width), y: place.origin.y)
  }

  /// Its frame in the root's coordinates, as a GeometryReader in its background would report it:
  /// offset and position count, scale and rotation do not. Nil if nothing shows it.
  public var frame: Rectangle? { frame(in: nil) }

  /// Its frame in the coordinates of an item around it, or of the root.
  public func frame(in ancestor: LayoutItem?) -> Rectangle? {
    guard let size = placement?.size else { return nil }
    var origin = Point.zero
    var next: LayoutItem? = self
    while let item = next, item !== ancestor {
      guard let placement = item.placement else { return nil }
      origin = origin + placement.origin
      next = item.parent
    }
    return Rectangle(origin: origin.safe, size: size)
  }

  /// Visits the item and all inside that are shown, from the outside to the inside, with their
  /// frames in the root's coordinates. It takes each step once, however deep the tree is.
  public func forEachFrame(_ visit: (LayoutItem, Rectangle) -> Void) {
    guard let frame else { return }
    var left = [(self, frame)]
    while let (item, frame) = left.popLast() {
      visit(item, frame)
      for child in item.children.reversed() {
        guard let placement = child.placement else { continue }
        let origin = (frame.origin + placement.origin).safe
        left.append((child, Rectangle(origin: origin, size: placement.size)))
      }
    }
  }
}

extension LayoutAlgorithm {
  public var reads: ReadsOfSurroundings { .nothing }

  public func willPlace(
    _ item: LayoutItem, in frame: Rectangle, proposal: Proposal, pass: LayoutPass
  ) throws {}

  public func surroundings(
    ofChild index: Int, in item: LayoutItem, frame: Rectangle, _ surroundings: Surroundings
  ) -> Surroundings { surroundings }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm { self }
}
