import Layout

/// `Slider`: a thumb that a person moves to a value.
struct SliderBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Slider": SliderBehavior()]

  var role: ControlRole? { .slider }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let bar = LayoutItem(
      OwnSize(
        Size(width: 118, height: Metrics.usual.control), stretches: .horizontal,
        drawn: .cells(12))
    ).drawn(for: node) { _ in .slider(share(of: node)) }
    return try builder.scale(bar, of: node)
  }

  /// Where the thumb stands, from 0 to 1.
  private func share(of node: FrameworkNode) -> Double {
    let evaluator = node.tree.evaluator
    let (lower, upper) = node.tree.range(of: node)
    guard upper > lower, let value = node.boundValue.flatMap(evaluator.number) else { return 0 }
    return (value - lower) / (upper - lower)
  }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("slide ", nil, " to 0.5")] }

  /// Behind the label stand those of the ends.
  func labels(among shown: [Node], of view: FrameworkView) -> [Node] { Array(shown.prefix(1)) }
}

extension FrameworkNode {
  /// Where a person moves the thumb of a slider to in small steps; nil at the ends.
  var notches: (below: Double?, above: Double?)? {
    guard let value = boundValue.flatMap({ tree.evaluator.number($0) }) else { return nil }
    let (lower, upper) = tree.range(of: self)
    guard upper > lower else { return nil }
    let given = view.arguments["step"].flatMap { tree.evaluator.number($0) }
    let step = given.map { max($0, 0) } ?? 0
    let notch = step > 0 ? step : (upper - lower) / 10
    // Ten times a tenth is one.
    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    return (
      value > lower ? max(lower, rounded(value - notch)) : nil,
      value < upper ? min(upper, rounded(value + notch)) : nil
    )
  }
}

extension ViewTree {
  /// From where to where a slider goes.
  fileprivate func range(of slider: FrameworkNode) -> (lower: Double, upper: Double) {
    guard case .range(let range)? = slider.view.arguments["range"] else { return (0, 1) }
    return (
      range.lower.flatMap { evaluator.number($0) } ?? 0,
      range.upper.flatMap { evaluator.number($0) } ?? 1
    )
  }

  /// The person moves the thumb to a value: it stays in the range and on a step.
  func slide(
    _ label: String, to wanted: Double, in place: String?
  ) throws(EventError) -> () throws -> Void {
    if candidates(.slider, label, in: place).isEmpty,
      !candidates(.stepper, label, in: place).isEmpty
    {
      throw EventError("\"\(label)\" is a stepper: tap \"\(label) +\" or tap \"\(label) -\"")
    }
    let slider = try control(.slider, label, in: place)
    guard let binding = slider.binding else {
      throw EventError("the slider \"\(label)\" is bound to nothing")
    }
    let (lower, upper) = range(of: slider)
    var value = min(max(wanted, lower), max(lower, upper))
    if let step = slider.view.arguments["step"].flatMap({ evaluator.number($0) }), step > 0 {
      value = min(lower + ((value - lower) / step).rounded() * step, upper)
    }
    return { [self, value] in
      try tellEditing(slider, true)
      try evaluator.write(.double(value), through: binding, at: .nowhere)
      try tellEditing(slider, false)
    }
  }
}
