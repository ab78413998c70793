import Layout

/// Where things are, where a rule of layout is replaced by what somebody believes of it.
extension ViewTree {
  /// What somebody takes the source to say.
  func misread(_ descriptions: [Description]) -> [Description] {
    switch misreading {
    case .modifiersCommute: descriptions.map(\.paintedOutside)
    case .lastModifierWins: descriptions.map(\.withLastModifiers)
    default: descriptions
    }
  }

  /// What somebody takes a stack for.
  ///
  /// - Parameters:
  ///   - axis: Along which the children follow each other; nil where they lie above each other.
  ///   - alignment: Where they are across.
  func misreadStack(
    of items: [LayoutItem], along axis: Axis?, alignment: Alignment, for node: Node,
    _ make: ([LayoutItem]) -> LayoutItem
  ) -> LayoutItem {
    let limits = FlexibleFrame.Limits(most: .infinity)
    switch (misreading, axis) {
    case (.firstInFront, nil): return make(items).drawnFromBehind(for: node)
    case (.stackFillsTheScreen, let axis?):
      return LayoutItem(
        axis == .vertical
          ? FlexibleFrame(width: limits, alignment: alignment)
          : FlexibleFrame(height: limits, alignment: alignment), [make(items)])
    case (.stackSharesEqually, let axis?):
      return make(
        items.map {
          LayoutItem(
            axis == .vertical ? FlexibleFrame(height: limits) : FlexibleFrame(width: limits), [$0])
        })
    default: return make(items)
    }
  }
}

extension Description {
  /// SwiftUI's own modifiers on a view, from the inside to the outside.
  private var chain: (base: Description, modifiers: [Modifier]) {
    var modifiers: [Modifier] = []
    var base = self
    while case .modified(let inner, let modifier) = base, modifier.custom == nil {
      modifiers.append(modifier)
      base = inner
    }
    return (base, modifiers.reversed())
  }

  private func modified(by modifiers: [Modifier]) -> Description {
    modifiers.reduce(self) { .modified($0, $1) }
  }

  /// What paints stands around all that keeps room.
  fileprivate var paintedOutside: Description {
    let (base, modifiers) = chain
    guard let last = modifiers.lastIndex(where: \.keepsRoom) else { return self }
    let inside = modifiers[...last]
    return base.modified(
      by: inside.filter { !$0.paints } + inside.filter(\.paints) + modifiers[(last + 1)...])
  }

  /// Of what is laid out the outermost modifier of each name is left.
  fileprivate var withLastModifiers: Description {
    let (base, modifiers) = chain
    var seen: Set<String> = []
    let left = modifiers.reversed().filter { modifier in
      !Catalog.behavior(ofModifier: modifier.name).isLaidOut || seen.insert(modifier.name).inserted
    }
    return left.count == modifiers.count ? self : base.modified(by: left.reversed())
  }
}

extension Modifier {
  fileprivate var keepsRoom: Bool {
    let behavior = Catalog.behavior(ofModifier: name)
    return behavior is RoomBehavior || behavior is FrameBehavior
  }

  fileprivate var paints: Bool {
    (Catalog.behavior(ofModifier: name) as? LayeringBehavior)?.isBehind ?? (name == "border")
  }
}
