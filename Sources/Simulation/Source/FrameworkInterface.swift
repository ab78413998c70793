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
/// `@Written` a type whose declaration is complete.
/// What is not declared is carried as unknown; it still works, the trace says so.
enum FrameworkInterface {
  static let parsed = SourceReader.interface("SwiftUI", texts.map(text))

  /// Modifiers that change how a view looks or feels and nothing of what this machine models: their
  /// arguments are read, their content passes through, and nothing is taken for granted.
  static let decorations = Set(
    text(PackageResources.Decorations_names).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init))

  private static let texts = [
    PackageResources.Views_swiftinterface, PackageResources.Controls_swiftinterface,
    PackageResources.Containers_swiftinterface, PackageResources.Values_swiftinterface,
    PackageResources.Modifiers_swiftinterface, PackageResources.Navigation_swiftinterface,
    PackageResources.Interactions_swiftinterface, PackageResources.Surroundings_swiftinterface,
    PackageResources.Variants_swiftinterface, PackageResources.Bridging_swiftinterface,
    PackageResources.Measures_swiftinterface, PackageResources.Gestures_swiftinterface,
    PackageResources.Protocols_swiftinterface, PackageResources.Layouts_swiftinterface,
    PackageResources.Enums_swiftinterface, PackageResources.SystemValues_swiftinterface,
    PackageResources.Configurations_swiftinterface, PackageResources.Storage_swiftinterface,
    PackageResources.Geometry_swiftinterface, PackageResources.Wrappers_swiftinterface,
    PackageResources.Plots_swiftinterface, PackageResources.ForeignViews_swiftinterface,
    PackageResources.Drawings_swiftinterface,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Protocols of the system that types of a program are known by.
enum FrameworkProtocol: String {
  case app = "App"
  case dynamicProperty = "DynamicProperty"
  case observableObject = "ObservableObject"
  case shape = "Shape"
  case view = "View"
}

extension Program {
  func conforms(_ type: TypeInfo, to known: FrameworkProtocol) -> Bool {
    conforms(type, to: known.rawValue)
  }

  /// `View` with all its modifiers, those of the program's extensions among them.
  var viewProtocol: TypeInfo? { types[FrameworkProtocol.view.rawValue] }
}

extension PropertyDeclaration {
  var isPublished: Bool { attribute("Published") != nil }
}
