/// `Swift.print`, where a program that has a `print` of its own means the library's.
enum LibraryName {
  private static let prefix = "Swift."

  /// A name behind that of a module; nil if the module is none whose names the machine knows. A type of
  /// the program that is called like one of a library has another name by now.
  static func written(_ name: String, in module: String) -> String? {
    switch module {
    case "SwiftUI": name
    case "Swift", "Foundation": name.first?.isLowercase == true ? prefix + name : name
    default: nil
    }
  }

  /// The name in the library; nil of one that stands by itself.
  static func inside(_ name: String) -> String? {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : nil
  }
}
