import Drawing

/// Modifiers that say how what they are put on looks, and change nothing else.
struct DressingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "foregroundStyle": DressingBehavior(.foreground),
    "foregroundColor": DressingBehavior(.foreground), "tint": DressingBehavior(.accent),
    "accentColor": DressingBehavior(.accent), "bold": DressingBehavior(.bold),
    "fontWeight": DressingBehavior(.weight), "font": DressingBehavior(.font),
    "underline": DressingBehavior(.underline),
    "multilineTextAlignment": DressingBehavior(.side), "fill": DressingBehavior(.fill),
    "stroke": DressingBehavior(.stroke), "strokeBorder": DressingBehavior(.stroke),
  ]

  enum Aspect {
    case foreground, accent, bold, weight, font, underline, side, fill, stroke
  }

  let aspect: Aspect

  init(_ aspect: Aspect) { self.aspect = aspect }

  /// A colour, the width of a line and the size of letters are on their way in an animated update.
  var isAnimatable: Bool {
    switch aspect {
    case .foreground, .accent, .fill, .stroke, .font: true
    case .bold, .weight, .underline, .side: false
    }
  }

  func dress(_ dress: inout Dress, by node: ModifierNode) {
    let arguments = LayoutArguments(node.shownArguments, in: node.tree, at: node.modifier.place)
    let first = node.shownArguments.firstStyle.map { plainBackground(node, $0) }
    let tint =
      first?.isTint == true
      ? dress.accent ?? TintReading.accent : first.flatMap { TintReading(node.tree).tint(of: $0) }
    switch aspect {
    case .foreground:
      dress.isQuiet = first?.lastName == "secondary" || first?.lastName == "tertiary"
      dress.foreground = tint
    case .accent: dress.accent = tint
    case .bold: dress.isBold = arguments.isTrue("isActive") ?? true
    case .underline: dress.isUnderlined = arguments.isTrue("isActive") ?? true
    case .weight: dress.isBold = first.map { Self.heavy.contains($0.lastName) } ?? dress.isBold
    case .font: if let first { dressFont(&dress, first, node.tree) }
    case .side:
      switch first?.lastName {
      case "center": dress.side = .center
      case "trailing": dress.side = .trailing
      default: dress.side = .leading
      }
    case .fill:
      dress.coverPaint()
      let gradient = first.flatMap { GradientReading(node.tree).gradient(of: $0) }
      dress.paint = gradient.map { .shaded($0) } ?? tint.map { .filled($0) }
    case .stroke:
      let painted = hasContent(arguments) ? nil : dress.paint
      if painted == nil { dress.coverPaint() }
      dressLine(&dress, arguments)
      if let painted { dress.paintLine(painted) }
      // Its line lies inside of the shape.
      if node.modifier.name == "strokeBorder" {
        dress.lineChanges.insert(.inset(dress.lineWidth / 2), at: 0)
      }
    }
  }

  /// What `backgroundStyle` says around it, where the style is the background alone.
  private func plainBackground(_ node: ModifierNode, _ style: Value) -> Value {
    guard case .opaque(let opaque) = style, opaque.base == nil,
      style.lastName == TintReading.background
    else { return style }
    return node.tree.said(environment: "backgroundStyle", around: node) ?? style
  }

  /// Whether a line has a colour of its own; else it is a shape, which may be filled.
  private func hasContent(_ arguments: LayoutArguments) -> Bool {
    arguments.arguments["content"] != nil || arguments.arguments["0"] != nil
  }

  /// `.stroke(.red, lineWidth: 4)`, `.stroke(.red, style: StrokeStyle(lineWidth: 4))`
  private func dressLine(_ dress: inout Dress, _ arguments: LayoutArguments) {
    let values = arguments.arguments
    let tint = (values["content"] ?? values["style"] ?? values["0"])
      .flatMap { TintReading(arguments.tree).tint(of: $0) }
    dress.paint = .stroked(tint)
    dress.lineWidth =
      arguments.length("lineWidth") ?? values["style"].flatMap(arguments.lineWidth) ?? 1
    dress.dashes = values["style"].map(arguments.dashes) ?? []
  }

  private static let heavy: Set<String> = ["semibold", "bold", "heavy", "black"]

  /// The usual sizes of Apple's text styles, in points.
  private static let sizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]
  private static let titles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline",
  ]

  /// `.title`, `.title.bold()`, `.system(size: 20, weight: .bold)`
  private func dressFont(_ dress: inout Dress, _ font: Value, _ tree: ViewTree) {
    var next: Value? = font
    dress.isBold = false
    while let value = next.map(tree.evaluator.unwrapped) {
      let name = value.lastName
      if let size = Self.sizes[name] { dress.size = size }
      if Self.titles.contains(name) || name == "bold" { dress.isBold = true }
      guard case .opaque(let opaque) = value else { return }
      for argument in opaque.arguments {
        if argument.label == "size", let size = tree.evaluator.number(argument.value), size > 0 {
          dress.size = min(size, 200)
        }
        if Self.heavy.contains(argument.value.lastName) { dress.isBold = true }
        if let size = Self.sizes[argument.value.lastName] { dress.size = size }
      }
      next = opaque.base
    }
  }
}

extension Value {
  /// `.tint`, by itself or as `AnyShapeStyle(.tint)`.
  fileprivate var isTint: Bool {
    guard case .opaque(let opaque) = self else { return false }
    if opaque.name == "AnyShapeStyle" { return opaque.arguments.first?.value.isTint ?? false }
    return opaque.base == nil && lastName == "tint"
  }
}

extension Modifier {
  /// The first argument of those that say how something looks.
  var firstStyle: Value? { arguments.firstStyle }
}

extension [String: Value] {
  /// The first of those that say how something looks.
  fileprivate var firstStyle: Value? {
    for name in ["style", "color", "tint", "font", "weight", "alignment", "content"] {
      if let value = self[name] { return value }
    }
    return count == 1 ? values.first : self["0"]
  }
}
