/// Containers that arrange what stands in them and do nothing else.
struct StackBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "VStack": StackBehavior(), "HStack": StackBehavior(isRow: true), "ZStack": StackBehavior(),
    "LazyVStack": StackBehavior(rows: .lazy), "LazyHStack": StackBehavior(rows: .lazy),
    "LazyVGrid": StackBehavior(rows: .lazy), "LazyHGrid": StackBehavior(rows: .lazy),
    "Grid": StackBehavior(), "GridRow": StackBehavior(isRow: true),
    "LabeledContent": StackBehavior(isInert: false, isRow: true),
    "ScrollView": StackBehavior(), "LayoutContainer": StackBehavior(),
    "ViewThatFits": StackBehavior(), "GroupBox": StackBehavior(), "ToolbarItem": StackBehavior(),
    "ToolbarItemGroup": StackBehavior(), "ControlGroup": StackBehavior(),
    "UIHostingController": StackBehavior(), "NSHostingController": StackBehavior(),
    "NSHostingView": StackBehavior(),
  ]

  var isInert = true
  var isRow = false
  var rows = RowMaking.eager
}
