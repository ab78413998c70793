import Drawing
import Layout

/// Reads gradients as the program writes them.
///
/// Where lines are read from right to left their points stay where they are: SwiftUI mirrors places
/// and shapes, not the unit points of a style, whatever these are called (Y62, usual).
struct GradientReading {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// Nil for what is no gradient.
  func gradient(of value: Value) -> Gradient? {
    switch tree.evaluator.unwrapped(value) {
    case .view(.framework(let view)): return gradient(of: view)
    case .opaque(let style):
      // Most styles are colours.
      guard style.name.hasSuffix("Gradient") else { return nil }
      var named = style.members
      for argument in style.arguments { named[argument.label ?? "0"] = argument.value }
      return gradient(String(style.name.split(separator: ".").last ?? ""), named)
    default: return nil
    }
  }

  func gradient(of view: FrameworkView) -> Gradient? {
    if let style = view.arguments["style"] { return gradient(of: style) }
    return gradient(view.name, view.arguments)
  }

  private func gradient(_ name: String, _ values: [String: Value]) -> Gradient? {
    let arguments = LayoutArguments(values, in: tree, at: .nowhere)
    guard let form = form(name, arguments) else { return nil }
    let stops = stops(values)
    return stops.isEmpty ? nil : Gradient(form, stops)
  }

  private func form(_ name: String, _ arguments: LayoutArguments) -> Gradient.Form? {
    func point(_ name: String, _ usual: UnitPoint) -> PathPoint {
      let point = arguments.unitPoint(name) ?? usual
      return PathPoint(point.x, point.y)
    }
    switch name {
    case "LinearGradient", "linearGradient":
      return .linear(from: point("startPoint", .top), to: point("endPoint", .bottom))
    case "RadialGradient", "radialGradient":
      return .radial(
        center: point("center", .center), from: arguments.length("startRadius") ?? 0,
        to: arguments.length("endRadius") ?? 0)
    case "AngularGradient", "angularGradient", "conicGradient":
      return .angular(center: point("center", .center), from: 0, to: 1)
    default: return nil
    }
  }

  private func stops(_ values: [String: Value]) -> [Gradient.Stop] {
    if case .array(let stops)? = values["stops"] { return stops.compactMap(stop) }
    if case .array(let colors)? = values["colors"] { return even(colors) }
    guard let inner = values["gradient"] else { return [] }
    switch tree.evaluator.unwrapped(inner) {
    case .opaque(let gradient):
      var named = gradient.members
      for argument in gradient.arguments { named[argument.label ?? "colors"] = argument.value }
      return stops(named.filter { $0.key != "gradient" })
    case .view(.framework(let view)): return stops(view.arguments.filter { $0.key != "gradient" })
    default: return []
    }
  }

  /// Colours alone are as far from each other.
  private func even(_ colors: [Value]) -> [Gradient.Stop] {
    let tints = colors.compactMap { TintReading(tree).tint(of: $0) }
    return tints.enumerated().map { index, tint in
      Gradient.Stop(tint, at: tints.count > 1 ? Double(index) / Double(tints.count - 1) : 0)
    }
  }

  /// `.init(color: .red, location: 0.5)`
  private func stop(_ value: Value) -> Gradient.Stop? {
    guard case .opaque(let stop) = tree.evaluator.unwrapped(value) else { return nil }
    var named = stop.members
    for argument in stop.arguments { named[argument.label ?? "color"] = argument.value }
    guard let tint = named["color"].flatMap(TintReading(tree).tint) else { return nil }
    return Gradient.Stop(tint, at: named["location"].flatMap(tree.evaluator.number) ?? 0)
  }
}
