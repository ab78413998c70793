import Layout

/// Several things in the place of one.
extension LayoutBuilder {
  /// Several things where one is expected stand one above the other.
  func one(_ items: [LayoutItem], along axis: Axis = .vertical) -> LayoutItem {
    guard items.count != 1 else { return items[0] }
    return LayoutItem(
      axis == .vertical ? Stack.vertical() : Stack.horizontal(), items)
  }

  /// Y28: several views of one layer are one pile.
  func layers(_ base: LayoutItem, _ others: [LayoutItem], alignment: Alignment) -> LayoutItem {
    guard !others.isEmpty else { return LayoutItem(Passing(.y28), [base]) }
    return LayoutItem(
      Layers(alignment),
      [base, others.count == 1 ? others[0] : LayoutItem(DepthStack(), others)])
  }
}
