import Layout

/// `Slider`: a thumb that a person moves to a value.
struct SliderBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Slider": SliderBehavior()]

  var role: ControlRole? { .slider }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    LayoutItem(
      OwnSize(Size(width: 118, height: Metrics.usual.control), stretches: .horizontal))
  }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("slide ", nil, " to 0.5")] }

  /// Behind the label stand those of the ends.
  func labels(among shown: [Node], of view: FrameworkView) -> [Node] { Array(shown.prefix(1)) }
}

extension ViewTree {
  /// The person moves the thumb to a value: it stays in the range and on a step.
  func slide(
    _ label: String, to wanted: Double, in place: String?
  ) throws(EventError) -> () throws -> Void {
    let slider = try control(.slider, label, in: place)
    guard let binding = slider.binding else {
      throw EventError("the slider \"\(label)\" is bound to nothing")
    }
    var lower = 0.0
    var upper = 1.0
    if case .range(let range)? = slider.view.arguments["range"] {
      lower = range.lower.flatMap { interpreter.number($0) } ?? lower
      upper = range.upper.flatMap { interpreter.number($0) } ?? upper
    }
    var value = min(max(wanted, lower), max(lower, upper))
    if let step = slider.view.arguments["step"].flatMap({ interpreter.number($0) }), step > 0 {
      value = min(lower + ((value - lower) / step).rounded() * step, upper)
    }
    return { [self, value] in
      try tellEditing(slider, true)
      try interpreter.write(.double(value), through: binding, at: .nowhere)
      try tellEditing(slider, false)
    }
  }
}
