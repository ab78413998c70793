/// A text to read as Swift, and the name under which findings in it are reported.
public struct SourceFile: Sendable, Equatable {
  public var path: String
  /// How a trace of several files calls it: its path inside the folder that was given.
  public var name: String
  public var text: String
  /// It is no Swift, but something that the program may load from its bundle.
  public var isResource: Bool

  /// - Parameter name: Nil takes the path.
  public init(path: String, name: String? = nil, text: String, isResource: Bool = false) {
    self.path = path
    self.isResource = isResource
    self.name = name ?? path
    self.text = text
  }
}

extension SourceFile {
  /// Whether a file or folder is something that a program shows by its name. Its text says how large
  /// it is (``AssetCatalogue``); nothing else of its content matters here.
  public static func isAsset(_ name: String) -> Bool {
    name.split(separator: ".").last.map { assetEndings.contains($0.lowercased()) } ?? false
  }

  private static let assetEndings: Set = [
    "imageset", "colorset", "symbolset", "appiconset", "imagestack", "png", "jpg", "jpeg", "heic",
    "pdf", "svg", "gif", "webp",
  ]
}

/// A finding in a source, with the place it belongs to.
public struct SourceDiagnostic: Error, Sendable, Equatable {
  public enum Severity: String, Sendable { case note, warning, error }

  public var path: String
  /// From 1. Columns count UTF-8 bytes, as compilers do.
  public var line: Int
  public var column: Int
  public var severity: Severity
  /// What is wrong and, where there is something to say, what to do.
  public var message: String
  /// The line as it stands in the source; empty where no line is meant.
  public var excerpt: String

  public init(
    path: String, line: Int, column: Int, severity: Severity = .error, message: String,
    excerpt: String = ""
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.excerpt = excerpt
  }

  /// The line, and a caret under the place; nothing where no line is meant. Of a long line the part
  /// around the place.
  ///
  /// - Parameter width: Characters that fit; nil shows of a line what somebody may want to see.
  public func caretLines(width: Int? = nil) -> [String] {
    let ellipsis = "..."
    let room = max(2, (width ?? 246) - 2 * ellipsis.count)
    guard !excerpt.isEmpty else { return [] }
    let place = excerpt.utf8.index(
      excerpt.startIndex, offsetBy: column - 1, limitedBy: excerpt.endIndex)
    let before = excerpt[..<(place ?? excerpt.endIndex)]
    let after = excerpt[(place ?? excerpt.endIndex)...]
    let start = before.suffix(max(room / 2, room - after.count - 1))
    let end = after.prefix(room - start.count)
    let shown = (start.startIndex > before.startIndex ? ellipsis : "") + start
    // Tabs stay, so that the caret stands right however wide they are shown.
    return [
      shown + end + (end.endIndex < after.endIndex ? ellipsis : ""),
      String(shown.map { $0 == "\t" ? "\t" : " " }) + "^",
    ]
  }
}

/// Why a source cannot be simulated: at least one finding.
public struct SourceError: Error, Sendable, Equatable {
  public var diagnostics: [SourceDiagnostic]

  public init(_ diagnostics: [SourceDiagnostic]) { self.diagnostics = diagnostics }
}
