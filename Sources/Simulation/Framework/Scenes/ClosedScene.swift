/// Windows of an app.
struct SceneBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "WindowGroup": SceneBehavior(isInert: true, isWindow: true),
    "Window": SceneBehavior(isWindow: true), "Settings": SceneBehavior(),
    "MenuBarExtra": SceneBehavior(),
  ]

  var isInert = false
  /// Whether the first of them is open when the app starts.
  var isWindow = false

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    ClosedSceneNode.isClosed(behind: parent?.children ?? [])
      ? ClosedSceneNode(view, in: tree, under: parent)
      : FrameworkNode(view, in: tree, under: parent)
  }
}

/// A window of an app that is not open when the app starts, such as its settings: nothing in it is
/// there yet.
final class ClosedSceneNode: FrameworkNode {
  /// Whether a scene is closed that stands behind others.
  static func isClosed(behind others: [Node]) -> Bool {
    others.contains { node in
      var open = [node]
      while let next = open.popLast() {
        if let scene = next as? FrameworkNode { return scene.behavior.isWindow }
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
