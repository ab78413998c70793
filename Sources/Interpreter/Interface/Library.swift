/// What the machine knows of the libraries that programs import, written as Swift.
enum Library {
  /// The declarations of one library, as they are read.
  struct Module {
    var name: String
    var text: String
  }

  /// The standard library first: it declares the operators that all others are read with.
  static let modules = [
    Module(name: "Swift", text: text(PackageResources.Swift_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Collections_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Text_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Foundation_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Dates_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Identifiers_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Concurrency_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Coding_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Reflection_swiftinterface)),
    Module(name: "Swift", text: text(PackageResources.Regexes_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.JSON_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Formatting_swiftinterface)),
    Module(name: "Foundation", text: text(PackageResources.Surroundings_swiftinterface)),
    Module(name: "Combine", text: text(PackageResources.Combine_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUI_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUIValues_swiftinterface)),
    Module(name: "SwiftUI", text: text(PackageResources.SwiftUIViews_swiftinterface)),
  ]

  /// Their declarations, by name.
  static let index = InterfaceIndex(modules.map(\.text))

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
