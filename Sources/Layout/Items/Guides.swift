extension LayoutItem {
  /// The size for a proposal, and the guides (`dimensions(in:)`).
  public func dimensions(
    _ proposal: Proposal, because reason: Reason, _ rule: Rule, in pass: LayoutPass
  ) throws -> Dimensions {
    let size = try measure(proposal, because: reason, rule, in: pass).size
    return Dimensions(size: size) { [self] guide in
      try explicitGuide(guide, size: size, proposal: proposal, in: pass)
    }
  }

  /// Y49: where a guide lies in an item that chose `size` for `proposal`.
  func guide(
    _ guide: AlignmentGuide, size: Size, proposal: Proposal, in pass: LayoutPass
  ) throws -> Double {
    if let value = try explicitGuide(guide, size: size, proposal: proposal, in: pass) {
      return value
    }
    return try guide.defaultValue(in: Dimensions(size: size))
  }

  /// Y49: the value that the item, or something in it, gives a guide.
  func explicitGuide(
    _ guide: AlignmentGuide, size: Size, proposal: Proposal, in pass: LayoutPass
  ) throws -> Double? {
    if !guide.isHandedUp, givesNothing { return nil }
    for entry in guideMemory
    where entry.guide == guide && entry.proposal == proposal && entry.size == size {
      return entry.value
    }
    guard pass.depth < pass.depthLimit else { return nil }
    pass.depth += 1
    defer { pass.depth -= 1 }
    let written = traits?.guides ?? []
    let value = try explicitGuide(
      guide, written: written[...], size: size, proposal: proposal, in: pass)
    guideMemory.append(RememberedGuide(guide: guide, size: size, proposal: proposal, value: value))
    return value
  }

  /// Whether no view in it gives an edge or a middle a value: containers hand up none of those, and
  /// modifiers what their content gives.
  private var givesNothing: Bool {
    var item = self
    while item.traits?.guides.isEmpty ?? true, !item.algorithm.givesGuides {
      guard case .modifier = item.algorithm.role, let content = item.children.first else {
        return true
      }
      item = content
    }
    return false
  }

  /// A modifier sees the values that those inside of it give.
  private func explicitGuide(
    _ guide: AlignmentGuide, written: ArraySlice<WrittenGuide>, size: Size, proposal: Proposal,
    in pass: LayoutPass
  ) throws -> Double? {
    guard let index = written.lastIndex(where: { $0.guide == guide }) else {
      return try algorithm.explicitGuide(
        guide, of: self, size: size, proposal: proposal, pass: pass)
    }
    let inner = Dimensions(size: size) { [self] other in
      try explicitGuide(
        other, written: written[..<index], size: size, proposal: proposal, in: pass)
    }
    return Length.signed(try written[index].value(inner))
  }
}

extension LayoutAlgorithm {
  public var givesGuides: Bool { false }

  public func explicitGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    switch role {
    case .leaf: return nil
    case .container:
      return try combinedGuide(guide, of: item, size: size, proposal: proposal, pass: pass)
    case .modifier:
      return try contentGuide(guide, of: item, size: size, proposal: proposal, pass: pass)
    }
  }

  /// Y49: what the children give, together.
  func combinedGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    guard guide.isHandedUp, !item.children.isEmpty else { return nil }
    let places = try places(in: item, size: size, proposal: proposal, pass: pass)
    var values: [Double] = []
    for (child, place) in zip(item.children, places) {
      guard let place,
        let value = try child.explicitGuide(
          guide, size: place.size, proposal: place.proposal, in: pass)
      else { continue }
      values.append(place.origin[guide.axis] + value)
    }
    return guide.combined(values)
  }

  /// Y49: through a modifier, what its content gives, where the content stands.
  private func contentGuide(
    _ guide: AlignmentGuide, of item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> Double? {
    guard let content = item.children.first,
      let place = try places(in: item, size: size, proposal: proposal, pass: pass).first ?? nil,
      let value = try content.explicitGuide(
        guide, size: place.size, proposal: place.proposal, in: pass)
    else { return nil }
    return place.origin[guide.axis] + value
  }
}
