import Layout

/// `GeometryReader`: its content is made when its size is known.
struct GeometryReaderBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["GeometryReader": GeometryReaderBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    GeometryReaderNode(view, in: tree, under: parent)
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    guard let node = node as? GeometryReaderNode else { return nil }
    return LayoutItem(
      SizeReader { [unowned node, unowned builder] geometry in
        try node.show(geometry)
        node.lateFigures = []
        let pieces = try builder.pieces(of: node.children)
        node.lateFigures = pieces.figures
        return ReaderContent(pieces.items, readsPlace: node.readsPlace)
      })
  }
}

/// A place whose content is described during the layout, with its size.
final class GeometryReaderNode: FrameworkNode, WaitsForLayout, LateContent {
  private(set) var isWaiting = false
  var lateFigures: [Figure] = []
  /// What its content was made for.
  private var geometry: ReaderGeometry?
  /// Whether its content asked where it is.
  private(set) var readsPlace = false

  override init(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) {
    super.init(view, in: tree, under: parent)
    tree.waitingForLayout[number] = self
  }

  override func end() {
    super.end()
    tree.waitingForLayout[number] = nil
  }

  override func reconcileContent() throws { isWaiting = true }

  /// The anchors that its content asked about, and where they were.
  private var anchors: [(anchor: AnchorValue, frame: Rectangle?)] = []

  /// Makes the content for a size, if it was made for another one or described anew.
  func show(_ new: ReaderGeometry) throws {
    let isSame = readsPlace ? new == geometry : new.size == geometry?.size
    guard isWaiting || !isSame || anchors.contains(where: { $0.anchor.frame != $0.frame }) else {
      return
    }
    geometry = new
    anchors = []
    let proxy = try tree.proxy(of: self, new) { [weak self] anchor in
      self?.readsPlace = true
      if let anchor { self?.anchors.append((anchor, anchor.frame)) }
    }
    try describe(with: proxy)
  }

  func settleWithoutLayout() throws {
    guard let type = tree.evaluator.program.types[ViewTree.geometryProxy] else { return }
    try describe(with: .structure(try tree.evaluator.initialFields(of: type)))
  }

  /// What is described now is laid out at once.
  private(set) var isDescribing = false
  override var absorbsLayoutChanges: Bool { isDescribing }

  private func describe(with proxy: Value) throws {
    isWaiting = false
    isDescribing = true
    defer { isDescribing = false }
    guard let builder = view.deferred.first else { return }
    let content =
      children.first as? BuilderNode
      ?? BuilderNode(builder, argument: proxy, identifier: nil, in: tree, under: self)
    if children.isEmpty { arrange([content]) }
    try content.run(builder, argument: proxy)
    try tree.runNewBodies()
  }
}
