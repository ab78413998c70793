/// A place in a file, for findings. Lines and columns count from 1, columns in UTF-8 bytes.
public struct Position: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
