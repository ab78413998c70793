/// What is only seen: texts, pictures, shapes, colours, and the room between them.
struct DrawnView: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "Text": DrawnView(), "Image": DrawnView(), "Label": DrawnView(), "Color": DrawnView(),
    "Rectangle": DrawnView(), "Circle": DrawnView(), "Capsule": DrawnView(),
    "RoundedRectangle": DrawnView(), "ShapeStyle": DrawnView(), "Spacer": DrawnView(isRoom: true),
    "Divider": DrawnView(isRoom: true), "ToolbarSpacer": DrawnView(isInert: false, isRoom: true),
    "SidebarCommands": DrawnView(isInert: false, isRoom: true),
    "ToolbarCommands": DrawnView(isInert: false, isRoom: true),
    "TextEditingCommands": DrawnView(isInert: false, isRoom: true),
  ]

  var isInert = true
  var isRoom = false
}

extension FrameworkView {
  var isText: Bool { name == "Text" }
  var isPicture: Bool { name == "Image" }

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
