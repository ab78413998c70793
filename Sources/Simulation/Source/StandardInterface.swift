import CInterfaces

/// Members of the standard library that are easier said in Swift than computed natively. They are
/// read like any other source and run as part of the program.
enum StandardInterface {
  static let parsed = SourceReader.interface(
    "Swift", [String(cString: framework_standard_interface())])
}
