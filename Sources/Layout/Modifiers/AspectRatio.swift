/// Y25: offers a ratio of width to height, scaled to fit or to fill the proposal, and reports what
/// the content chose.
public struct AspectRatio: LayoutAlgorithm {
  public enum Mode: Sendable, Hashable {
    case fit
    case fill
  }

  /// Width by height; nil is the ratio of the content's ideal size.
  public let ratio: Double?
  public let mode: Mode

  /// A ratio that is no positive number counts as not given.
  public init(_ ratio: Double? = nil, _ mode: Mode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.mode = mode
  }

  public var rule: Rule { .y25 }
  public var role: AlgorithmRole { .modifier(passesPriority: false) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard let content = item.children.first else {
      return Measurement(always: .zero, because: .empty)
    }
    let offer = try offer(proposal, to: content, in: pass)
    let chosen = try content.measure(offer, because: .scaledRatio, rule, in: pass)
    var result = Measurement(
      chosen.size, for: proposal, rests: chosen.rests, because: .childSize)
    for axis in Axis.allCases where chosen[range: axis] == .any {
      // Content that rests on no offer along either axis rests on none of ours.
      if chosen[range: axis.other] == .any { result[range: axis] = .any }
    }
    for axis in Axis.allCases
    where chosen.follows.contains(axis) && chosen.size[axis] == proposal[axis] {
      result.follows.insert(AxisSet(axis))
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard let content = item.children.first else { return [] }
    let offer = try offer(proposal, to: content, in: pass)
    let chosen = try content.measure(offer, because: .scaledRatio, rule, in: pass).size
    return [
      ChildPlace(
        proposal: offer, origin: size.middle(for: chosen), size: chosen, because: .centered,
        offered: .scaledRatio)
    ]
  }

  private func offer(
    _ proposal: Proposal, to content: LayoutItem, in pass: LayoutPass
  ) throws -> Proposal {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    var shape = Size(width: ratio ?? 1, height: 1)
    var rests = Dependencies()
    if ratio == nil {
      let ideal = try content.measure(.unspecified, because: .askedForIdeal, rule, in: pass)
      rests = ideal.rests.all
      if ideal.size.width != ideal.size.height { shape = ideal.size }
    }
    // Either length follows from both that are offered.
    rests.formUnion(proposal.rests.all)
    let scale = scale(of: shape, to: proposal)
    return Proposal(
      width: shape.width * scale, height: shape.height * scale, rests: AxisDependencies(rests))
  }

  /// A side that is not offered is no limit; so is a side of no length of a shape of no length.
  private func scale(of shape: Size, to proposal: Proposal) -> Double {
    var scales: [Double] = []
    for axis in Axis.allCases {
      guard let offered = proposal[axis] else { continue }
      if shape[axis] == 0 {
        if offered > 0, mode == .fill { scales.append(0) }
        continue
      }
      scales.append(offered / shape[axis])
    }
    let scale = mode == .fit ? scales.min() : scales.max()
    return scale ?? 0
  }
}
