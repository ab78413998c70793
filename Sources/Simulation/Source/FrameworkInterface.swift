import CInterfaces
import Interpreter

/// What the machine knows of SwiftUI's own declarations, written as Swift in the files of
/// `Interface` and read like any other source.
///
/// Widening the machine's knowledge means adding a line there. Attributes say what a signature does
/// not: `@ViewBuilder` runs while the caller's body runs, `@Later` when SwiftUI asks for it (with
/// what stands in its parentheses, where the simulation knows no more), `@Kept` with the caller's
/// body although its views enter the screen later, `@Handed` leaves the call to whoever is made with
/// it, `@Usually` marks a builder of which that was measured and is not promised (L13, L15), `@Sets`
/// and `@TurnsOff` mark arguments that become values of the environment, `@Reads` marks a binding
/// whose value the control reads when it is made, `@Shows` an argument that a person sees,
/// `@Identifies` and `@Fades` one whose meaning others than its home ask for
/// (``ArgumentMeaning``), `@Typed` one that says by its type what it is nil of, `@OfTransitions` a
/// function of views that transitions have, too, `@Written` a type whose declaration is complete.
/// What is not declared is carried as unknown; it still works, the trace says so.
enum FrameworkInterface {
  /// Where each declaration stands; what stands in it is read when a program asks for it.
  static let declarations = texts.flatMap { text in
    InterfaceOutline(String(cString: text)).declarations.compactMap {
      LateDeclaration($0, of: "SwiftUI")
    }
  }

  /// Modifiers that change how a view looks or feels and nothing of what this machine models: their
  /// arguments are read, their content passes through, and nothing is taken for granted.
  static let decorations = Set(
    String(cString: framework_decorations_names()).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init))

  static var texts: [UnsafePointer<UInt8>] {
    [
      framework_views_interface(), framework_controls_interface(),
      framework_containers_interface(), framework_values_interface(),
      framework_modifiers_interface(), framework_navigation_interface(),
      framework_interactions_interface(), framework_surroundings_interface(),
      framework_variants_interface(), framework_bridging_interface(),
      framework_measures_interface(), framework_gestures_interface(),
      framework_protocols_interface(), framework_layouts_interface(),
      framework_enums_interface(), framework_system_values_interface(),
      framework_configurations_interface(), framework_storage_interface(),
      framework_geometry_interface(), framework_wrappers_interface(),
      framework_plots_interface(), framework_foreign_views_interface(),
      framework_drawings_interface(),
    ]
  }
}

/// Protocols of the system that types of a program are known by.
public enum FrameworkProtocol: String, Sendable {
  case app = "App"
  case dynamicProperty = "DynamicProperty"
  case observableObject = "ObservableObject"
  case scene = "Scene"
  case shape = "Shape"
  case toolbarContent = "ToolbarContent"
  case customizableToolbarContent = "CustomizableToolbarContent"
  case tabContent = "TabContent"
  case tableColumnContent = "TableColumnContent"
  case tableRowContent = "TableRowContent"
  case chartContent = "ChartContent"
  case axisContent = "AxisContent"
  case axisMark = "AxisMark"
  case mapContent = "MapContent"
  case transition = "Transition"
  case view = "View"
  case widget = "Widget"
  case widgetBundle = "WidgetBundle"
  case commands = "Commands"
  case previewProvider = "PreviewProvider"
  case viewModifier = "ViewModifier"

  /// Types that conform to these have a body, which runs again and again.
  public static let ofBodies: [FrameworkProtocol] = [.view, .app, .scene, .viewModifier]

  /// Types that conform to these can be shown on a screen of their own.
  static let ofRoots: [FrameworkProtocol] = [
    .view, .app, .scene, .widget, .widgetBundle, .previewProvider,
  ]

  /// What types conform to whose values stand among views, or where views do.
  static let ofViews: [FrameworkProtocol] = [
    .view, .app, .scene, .toolbarContent, .customizableToolbarContent, .tabContent,
    .tableColumnContent, .tableRowContent, .chartContent, .axisContent, .axisMark, .mapContent,
    .widget, .widgetBundle, .shape, .commands,
  ]
}

extension Program {
  func conforms(_ type: TypeInfo, to known: FrameworkProtocol) -> Bool {
    conforms(type, to: known.rawValue)
  }

  /// `View` with all its modifiers, those of the program's extensions among them.
  var viewProtocol: TypeInfo? { types[FrameworkProtocol.view.rawValue] }
}
