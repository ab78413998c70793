import Layout

/// What toolbars put into a bar of a navigation stack. Where it stands there nobody promises (Y73).
struct BarRow {
  /// What stands in the bar, from its leading to its trailing end.
  let content: [LayoutItem]
  let item: LayoutItem
  var figures: [Figure]
}

/// The bars of a navigation stack; nil where nothing stands in one.
struct Bars {
  var top: BarRow?
  /// A field below it and below the title.
  var search: BarRow?
  var bottom: BarRow?
  /// Of a split view: those of each column.
  var columns: [Bars] = []

  var allTop: [BarRow] { (columns + [self]).flatMap { [$0.top, $0.search].compactMap(\.self) } }
  var allBottom: [BarRow] { (columns + [self]).compactMap(\.bottom) }
}
