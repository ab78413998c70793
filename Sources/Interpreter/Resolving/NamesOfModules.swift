import CInterfaces

extension KnownNames {
  /// The lists that a module brings along; nil of a module of which nobody knows what it declares. Of
  /// a framework of the system they have what it adds to others, and not its own types.
  static func lists(of module: String) -> [KnownNames]? {
    switch module {
    case "Swift", "_Concurrency", "_StringProcessing": [swift]
    case "Foundation", "Dispatch", "Observation", "Darwin", "Glibc", "CoreFoundation", "os":
      [swift, foundation, apple, darwin]
    case "SwiftUI", "Combine", "CoreGraphics": [swift, foundation, apple, darwin, swiftUI]
    default:
      SystemFramework.named(module).flatMap { framework in
        framework.isOpen ? nil : [swift, foundation, apple, darwin, swiftUI, framework.names]
      }
    }
  }

  /// Whether it gives no members to the types of the standard library and of Foundation, as far as
  /// they are whole here: of other modules nobody knows.
  static func leavesOthersAlone(_ module: String) -> Bool {
    lists(of: module) != nil || SystemFramework.named(module) != nil
  }

  /// Whether who imports a module may have SwiftUI by that.
  static func mayBringSwiftUI(_ module: String) -> Bool {
    module.contains("SwiftUI") || SystemFramework.named(module)?.bringsSwiftUI == true
  }

  static let swift = KnownNames(String(cString: library_swift_names()))
  private static let foundation = KnownNames(String(cString: library_foundation_names()))
  /// What types of Foundation have on Apple's systems only, of which the toolchain here knows nothing.
  private static let apple = KnownNames(String(cString: library_apple_names()))
  private static let darwin = KnownNames(String(cString: library_darwin_names()))
  private static let swiftUI = KnownNames(String(cString: library_swiftui_names()))
}
