/// What an item chose for a proposal.
struct Remembered {
  let proposal: Proposal
  /// The container's size, if something inside is measured by it.
  let container: Size?
  let measurement: Measurement

  /// Whether it is what the item would answer to an offer.
  @inline(__always)
  func answers(_ offer: Proposal, in place: Size?) -> Bool {
    guard measurement.holds(for: offer), place == container else { return false }
    // What an offer rests on says nothing where the answer does not rest on the offer.
    if measurement.widths.isExact, proposal.rests.width != offer.rests.width { return false }
    return !measurement.heights.isExact || proposal.rests.height == offer.rests.height
  }
}

/// The value of a guide for a size and a proposal.
struct RememberedGuide {
  let guide: AlignmentGuide
  let size: Size
  let proposal: Proposal
  let value: Double?
}
