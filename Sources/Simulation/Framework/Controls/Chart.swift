import Drawing
import Layout

/// `Chart`: one thing on the screen, which draws the marks that stand in it. How it does is not
/// followed: it takes what it is offered, and says of how many marks it is made.
struct ChartBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Chart": ChartBehavior()]

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    LayoutItem(UnknownView()).drawn(for: node) { _ in .unknown(Self.words(of: node)) }
  }

  private static func words(of node: FrameworkNode) -> String {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for child in node.children {
      child.walk { inner in
        guard let mark = (inner as? FrameworkNode)?.view.name, mark.hasSuffix("Mark") else {
          return
        }
        if counts[mark] == nil { names.append(mark) }
        counts[mark, default: 0] += 1
      }
    }
    let marks = names.map { "\(counts[$0] ?? 0) \($0)" }
    return ([node.view.name] + [marks.joined(separator: ", ")].filter { !$0.isEmpty })
      .joined(separator: ": ")
  }
}

/// What Charts calls with what it knows of a chart: the marks of an axis, what lies over it. Nothing of
/// that is known here, and what is made of it is unknown, too.
struct ChartPartBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "AxisMarks": ChartPartBehavior(argument: "AxisValue"),
    "ChartReader": ChartPartBehavior(argument: "ChartProxy"),
  ]

  /// The type of what its closure is called with.
  let argument: String

  func builderArgument(of node: FrameworkNode) throws -> Value {
    .opaque(OpaqueValue(name: argument, place: node.view.place))
  }
}
