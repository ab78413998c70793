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
    guard let type = tree.evaluator.program.types["GeometryProxy"] else { return }
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

extension ViewTree {
  /// `GeometryProxy`
  ///
  /// - Parameter asked: Is told when the program asks where the view, or an anchor, is.
  func proxy(
    of node: Node, _ geometry: ReaderGeometry, asked: @escaping (AnchorValue?) -> Void = { _ in }
  ) throws -> Value {
    let size = FunctionValue(
      .native { [weak self] evaluator, _, place in
        evaluator.raise(geometry.rests.doubt(at: place))
        return try self?.offered(geometry.size) ?? .void
      }, number: evaluator.nextNumber())
    let frames = FunctionValue(
      .native { [weak self, weak node] evaluator, arguments, place in
        guard let self, let node else { return .void }
        evaluator.raise(geometry.rests.doubt(at: place))
        if case .native(let anchor as AnchorValue)? = arguments.first?.value {
          asked(anchor)
          return try offered(anchor, from: geometry.frame.origin)
        }
        asked(nil)
        return try offered(frame(geometry.frame, of: node, in: arguments.first?.value))
      }, number: evaluator.nextNumber())
    let insets = geometry.safeAreaInsets
    return try structure(
      "GeometryProxy",
      [
        "measure": .function(size), "frames": .function(frames),
        "safeAreaInsets": insets.value,
      ])
  }

  /// Where an anchor is, in coordinates that begin at a point of the screen.
  private func offered(_ anchor: AnchorValue, from origin: Point) throws -> Value {
    let frame = anchor.frame ?? .zero
    let inside = Rectangle(origin: frame.origin - origin, size: frame.size)
    guard let point = anchor.point(in: self) else { return try offered(inside) }
    let place = inside.origin + point.point(in: inside.size)
    return try value(of: place)
  }

  /// A frame in the coordinates of the screen, of the view itself, or of a view around it.
  private func frame(_ frame: Rectangle, of node: Node, in space: Value?) -> Rectangle {
    switch space?.lastName {
    case "local": return Rectangle(origin: .zero, size: frame.size)
    case "global": return frame
    default: break
    }
    guard let space, let origin = screenLayout.origin(ofSpace: space, around: node) else {
      return frame
    }
    return Rectangle(origin: frame.origin - origin, size: frame.size)
  }

  private func offered(_ size: Size) throws -> Value {
    try structure("OfferedSpace", ["width": .double(size.width), "height": .double(size.height)])
  }

  private func offered(_ frame: Rectangle) throws -> Value {
    let origin = try structure(
      "OfferedPoint", ["x": .double(frame.origin.x), "y": .double(frame.origin.y)])
    return try structure("OfferedFrame", ["origin": origin, "size": offered(frame.size)])
  }
}

extension Dependencies {
  /// Why a size may be another one; nil for what rests on nothing that is open.
  fileprivate func doubt(at place: SourcePlace) -> Doubt? {
    reason.map { Doubt(.measure("size", $0), at: place) }
  }

  /// What was taken for granted of what a size rests on.
  private var reason: String? {
    if contains(.screen) { return "the screen here is that of a phone, 393 by 852 points" }
    if contains(.font) { return "a letter is 10 points wide here, and a line 20 high" }
    if contains(.image) { return "nobody knows here how large the picture is" }
    if contains(.metrics) { return "bars, rows and controls are as large here as they usually are" }
    if contains(.unknown) { return "how large it is was never promised" }
    return nil
  }
}
