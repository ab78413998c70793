extension Scene {
  /// The things here that another picture does not show so: what is new, looks otherwise, or is of
  /// another size. What was only moved by its neighbours is not told.
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
    return changed
  }

  /// Lengths that are so near are one, in points.
  private static let same = 0.5
}

extension Look {
  /// Whether somebody sees it by itself.
  fileprivate var isShown: Bool {
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
