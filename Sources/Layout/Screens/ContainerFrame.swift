/// Y56: `containerRelativeFrame`: a share of the nearest scroll view, else of the screen.
public struct ContainerFrame: LayoutAlgorithm {
  /// How long it is.
  public enum Share {
    /// So many of `count` equal parts with gaps between.
    case parts(count: Int, span: Int, spacing: Double)
    /// What the program makes of the container's length.
    case length((Double, Axis) throws -> Double)
  }

  public let axes: AxisSet
  public let share: Share
  public let alignment: Alignment

  public init(
    _ axes: AxisSet, _ share: Share = .parts(count: 1, span: 1, spacing: 0),
    alignment: Alignment = .center
  ) {
    self.axes = axes
    self.share = share
    self.alignment = alignment
  }

  public var rule: Rule { .y56 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }
  public var reads: ReadsOfSurroundings { .containerSize }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    let offer = try offer(proposal, in: pass)
    guard let content = item.children.first else {
      return Measurement(offer.size(or: .zero), for: proposal, because: .frameLength)
    }
    let chosen = try content.measure(offer, because: .shareOfContainer, rule, in: pass)
    var result = Measurement(
      chosen.size, for: proposal, rests: chosen.rests, follows: chosen.follows.subtracting(axes),
      because: .frameLength)
    for axis in Axis.allCases where axes.contains(axis) {
      result.size[axis] = offer[axis] ?? chosen.size[axis]
      result.rests[axis] = []
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    return [
      try content.aligned(
        alignment, in: size, offered: offer(proposal, in: pass), because: .shareOfContainer, rule,
        pass: pass)
    ]
  }

  private func offer(_ proposal: Proposal, in pass: LayoutPass) throws -> Proposal {
    var offer = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      let whole = Length.placed(pass.surroundings.container[axis])
      offer = offer.with(axis, Length.placed(try length(whole, axis)))
    }
    return offer
  }

  private func length(_ whole: Double, _ axis: Axis) throws -> Double {
    switch share {
    case .length(let length): return try length(whole, axis)
    case .parts(let count, let span, let spacing):
      let count = Double(max(1, count))
      let span = Double(max(1, span))
      let spacing = Length.signed(spacing)
      return (whole - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
}
