/// Paths and gradients in SVG.
enum VectorPath {
  /// The commands of a path whose thing begins at a place.
  static func commands(_ outline: PathOutline, at frame: Area) -> String {
    func text(_ point: PathPoint) -> String {
      VectorText.number(frame.x + point.x) + " " + VectorText.number(frame.y + point.y)
    }
    return outline.steps.map { step in
      switch step {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .curve(let end, let first, let second):
        "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }

  static func element(_ path: DrawnPath, at frame: Area) -> String {
    var outline = path.outline
    // SVG wants a line to begin somewhere.
    if let first = outline.steps.first, case .line(let point) = first {
      outline = PathOutline([.move(point)] + outline.steps)
    }
    guard !outline.steps.isEmpty else { return "" }
    let paint: String =
      switch path.paint {
      case .filled(let tint): VectorText.paint(tint, as: "fill")
      case .stroked(let tint, let width):
        " fill=\"none\" stroke-width=\"\(VectorText.number(width))\""
          + VectorText.paint(tint ?? .black, as: "stroke")
      }
    return "<path d=\"\(commands(outline, at: frame))\"\(paint)/>"
  }

  /// The definition of a gradient for a frame.
  static func definition(_ gradient: Gradient, named name: String, in frame: Area) -> String {
    func place(_ point: PathPoint, _ x: String, _ y: String) -> String {
      " \(x)=\"\(VectorText.number(frame.x + point.x * frame.width))\""
        + " \(y)=\"\(VectorText.number(frame.y + point.y * frame.height))\""
    }
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(VectorText.number(stop.location))\""
        + " stop-color=\"\(VectorText.color(stop.tint))\""
        + " stop-opacity=\"\(VectorText.number(stop.tint.opacity))\"/>"
    }.joined()
    let head = " id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
    switch gradient.form {
    case .linear(let start, let end):
      return
        "<linearGradient\(head)\(place(start, "x1", "y1"))\(place(end, "x2", "y2"))>\(stops)</linearGradient>"
    case .radial(let center, _, let radius):
      return radial(head + place(center, "cx", "cy"), radius, stops)
    // SVG has no gradient around a point: the colours go outwards.
    case .angular(let center, _, _):
      return radial(
        head + place(center, "cx", "cy"), min(frame.width, frame.height) / 2, stops)
    }
  }

  private static func radial(_ head: String, _ radius: Double, _ stops: String) -> String {
    "<radialGradient\(head) r=\"\(VectorText.number(radius))\">\(stops)</radialGradient>"
  }
}
