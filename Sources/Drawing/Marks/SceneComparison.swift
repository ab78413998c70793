extension Scene {
  /// The things here that another picture does not show so: what is new, looks otherwise, or is of
  /// another size, or stands among others that are there elsewhere. What was only moved by its
  /// neighbours is not told.
  public func changes(since other: Scene) -> Set<Thing.Identity> {
    var before: [Thing.Identity: Thing] = [:]
    for thing in other.things { before[thing.identity] = thing }
    var changed: Set<Thing.Identity> = []
    for thing in things where thing.look.isShown {
      guard let old = before[thing.identity], old.look == thing.look,
        old.look.isAsLargeAsItsWords
          || abs(old.frame.width - thing.frame.width) < Self.same
            && abs(old.frame.height - thing.frame.height) < Self.same
      else {
        changed.insert(thing.identity)
        continue
      }
    }
    return changed.union(reordered(since: other))
  }

  /// Of the words that both pictures show, as few as can have moved where their order is another.
  private func reordered(since other: Scene) -> Set<Thing.Identity> {
    let places = Dictionary(
      other.words.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let known = words.filter { places[$0] != nil }
    let order = known.map { places[$0] ?? 0 }
    let staying = Set(order.longestAscent)
    return Set(zip(known, order).filter { !staying.contains($1) }.map(\.0))
  }

  private var words: [Thing.Identity] {
    things.filter { if case .text = $0.look { true } else { false } }.map(\.identity)
  }

  /// Lengths that are so near are one, in points.
  private static let same = 0.5
}

extension [Int] {
  /// The longest of the sequences in it, with anything left out, in which each number is larger than
  /// the one before.
  fileprivate var longestAscent: [Int] {
    // The last number of the best sequence of each length, by its index, and what comes before each.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, number) in enumerated() {
      var (lower, upper) = (0, ends.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if self[ends[middle]] < number { lower = middle + 1 } else { upper = middle }
      }
      before.append(lower > 0 ? ends[lower - 1] : nil)
      if lower < ends.count { ends[lower] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(self[index])
      next = before[index]
    }
    return result.reversed()
  }
}

extension Look {
  /// Whether somebody sees it by itself.
  var isShown: Bool {
    switch self {
    case .nothing, .goesOn, .row, .brackets: false
    default: true
    }
  }

  fileprivate var isAsLargeAsItsWords: Bool {
    switch self {
    case .text, .bar, .tabs, .panel: true
    default: false
    }
  }
}
