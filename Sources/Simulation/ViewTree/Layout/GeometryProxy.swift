import Layout

extension ViewTree {
  /// The type by which a view is told how large it is, and where.
  static let geometryProxy = "GeometryProxy"

  /// A value of that type.
  ///
  /// - Parameter asked: Is told when the program asks where the view, or an anchor, is.
  func proxy(
    of node: Node, _ geometry: ReaderGeometry, asked: @escaping (AnchorValue?) -> Void = { _ in }
  ) throws -> Value {
    let size = FunctionValue(
      .native { [weak self] evaluator, _, place in
        evaluator.raise(geometry.rests.doubt(at: place))
        return try self?.value(of: geometry.size) ?? .void
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
        return try value(of: frame(geometry.frame, of: node, in: arguments.first?.value))
      }, number: evaluator.nextNumber())
    let insets = geometry.safeAreaInsets
    return try structure(
      Self.geometryProxy,
      [
        "measure": .function(size), "frames": .function(frames),
        "safeAreaInsets": insets.value,
      ])
  }

  /// Where an anchor is, in coordinates that begin at a point of the screen.
  private func offered(_ anchor: AnchorValue, from origin: Point) throws -> Value {
    let frame = anchor.frame ?? .zero
    let inside = Rectangle(origin: frame.origin - origin, size: frame.size)
    guard let point = anchor.point(in: self) else { return try value(of: inside) }
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
