/// What an item chose for a proposal.
struct Remembered {
  let proposal: Proposal
  /// The container's size, if something inside is measured by it.
  let container: Size?
  let measurement: Measurement
}

/// The value of a guide for a size and a proposal.
struct RememberedGuide {
  let guide: AlignmentGuide
  let size: Size
  let proposal: Proposal
  let value: Double?
}
