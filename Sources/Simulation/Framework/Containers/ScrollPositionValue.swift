import Layout

/// A `ScrollPosition`: where the program wants a scroll view to be, or a person has left it.
struct PositionValue {
  private let value: StructureValue

  /// Nil for any other value.
  init?(_ value: Value) {
    guard case .structure(let structure) = value, structure.type.isFramework,
      structure.type.name == "ScrollPosition"
    else { return nil }
    self.value = structure
  }

  private func field(_ name: String) -> Value? {
    guard let index = value.type.storedIndex[name], value.fields.indices.contains(index) else {
      return nil
    }
    if case .optional(let wrapped) = value.fields[index] { return wrapped }
    return value.fields[index]
  }

  /// What is called so is scrolled to; nil if something else is wanted, or nothing.
  var identifier: Value? { field("identifier") }
  var anchor: Value? { field("anchor") }
  /// `top`, `leading`, `bottom` or `trailing`.
  var edge: String? { field("edge")?.lastName }

  /// How far from the start along each axis; nil where it stays as it is.
  func offset(in evaluator: Evaluator) -> (x: Double?, y: Double?) {
    func part(_ name: String) -> Double? {
      guard case .structure(let point)? = field("point"),
        let index = point.type.storedIndex[name]
      else { return field(name).flatMap(evaluator.number) }
      return evaluator.number(point.fields[index])
    }
    return (part("x"), part("y"))
  }

  /// The same after a person has scrolled.
  func left(at identifier: Value?) -> Value {
    var left = value
    for name in ["identifier", "anchor", "edge", "point", "x", "y"] {
      if let index = value.type.storedIndex[name] { left.fields[index] = .optional(nil) }
    }
    if let index = value.type.storedIndex["identifier"] {
      left.fields[index] = .optional(identifier)
    }
    if let index = value.type.storedIndex["isPositionedByUser"] {
      left.fields[index] = .boolean(true)
    }
    return .structure(left)
  }
}

extension ViewTree {
  /// Once the screen is laid out, what stands in the modifier is scrolled to where it is wanted.
  func scroll(to position: PositionValue, inside node: ModifierNode) {
    let place = node.modifier.place
    if let identifier = position.identifier {
      return scroll(
        to: identifier, inside: node, anchor: position.anchor, at: place,
        by: "scrollTo(id: \(identifier.shortText))")
    }
    let (x, y) = position.offset(in: evaluator)
    guard position.edge != nil || x != nil || y != nil else { return }
    waitingScrolls.append { [unowned self, weak node] in
      // What comes on the screen on the way may be longer or shorter than was thought.
      for _ in 0..<Self.mostJumps {
        guard let area = node?.scrolledArea else { return }
        let before = ScrollArea.offset(of: area)
        ScrollArea.scroll(area, to: position.target(in: area, from: before, x: x, y: y))
        _ = try screenLayout.layOut(on: screen)
        guard ScrollArea.offset(of: area) != before else { return }
      }
    }
  }

  private static let mostJumps = 8
}

extension PositionValue {
  /// Beyond the end the next layout takes it back to the end.
  fileprivate func target(
    in area: LayoutItem, from offset: Point, x: Double?, y: Double?
  ) -> Point {
    let content = area.children.first?.placement?.size ?? .zero
    return switch edge {
    case "top": Point(x: offset.x, y: 0)
    case "bottom": Point(x: offset.x, y: content.height)
    case "leading": Point(x: 0, y: offset.y)
    case "trailing": Point(x: content.width, y: offset.y)
    default: Point(x: x ?? offset.x, y: y ?? offset.y)
    }
  }
}

extension Node {
  /// The first thing in it that can be scrolled.
  var scrolledArea: LayoutItem? {
    var area: LayoutItem?
    walk { node in if area == nil { area = node.scrollArea } }
    return area
  }
}
