import Simulation

/// The order in which a view's events are played, so that little is missed where time is short.
///
/// One event of each control comes before the second of any, as rows of a `ForEach` do the same
/// mostly; among these one of each kind first, then what is tapped, then what is switched, typed and
/// chosen, which the system does for the most part.
struct PlayingOrder {
  /// All of them.
  let events: [String]
  /// How many of the first are one of each control.
  let controls: Int

  init(_ offers: [OfferedEvent]) {
    var rounds: [String: Int] = [:]
    var kinds: Set<Substring> = []
    let ranked = offers.enumerated().map { index, offer in
      let round = rounds[offer.control, default: 0]
      rounds[offer.control] = round + 1
      let kind = offer.event.prefix { $0 != " " }
      let isFirstOfKind = kinds.insert(kind).inserted
      let rank = isFirstOfKind ? 0 : kind == "tap" ? 1 : 2
      return (round: round, rank: rank, index: index)
    }
    events = ranked.sorted {
      ($0.round, $0.rank, $0.index) < ($1.round, $1.rank, $1.index)
    }.map { offers[$0.index].event }
    controls = rounds.count
  }
}
