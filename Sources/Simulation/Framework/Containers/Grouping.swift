/// Containers that hold others together and arrange nothing themselves.
struct GroupingBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "ControlGroup": GroupingBehavior(), "UIHostingController": GroupingBehavior(),
    "NSHostingController": GroupingBehavior(), "NSHostingView": GroupingBehavior(),
    "ToolbarItem": GroupingBehavior(isInFlow: false),
    "ToolbarItemGroup": GroupingBehavior(isInFlow: false),
  ]

  /// Whether it stands where it is written, and in no bar.
  var isInFlow = true

  var isInert: Bool { true }
}
