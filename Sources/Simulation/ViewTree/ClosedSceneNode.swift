/// A window of an app that is not open when the app starts, such as its settings: nothing in it is
/// there yet.
final class ClosedSceneNode: FrameworkNode {
  private static let windows: Set = ["WindowGroup", "Window", "DocumentGroup"]

  /// - Parameter others: The scenes that stand before it.
  static func isClosed(_ view: FrameworkView, behind others: [Node]) -> Bool {
    guard view.name == "Settings" || view.name == "MenuBarExtra" || windows.contains(view.name)
    else { return false }
    return others.contains { node in
      var open = [node]
      while let next = open.popLast() {
        if let scene = next as? FrameworkNode { return windows.contains(scene.view.name) }
        open += next.children
      }
      return false
    }
  }

  override func start() throws {
    tree.assumed(
      .system(
        "the window of \(view.name) is closed", decision: "nothing in it runs",
        advice: "--root NAME shows a view of it"), at: view.place)
  }

  override func reconcileContent() throws {}
}
