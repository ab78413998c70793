/// The lengths of the columns, or of the rows, of a grid (Y52): shared like the length of a stack,
/// the least flexible first.
struct TrackSizes {
  /// Of each track.
  private(set) var lengths: [Double]
  /// Whether the last that was asked took just the rest.
  private(set) var takesAll = false
  /// Tracks that take any length but have different least ones: how these share is open.
  private(set) var isOpen = false

  /// - Parameters:
  ///   - available: without the gaps; nil asks each track for its ideal length.
  ///   - choose: the length of a track for an offer; nil counts for nothing, and is offered nothing.
  init(
    count: Int, available: Double?, choose: (_ track: Int, _ offer: Double?) throws -> Double?
  ) throws {
    lengths = Array(repeating: 0, count: count)
    guard let available else {
      for track in lengths.indices { lengths[track] = try choose(track, nil) ?? 0 }
      return
    }
    var order: [(track: Int, flexibility: Double, least: Double)] = []
    for track in lengths.indices {
      guard let least = try choose(track, 0), let most = try choose(track, .infinity) else {
        continue
      }
      order.append((track, Length.difference(most, least), least))
    }
    order.sort { ($0.flexibility, -$0.least, $0.track) < ($1.flexibility, -$1.least, $1.track) }
    let endless = Set(order.filter { $0.flexibility == .infinity }.map(\.least))
    isOpen = endless.count > 1
    var left = available
    for (position, entry) in order.enumerated() {
      let offer = max(left / Double(order.count - position), 0)
      let length = try choose(entry.track, offer) ?? 0
      lengths[entry.track] = length
      takesAll = entry.flexibility > 0 && length == offer
      left = Length.difference(left, length)
    }
  }

  /// Makes some tracks longer, each by as much, so that together they have a length.
  mutating func stretch(_ tracks: Range<Int>, by extra: Double) {
    guard extra > 0, !tracks.isEmpty else { return }
    for track in tracks { lengths[track] += extra / Double(tracks.count) }
  }
}
