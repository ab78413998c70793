/// A place in one of the program's files. Lines and columns count from 1, columns in UTF-8 bytes.
public struct SourcePlace: Sendable, Hashable {
  /// The index of the file in its program; −1 for the framework's own declarations.
  public var file: Int
  public var line: Int
  public var column: Int

  static let nowhere = SourcePlace(file: -1, line: 0, column: 0)
}
