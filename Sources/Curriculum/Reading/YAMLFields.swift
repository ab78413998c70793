/// The fields of a file that is one YAML mapping of names to texts, each with its place. What the
/// names and texts mean is the caller's business.
public struct YAMLFields: Sendable {
  /// One entry of the mapping.
  public struct Field: Sendable {
    public var key: String
    /// nil for a list or a mapping.
    public var text: String?
    let keyPlace: Place
    let valuePlace: Place

    /// Where the name stands.
    public var keyPosition: Position { keyPlace.position }
    /// Where the value begins.
    public var valuePosition: Position { valuePlace.position }
  }

  /// What of a field a finding points at.
  public enum Part: Sendable { case key, value }

  /// In the order of the file; empty for an empty file.
  public let fields: [Field]
  private let source: SourceText

  /// Reads a file.
  ///
  /// - Parameter path: How findings name the file.
  /// - Throws: a finding for what is no text, no YAML or no mapping.
  public init(path: String, bytes: [UInt8]) throws(Finding) {
    source = try SourceText(path: path, bytes: bytes)
    guard let value = try source.yaml(lines: source.lines.indices) else {
      fields = []
      return
    }
    guard case .map(let entries) = value.content else {
      throw source.finding(
        .yaml, at: value.place, "the file is no list of fields",
        advice: "write key: value, one a line")
    }
    fields = entries.map { entry in
      Field(
        key: entry.key.text ?? "", text: entry.value.text, keyPlace: entry.key.place,
        valuePlace: entry.value.place)
    }
  }

  /// A finding that points at a field.
  public func finding(
    _ rule: Rule, at part: Part, of field: Field, _ message: String, advice: String
  ) -> Finding {
    source.finding(
      rule, at: part == .key ? field.keyPlace : field.valuePlace, message, advice: advice)
  }
}
