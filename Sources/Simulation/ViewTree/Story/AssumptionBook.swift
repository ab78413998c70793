/// What was taken for granted on a screen: each thing is told once, with the number of its places,
/// and of many things of a kind only the first ones by themselves.
struct AssumptionBook {
  private struct Entry {
    let assumption: Assumption
    let place: SourcePlace
    var places: Set<SourcePlace>
  }

  private var told: Set<Assumption> = []
  /// Those of the event that happens now, in the order in which they were made.
  private var entries: [Entry] = []
  private var indices: [Assumption: Int] = [:]

  /// Of one kind so many are told by themselves.
  private static let limit = 4

  mutating func add(_ assumption: Assumption, at place: SourcePlace) {
    if let index = indices[assumption] {
      entries[index].places.insert(place)
      return
    }
    guard told.insert(assumption).inserted else { return }
    indices[assumption] = entries.count
    entries.append(Entry(assumption: assumption, place: place, places: [place]))
  }

  /// What the event has to tell, and where.
  mutating func takeAll() -> [(text: String, place: SourcePlace, isMinor: Bool)] {
    defer {
      entries = []
      indices = [:]
    }
    var all: [(text: String, place: SourcePlace, isMinor: Bool)] = []
    var counts: [Assumption.Kind: Int] = [:]
    // In the order in which they came up.
    var overfull: [Assumption.Kind] = []
    for entry in entries {
      counts[entry.assumption.kind, default: 0] += 1
      if counts[entry.assumption.kind] == Self.limit + 1 { overfull.append(entry.assumption.kind) }
      guard counts[entry.assumption.kind, default: 0] <= Self.limit else { continue }
      let others = entry.places.count - 1
      let elsewhere =
        others > 0 ? " (and \(others == 1 ? "1 other place" : "\(others) other places"))" : ""
      all.append(
        (
          "taken for granted: \(entry.assumption.text)\(elsewhere)", entry.place,
          !entry.assumption.decides
        ))
    }
    for kind in overfull {
      let rest = entries.filter { $0.assumption.kind == kind }.dropFirst(Self.limit)
      guard let first = rest.first else { continue }
      let names = rest.prefix(6).map(\.assumption.subject).joined(separator: ", ")
      let more = rest.count > 6 ? " and \(rest.count - 6) more" : ""
      all.append(
        (
          "taken for granted: \(rest.count) more of this kind: \(names)\(more)",
          first.place,
          rest.allSatisfy { !$0.assumption.decides }
        ))
    }
    return all
  }
}
