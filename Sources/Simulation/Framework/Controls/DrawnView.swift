import Layout

/// What is only seen: pictures, shapes, colours, and the room between them.
struct DrawnView: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "Color": DrawnView(.fill), "ShapeStyle": DrawnView(.fill), "Rectangle": DrawnView(.fill),
    "RoundedRectangle": DrawnView(.fill), "UnevenRoundedRectangle": DrawnView(.fill),
    "Capsule": DrawnView(.fill), "Ellipse": DrawnView(.fill), "Path": DrawnView(.fill),
    "ContainerRelativeShape": DrawnView(.fill), "LinearGradient": DrawnView(.fill),
    "RadialGradient": DrawnView(.fill), "AngularGradient": DrawnView(.fill),
    "Canvas": DrawnView(.fill), "Circle": DrawnView(.circle), "Spacer": DrawnView(.room),
    "Divider": DrawnView(.line),
  ]

  enum Form { case fill, circle, room, line }

  let form: Form

  init(_ form: Form) { self.form = form }

  var isInert: Bool { true }
  var isRoom: Bool { form == .room || form == .line }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    switch form {
    case .fill: LayoutItem(Fill())
    case .circle: LayoutItem(Circle())
    case .room:
      LayoutItem(Spacer(minimum: LayoutArguments(node.view, in: builder.tree).length("minLength")))
    case .line: LayoutItem(Divider())
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

extension FrameworkView {
  /// A style that stands where a view is expected.
  private var isStyle: Bool { name == "ShapeStyle" }

  /// What a drawing is called: `Circle`, `Color.red`.
  var drawnName: String {
    guard isStyle, case .opaque(let style)? = arguments["style"] else { return name }
    return style.name.hasPrefix(".") ? "Color" + style.name : style.text
  }

  /// The kind of thing that a person sees.
  var kind: String { isStyle ? "Color" : name }

  /// Whether it is seen although nobody can read it: a shape, a colour, a drawing.
  var isDrawn: Bool {
    content.isEmpty && deferred.isEmpty && title == nil && !Catalog.behavior(of: name).isRoom
      && arguments[HostedNode.controllerKey] == nil
  }
}
