/// Containers that hold others together and arrange nothing themselves.
struct GroupingBehavior: BarItem {
  static let views: [String: any ViewBehavior] = [
    "ControlGroup": GroupingBehavior(), "UIHostingController": GroupingBehavior(),
    "NSHostingController": GroupingBehavior(), "NSHostingView": GroupingBehavior(),
    "ToolbarItem": GroupingBehavior(isInFlow: false),
    "ToolbarItemGroup": GroupingBehavior(isInFlow: false),
  ]

  /// Whether it stands where it is written, and in no bar.
  var isInFlow = true

  var isInert: Bool { true }

  func place(of node: FrameworkNode) -> BarPlace {
    guard !isInFlow else { return .elsewhere }
    switch node.view.arguments["placement"]?.lastName {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation":
      return .leading
    case "bottomBar", "keyboard", "status", "principal": return .elsewhere
    default: return .trailing
    }
  }
}
