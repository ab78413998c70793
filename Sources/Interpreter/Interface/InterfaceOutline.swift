/// The declarations of an interface file with what can be told of them without parsing them.
///
/// The file is laid out as all interface files are: a declaration begins on a line of its own or
/// behind a semicolon, and its head stands on one line, but for what is in parentheses.
public struct InterfaceOutline: Sendable {
  /// A declaration, of the file or inside of a type or an extension.
  public struct Declaration: Sendable {
    /// `struct`, `extension`, `func` …
    public let keyword: String
    /// The first name that it declares, or of the type that it extends; `init` and `subscript` have
    /// none of their own.
    public let name: String
    /// The whole declaration, with its braces.
    public let text: String
    /// Behind its name a colon says what it inherits or conforms to.
    public let hasPromises: Bool
    /// It belongs to the type, not to its values.
    public let isStatic: Bool
    /// What stands in the braces of a type or an extension.
    public let members: [Declaration]

    /// Whether it declares an operator.
    public var isOperator: Bool { keyword == "func" && InterfaceIndex.isOperator(name) }
  }

  /// In the order of the file.
  public let declarations: [Declaration]

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    declarations = Self.declarations(in: bytes, 0..<bytes.count)
  }

  private static func declarations(in bytes: [UInt8], _ range: Range<Int>) -> [Declaration] {
    var scanner = InterfaceScanner(
      bytes: bytes, position: range.lowerBound, end: range.upperBound)
    var all: [Declaration] = []
    while let found = scanner.next() {
      let isOwner = InterfaceIndex.owners.contains(found.keyword)
      all.append(
        Declaration(
          keyword: String(found.keyword), name: found.names.first ?? "",
          text: String(decoding: bytes[found.range], as: UTF8.self),
          hasPromises: found.hasPromises, isStatic: found.isStatic,
          members: isOwner ? found.body.map { declarations(in: bytes, $0) } ?? [] : []))
    }
    return all
  }
}
