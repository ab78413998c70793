import Layout

/// Containers that hold others together and arrange nothing themselves.
struct GroupingBehavior: BarItem {
  static let views: [String: any ViewBehavior] = [
    "ControlGroup": GroupingBehavior(isRow: true), "UIHostingController": GroupingBehavior(),
    "NSHostingController": GroupingBehavior(), "NSHostingView": GroupingBehavior(),
    "ToolbarItem": GroupingBehavior(isInFlow: false),
    "ToolbarItemGroup": GroupingBehavior(isInFlow: false),
  ]

  /// Whether it stands where it is written, and in no bar.
  var isInFlow = true

  /// Whether what is in it stands side by side.
  var isRow = false

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    isRow && content.items.count > 1
      ? LayoutItem(Stack.horizontal(.middle), content.items) : nil
  }

  func place(of node: FrameworkNode) -> BarPlace {
    guard !isInFlow else { return .elsewhere }
    switch node.view.arguments["placement"]?.lastName {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
      return .leading
    case "bottomBar", "status": return .bottom
    case "principal": return .middle
    case "keyboard": return .elsewhere
    default: return .trailing
    }
  }
}
