import Layout

/// Where things are, where a rule of layout is replaced by what somebody believes of it.
extension ViewTree {
  /// What somebody takes the source to say.
  func misread(_ descriptions: [Description]) -> [Description] {
    switch misreading {
    case .modifiersCommute: return descriptions.map { $0.paintedOutside(homes) }
    case .lastModifierWins: return descriptions.map { $0.withLastModifiers(homes) }
    default:
      if descriptions.contains(where: \.isModifiedTwice) {
        note(.modifiersCommute)
        note(.lastModifierWins)
      }
      return descriptions
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
    default:
      noteStack(of: items, along: axis)
      return make(items)
    }
  }

  private func noteStack(of items: [LayoutItem], along axis: Axis?) {
    if axis != nil {
      note(.stackFillsTheScreen)
      note(.stackSharesEqually)
    } else if items.count > 1 {
      note(.firstInFront)
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

  /// Whether a modifier stands on another, so that their order, and their number, may matter.
  fileprivate var isModifiedTwice: Bool {
    guard case .modified(.modified, _) = self else { return false }
    return true
  }

  private func modified(by modifiers: [Modifier]) -> Description {
    modifiers.reduce(self) { .modified($0, $1) }
  }

  /// What paints stands around all that keeps room.
  fileprivate func paintedOutside(_ homes: any Homes) -> Description {
    let (base, modifiers) = chain
    guard
      let last = modifiers.lastIndex(where: { homes.behavior(ofModifier: $0.name).keepsRoom })
    else { return self }
    func paints(_ modifier: Modifier) -> Bool {
      homes.behavior(ofModifier: modifier.name).paints
    }
    let inside = modifiers[...last]
    return base.modified(
      by: inside.filter { !paints($0) } + inside.filter(paints) + modifiers[(last + 1)...])
  }

  /// Of what is laid out the outermost modifier of each name is left.
  fileprivate func withLastModifiers(_ homes: any Homes) -> Description {
    let (base, modifiers) = chain
    var seen: Set<String> = []
    let left = modifiers.reversed().filter { modifier in
      !homes.behavior(ofModifier: modifier.name).isLaidOut
        || seen.insert(modifier.name).inserted
    }
    return left.count == modifiers.count ? self : base.modified(by: left.reversed())
  }
}
