import Drawing
import Foundation
import Layout

/// What the closure of a canvas draws, in the order in which it does.
final class CanvasRecording {
  private(set) var parts: [LookPart] = []
  private let tree: ViewTree
  private let place: DrawnPlace
  private let paths: PathReading

  init(_ tree: ViewTree, _ place: DrawnPlace) {
    self.tree = tree
    self.place = place
    paths = PathReading(tree)
  }

  /// - Throws: what ends the program.
  func run(_ renderer: FunctionValue, at source: SourcePlace) throws {
    let record = Value.function(
      FunctionValue(
        .native { [unowned self] _, arguments, _ in
          if case .array(let step)? = arguments.first?.value { note(step) }
          return .integer(0)
        }, number: tree.evaluator.nextNumber()))
    let context = try tree.structure("GraphicsContext", ["record": record])
    let size = try tree.value(of: place.exactSize)
    _ = try tree.withoutTracking {
      try tree.evaluator.callChanging(renderer, [context, size])
    }
  }

  /// No drawing has more parts.
  private static let mostParts = 10_000

  private func note(_ step: [Value]) {
    guard step.count > 4, case .string(let kind) = step[0], parts.count < Self.mostParts else {
      return
    }
    let opacity = tree.evaluator.number(step[3]) ?? 1
    let frame = Area(
      x: 0, y: 0, width: place.frame.size.width, height: place.frame.size.height)
    let tint = TintReading(tree).tint(of: step[2]).map { seen($0, opacity) }
    switch kind {
    case "fill":
      guard let path = outline(step) else { return }
      parts.append(LookPart(.path(DrawnPath(path, .filled(tint ?? .black))), in: frame))
    case "stroke":
      guard let path = outline(step) else { return }
      let reading = LayoutArguments(in: tree, at: .nowhere)
      let width = step.last.flatMap { reading.length($0) ?? reading.lineWidth($0) } ?? 1
      parts.append(
        LookPart(.path(DrawnPath(path, .stroked(tint ?? .black, width: width))), in: frame))
    default: draw(step, opacity)
    }
  }

  private func seen(_ tint: Tint, _ opacity: Double) -> Tint {
    tint.fading(to: opacity * place.dress.opacity)
  }

  private func outline(_ step: [Value]) -> PathOutline? {
    paths.outline(of: step[1]).map { path in place.fitted(path.mapped(moved(step[4]))) }
  }

  /// Words or a symbol, with their middle at a place.
  private func draw(_ step: [Value], _ opacity: Double) {
    let reading = LayoutArguments(in: tree, at: .nowhere)
    guard let (x, y) = reading.pair(step[2], "x", "y"),
      case .view(let described) = tree.evaluator.unwrapped(step[1])
    else { return }
    let words = described.texts.joined(separator: " ")
    let look: Look =
      if let symbol = described.symbol { .symbol(symbol, place.dress.foreground) } else {
        .text([words], place.dress.lettering)
      }
    let cell = Metrics.usual.cell
    let width = described.symbol == nil ? Double(words.count) * cell.width : 2 * cell.width
    let point = moved(step[4])(PathPoint(x, y))
    let anchor = step.count > 5 ? reading.unitPoint(step[5]) ?? .center : .center
    parts.append(
      LookPart(
        look,
        in: Area(
          x: point.x - width * anchor.x, y: point.y - cell.height * anchor.y, width: width,
          height: cell.height)))
  }

  /// The first of the moves was made first: what is drawn goes through the last one first.
  private func moved(_ moves: Value) -> (PathPoint) -> PathPoint {
    guard case .array(let moves) = moves, !moves.isEmpty else { return { $0 } }
    let steps: [(String, Double, Double)] = moves.compactMap { move in
      guard case .array(let parts) = move, case .string(let kind)? = parts.first else {
        return nil
      }
      let numbers = parts.dropFirst().map { tree.evaluator.number($0) ?? 0 }
      return (kind, numbers.first ?? 0, numbers.last ?? 0)
    }
    return { point in
      steps.reversed().reduce(point) { point, step in
        switch step.0 {
        case "move": return PathPoint(point.x + step.1, point.y + step.2)
        case "scale": return PathPoint(point.x * step.1, point.y * step.2)
        default:
          let angle = step.1 * .pi / 180
          return PathPoint(
            point.x * cos(angle) - point.y * sin(angle),
            point.x * sin(angle) + point.y * cos(angle))
        }
      }
    }
  }
}

extension Description {
  /// The symbol that it is alone.
  fileprivate var symbol: String? {
    switch self {
    case .framework(let view) where view.isPicture:
      if case .string(let name)? = view.arguments["title"] { name } else { nil }
    case .modified(let base, _): base.symbol
    default: nil
    }
  }
}
