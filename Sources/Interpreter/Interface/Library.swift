import CInterfaces

/// What the machine knows of the libraries that programs import, written as Swift.
enum Library {
  /// The declarations of one library, as they are read.
  struct Module {
    var name: String
    var text: String
  }

  /// The standard library first: it declares the operators that all others are read with.
  static let modules = [
    Module(name: "Swift", text: String(cString: library_swift_interface())),
    Module(name: "Swift", text: String(cString: library_collections_interface())),
    Module(name: "Swift", text: String(cString: library_text_interface())),
    Module(name: "Foundation", text: String(cString: library_foundation_interface())),
    Module(name: "Foundation", text: String(cString: library_dates_interface())),
    Module(name: "Foundation", text: String(cString: library_identifiers_interface())),
    Module(name: "Swift", text: String(cString: library_concurrency_interface())),
    Module(name: "Swift", text: String(cString: library_coding_interface())),
    Module(name: "Swift", text: String(cString: library_reflection_interface())),
    Module(name: "Swift", text: String(cString: library_regexes_interface())),
    Module(name: "Foundation", text: String(cString: library_json_interface())),
    Module(name: "Foundation", text: String(cString: library_formatting_interface())),
    Module(name: "Foundation", text: String(cString: library_surroundings_interface())),
    Module(name: "Foundation", text: String(cString: library_units_interface())),
    Module(name: "Foundation", text: String(cString: library_text_objects_interface())),
    Module(name: "Combine", text: String(cString: library_combine_interface())),
    Module(name: "SwiftUI", text: String(cString: library_swiftui_interface())),
    Module(name: "SwiftUI", text: String(cString: library_swiftui_values_interface())),
    Module(name: "SwiftUI", text: String(cString: library_swiftui_views_interface())),
    Module(name: "SwiftData", text: String(cString: library_swiftdata_interface())),
    Module(name: "Charts", text: String(cString: library_charts_interface())),
  ]

  /// Their declarations, by name.
  static let index = InterfaceIndex(modules.map(\.text))
}
