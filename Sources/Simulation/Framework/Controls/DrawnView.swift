import Drawing
import Layout

/// What is only seen: pictures, shapes, colours, and the room between them.
struct DrawnView: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    FrameworkView.colorName: DrawnView(color: true), Self.styleName: DrawnView(color: true),
    "Rectangle": DrawnView(.fill),
    "RoundedRectangle": DrawnView(.fill) { .rounded($0.cornerRadius) },
    "UnevenRoundedRectangle": DrawnView(.fill) { .rounded($0.cornerRadius) },
    "Capsule": DrawnView(.fill) { _ in .capsule },
    "Ellipse": DrawnView(.fill) { _ in .ellipse },
    "ContainerRelativeShape": DrawnView(.fill), "LinearGradient": DrawnView(color: true),
    "RadialGradient": DrawnView(color: true), "AngularGradient": DrawnView(color: true),
    "Circle": DrawnView(.circle) { _ in .circle },
    "Spacer": DrawnView(.room), "Divider": DrawnView(.line),
  ]

  enum Form { case fill, circle, room, line }

  let form: Form
  /// Whether it is a colour itself.
  let isColor: Bool
  private let outline: (@Sendable (FrameworkNode) -> Outline)?

  init(
    _ form: Form = .fill, color isColor: Bool = false,
    outline: (@Sendable (FrameworkNode) -> Outline)? = nil
  ) {
    self.form = form
    self.isColor = isColor
    self.outline = outline
  }

  var isInert: Bool { true }
  var isRoom: Bool { form == .room || form == .line }

  /// Whether it is a shape with square corners.
  var isRectangle: Bool { form == .fill && !isColor && outline == nil }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    switch form {
    case .fill:
      LayoutItem(Fill()).drawn(for: node) { look(of: node, $0) }
    case .circle:
      LayoutItem(Circle()).drawn(for: node) { look(of: node, $0) }
    case .room:
      LayoutItem(Spacer(minimum: LayoutArguments(node.view, in: builder.tree).length("minLength")))
    case .line: LayoutItem(Divider()).drawn(for: node) { _ in .line }
    }
  }

  var drawsShapes: Bool { true }

  /// Of a shape its radii and the like, of a colour its parts.
  func animatedNumbers(of view: FrameworkView, in tree: ViewTree) -> [AnimatedNumber] {
    guard isColor else {
      return view.arguments.sorted { $0.key < $1.key }.flatMap { name, value in
        AnimatableNumbers(value)?.named(name) ?? []
      }
    }
    return GradientReading(tree).gradient(of: view)?.animatedNumbers
      ?? TintReading(tree).tint(of: view)?.animatedNumbers ?? []
  }

  /// A style that stands where a view is expected.
  private static let styleName = "ShapeStyle"

  func kind(of view: FrameworkView) -> String {
    view.name == Self.styleName ? FrameworkView.colorName : view.name
  }

  func drawnName(of view: FrameworkView) -> String {
    guard view.name == Self.styleName, case .opaque(let style)? = view.arguments["style"] else {
      return view.name
    }
    // A material lets what is behind it show through, and is no colour.
    let isColor = style.name.hasPrefix(".") && !style.name.hasSuffix("Material")
    return isColor ? FrameworkView.colorName + style.name : style.text
  }

  private func look(of node: FrameworkNode, _ place: DrawnPlace) -> Look? {
    if isColor, let gradient = GradientReading(node.tree).gradient(of: node.view) {
      return .gradient(.rectangle, gradient.seen(place.dress.opacity))
    }
    let own = isColor ? TintReading(node.tree).tint(of: node.view).map(node.shown) : nil
    return place.dress.shape(outline?(node) ?? .rectangle, own, in: place.frame.size)
  }
}

extension FrameworkNode {
  fileprivate var cornerRadius: Double {
    shownNumber("cornerRadius") ?? LayoutArguments(view, in: tree).length("cornerRadius") ?? 0
  }

  /// A colour as a picture shows it now, on its way from another one.
  fileprivate func shown(_ tint: Tint) -> Tint {
    let parts = tint.animatedNumbers.map { shownNumber($0.name) }
    guard parts.contains(where: { $0 != nil }) else { return tint }
    return Tint(parts: zip(parts, tint.animatedNumbers).map { $0 ?? $1.number })
  }
}

extension AnimatableNumbers {
  /// The numbers in an argument of that name.
  func named(_ argument: String) -> [AnimatedNumber] {
    zip(names, numbers).map { name, number in
      AnimatedNumber(name: name.isEmpty ? argument : "\(argument).\(name)", number: number)
    }
  }
}

/// What the system puts into bars and menus.
struct BarContent: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "ToolbarSpacer": BarContent(), "SidebarCommands": BarContent(),
    "ToolbarCommands": BarContent(), "TextEditingCommands": BarContent(),
  ]

  var isRoom: Bool { true }
  var isInFlow: Bool { false }
}
