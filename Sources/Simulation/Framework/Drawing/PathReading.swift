import Drawing
import Foundation
import Layout

/// Runs what the program has to say of a shape, and reads its lines.
struct PathReading {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// What `path(in:)` makes of a size; nil where there is no such function.
  ///
  /// - Throws: what ends the program.
  func outline(of node: FrameworkNode, in size: Size) throws -> PathOutline? {
    let evaluator = tree.evaluator
    guard let type = evaluator.program.types[node.view.name] else { return nil }
    if let steps = node.view.arguments["steps"], type.isFramework { return outline(steps: steps) }
    guard let function = function("path", of: node, type) else { return nil }
    let frame = try tree.value(of: Rectangle(origin: .zero, size: size))
    let path = try tree.withoutTracking {
      try evaluator.call(
        function, [CallArgument(label: "in", value: frame)], at: node.view.place)
    }
    return outline(of: path)
  }

  /// What `sizeThatFits(_:)` of a shape makes of an offer; nil where there is no such function.
  func size(of node: FrameworkNode) -> ((Proposal) throws -> Size)? {
    guard let type = tree.evaluator.program.types[node.view.name], !type.isFramework,
      let function = function("sizeThatFits", of: node, type)
    else { return nil }
    let place = node.view.place
    return { [unowned tree] proposal in
      let argument = CallArgument(label: nil, value: try tree.value(of: proposal))
      let size = try tree.withoutTracking {
        try tree.evaluator.call(function, [argument], at: place)
      }
      let reading = LayoutArguments(in: tree, at: place)
      guard let (width, height) = reading.pair(size, "width", "height") else { return .zero }
      return Size(width: width, height: height)
    }
  }

  /// A function of a shape; nil where it has none of that name.
  private func function(_ name: String, of node: FrameworkNode, _ type: TypeInfo) -> FunctionValue?
  {
    let functions = tree.evaluator.methods(name, of: type)
    guard !functions.isEmpty else { return nil }
    let shape =
      node.shownShape
      ?? StructureValue(
        type: type, fields: type.stored.map { node.view.arguments[$0.name] ?? .void })
    return FunctionValue(
      .declared(functions, self: .structure(shape), type: type, scope: nil),
      number: tree.evaluator.nextNumber())
  }

  /// The lines of a `Path`; nil for anything else.
  func outline(of value: Value) -> PathOutline? {
    switch tree.evaluator.unwrapped(value) {
    case .structure(let path): path.field("steps").map { outline(steps: $0) }
    case .view(.framework(let view)): view.arguments["steps"].map { outline(steps: $0) }
    default: nil
    }
  }

  private func outline(steps: Value) -> PathOutline {
    guard case .array(let steps) = steps else { return PathOutline() }
    var outline = PathOutline()
    for case .array(let step) in steps {
      guard case .string(let kind)? = step.first else { continue }
      let numbers = step.dropFirst().map { tree.evaluator.number($0) ?? 0 }
      // What is done to a path as a whole holds its steps.
      if case .array? = step.last, let whole = step.last, numbers.count > 2 {
        let changed = self.outline(steps: whole).changed(kind, numbers[0], numbers[1])
        for step in changed.steps { outline.append(step) }
        continue
      }
      let isClockwise = step.last == .boolean(true)
      outline.append(kind, numbers, isClockwise: isClockwise)
    }
    return outline
  }
}

extension PathOutline {
  /// A part of it, or all of it somewhere else.
  fileprivate func changed(_ kind: String, _ first: Double, _ second: Double) -> PathOutline {
    switch kind {
    case "trim": trimmed(from: first, to: second)
    case "shift": mapped { PathPoint($0.x + first, $0.y + second) }
    default: self
    }
  }

  /// A step as the declaration of `Path` notes it.
  fileprivate mutating func append(_ kind: String, _ numbers: [Double], isClockwise: Bool) {
    func point(_ index: Int) -> PathPoint {
      index + 1 < numbers.count ? PathPoint(numbers[index], numbers[index + 1]) : PathPoint(0, 0)
    }
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    switch kind {
    case "move": append(.move(point(0)))
    case "line": append(.line(point(0)))
    case "curve": append(.curve(point(0), point(2), point(4)))
    case "quad": addQuadratic(to: point(0), control: point(2))
    case "close": append(.close)
    case "arc":
      addArc(
        around: point(0), radius: number(2), from: number(3), to: number(4),
        isClockwise: isClockwise)
    case "rect": add(.rectangle, at: point(0), number(2), number(3))
    case "ellipse": add(.ellipse, at: point(0), number(2), number(3))
    case "rounded": add(.rounded(min(number(4), number(5))), at: point(0), number(2), number(3))
    default: return
    }
  }

  private mutating func add(
    _ outline: Outline, at corner: PathPoint, _ width: Double, _ height: Double
  ) {
    let part = outline.path(width: width, height: height).mapped {
      PathPoint($0.x + corner.x, $0.y + corner.y)
    }
    for step in part.steps { append(step) }
  }

  private var end: PathPoint? {
    switch steps.last {
    case .move(let point)?, .line(let point)?, .curve(let point, _, _)?: point
    case .close?, nil: nil
    }
  }

  private mutating func addQuadratic(to end: PathPoint, control: PathPoint) {
    let start = self.end ?? PathPoint(0, 0)
    func toward(_ point: PathPoint) -> PathPoint {
      PathPoint(
        point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
    }
    append(.curve(end, toward(start), toward(end)))
  }

  /// Angles are in degrees. In SwiftUI y grows downwards, so that what is called clockwise goes the
  /// other way on the screen.
  private mutating func addArc(
    around center: PathPoint, radius: Double, from start: Double, to end: Double,
    isClockwise: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    let given = isClockwise ? start - end : end - start
    // A turn that is whole stays whole; one that is negative is gone the other way about.
    let turn = given >= 360 ? 360 : given - (given / 360).rounded(.down) * 360
    let pieces = max(1, Int((turn / 10).rounded(.up)))
    for piece in 0...pieces {
      let share = Double(piece) / Double(pieces) * turn
      let angle = (start + (isClockwise ? -share : share)) * .pi / 180
      let point = PathPoint(center.x + radius * cos(angle), center.y + radius * sin(angle))
      append(piece == 0 && self.end == nil ? .move(point) : .line(point))
    }
  }
}
