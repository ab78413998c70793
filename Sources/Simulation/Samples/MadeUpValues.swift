/// Values for the types of the libraries, as a person would write them to try something.
enum MadeUpValues {
  /// Nil for a type that is unknown here.
  ///
  /// - Parameters:
  ///   - name: What the value is called where it is wanted.
  ///   - isFromZero: Whether whole numbers are 0 and not 1.
  static func text(of type: TypeReference, named name: String, isFromZero: Bool) -> String? {
    if texts.contains(type.name) { return "\"\(name)\"" }
    if views.contains(type.name) { return "Text(\"\(name)\")" }
    let constant = constants[type.name]
    return isFromZero && constant == "1" ? "0" : constant
  }

  private static let texts: Set = [
    "String", "Substring", "LocalizedStringKey", "LocalizedStringResource", "StringProtocol",
    "AttributedString", "NSString", "NSAttributedString",
  ]

  private static let views: Set = [
    FrameworkProtocol.view.rawValue, FrameworkView.textName, "Content",
  ]

  private static let constants: [String: String] = {
    var all: [String: String] = [:]
    for name in [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Any", "Decimal", "NSNumber", "Hashable", "Equatable", "Comparable", "Sendable",
      "AnyHashable",
      "Codable", "Encodable", "Decodable", "BinaryInteger", "FixedWidthInteger", "Numeric",
      "SignedNumeric", "Strideable", "CustomStringConvertible",
    ] { all[name] = "1" }
    for name in [
      "Double", "Float", "CGFloat", "TimeInterval", "FloatingPoint", "BinaryFloatingPoint",
    ] {
      all[name] = "1.0"
    }
    for name in ["Data", "Date", "UUID", "Void", "IndexSet", "NSObject", "Namespace.ID"] {
      all[name] = "\(name)()"
    }
    for name in ["RandomAccessCollection", "Collection", "Sequence", "BidirectionalCollection"] {
      all[name] = "[1]"
    }
    for name in ["Color", "ShapeStyle"] { all[name] = "Color.blue" }
    return all.merging(others) { first, _ in first }
  }()

  private static let others = [
    "Bool": "false", "Character": "\"a\"", "URL": "URL(string: \"https://example.com\")!",
    "Image": "Image(systemName: \"star\")", "Font": "Font.body", "Shape": "Circle()",
    Description.anyView: "\(Description.anyView)(Text(\"view\"))", "EmptyView": "EmptyView()",
    "AnyShape": "AnyShape(Circle())",
    "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint(x: 0, y: 0)",
    "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "Range": "0..<1",
    "ClosedRange": "0...1", "Axis": "Axis.vertical", "EdgeInsets": "EdgeInsets()",
    "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
    "VerticalAlignment": "VerticalAlignment.center", "Edge": "Edge.top", "Angle": "Angle.zero",
    "Error": "CancellationError()", "ColorScheme": "ColorScheme.light", "Locale": "Locale.current",
    "NavigationPath": "NavigationPath()", "Calendar": "Calendar.current",
    "ButtonStyle": "DefaultButtonStyle()", "Never": "fatalError()",
  ]
}
