import Drawing
import Layout

/// A view without a behaviour of its own: one that nobody knows, a path, a shape of the program.
struct PlainView: ViewBehavior {
  var drawsShapes: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    guard content.items.isEmpty else { return nil }
    let program = builder.tree.evaluator.program
    let isShape = program.types[node.view.name].map { program.conforms($0, to: .shape) }
    guard isShape == true else {
      return LayoutItem(UnknownView()).drawn(for: node) { _ in .unknown(node.view.name) }
    }
    let size = PathReading(builder.tree).size(of: node)
    let algorithm: any LayoutAlgorithm = size.map { MeasuredShape($0) } ?? Fill()
    return LayoutItem(algorithm).drawn(for: node) { place in
      let outline = try PathReading(node.tree).outline(of: node, in: place.exactSize)
      guard let outline else { return place.dress.shape(.rectangle, nil, in: place.frame.size) }
      return place.dress.path(place.fitted(outline), in: place.frame.size)
    }
  }
}

/// `Canvas`: its closure says what is drawn, once it has a size.
struct CanvasBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Canvas": CanvasBehavior()]

  var isInert: Bool { true }
  var showsByClosure: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    CanvasNode(view, in: tree, under: parent)
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    LayoutItem(Fill()).drawn(for: node) { place in
      guard case .function(let renderer)? = node.view.arguments["renderer"] else {
        return .unknown(node.view.name)
      }
      let recording = CanvasRecording(node.tree, place)
      try recording.run(renderer, at: node.view.place)
      // One that draws nothing that is known here is named, as it takes room.
      return recording.parts.isEmpty ? .unknown(node.view.name) : .parts(recording.parts)
    }
  }
}

extension DrawnPlace {
  /// How large it is before its lengths become whole cells: closures run with this.
  var exactSize: Size { (item.owner as? LayoutItem)?.placement?.size ?? frame.size }

  /// What was drawn for the exact size, as large as it is drawn here.
  func fitted(_ outline: PathOutline) -> PathOutline {
    let exact = exactSize
    guard exact != frame.size, exact.width > 0, exact.height > 0 else { return outline }
    let (x, y) = (frame.size.width / exact.width, frame.size.height / exact.height)
    return outline.mapped { PathPoint($0.x * x, $0.y * y) }
  }
}
