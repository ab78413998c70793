/// Is called often during a long work, with the share done in 0...1, or nil where that cannot be
/// known. The work stops when it throws ``CardStoreError/stopped``, with everything as it was.
public typealias Progress = (_ share: Double?) throws(CardStoreError) -> Void

/// A part of a work that reports as if it were the whole.
func part(_ range: ClosedRange<Double>, of progress: @escaping Progress) -> Progress {
  let length = range.upperBound - range.lowerBound
  return { (share) throws(CardStoreError) in
    try progress(share.map { range.lowerBound + $0 * length })
  }
}
