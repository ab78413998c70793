/// A file beside a tutorial that one of its steps shows: DocC's `@Code(name: "…", file: …)`.
struct ShownFile: Equatable {
  /// What stands above the listing.
  var name: String
  /// How the file is called; it lies somewhere in the catalogue.
  var file: String

  init?(_ directive: Substring) {
    guard directive.hasPrefix("@Code("), let file = Self.value(of: "file:", in: directive) else {
      return nil
    }
    self.file = file
    name = Self.value(of: "name:", in: directive) ?? file
  }

  /// What stands behind a label, with or without quotes.
  private static func value(of label: String, in text: Substring) -> String? {
    guard let range = text.firstRange(of: label) else { return nil }
    let rest = text[range.upperBound...].trimmedSpaces
    let value =
      rest.first == "\""
      ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != "," && $0 != ")" }
    let bare = value.trimmedSpaces
    return bare.isEmpty ? nil : String(bare)
  }
}
