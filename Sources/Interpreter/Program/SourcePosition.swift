/// A place in one of the program's files: the index of the file and the offset of a UTF-8 byte.
///
/// Offsets are cheap to keep for every node; ``SourceText`` makes lines and columns of the few that
/// somebody reads.
public struct SourcePosition: Hashable, Sendable {
  /// The index of the file in its program; negative for a library's interface.
  public var file: Int32
  /// From 0.
  public var offset: Int32

  public init(file: Int, offset: Int) {
    self.file = Int32(truncatingIfNeeded: file)
    self.offset = Int32(truncatingIfNeeded: offset)
  }

  /// Of what nobody wrote, such as the initialiser that a struct has by itself.
  public static let nowhere = SourcePosition(file: -1, offset: 0)
}

/// A text to read as Swift, and the name under which findings in it are reported.
public struct SourceText: Sendable {
  /// As findings name it.
  public let path: String
  public let text: String
  private let lines: SourceLines

  public init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = SourceLines(text.utf8)
  }

  /// Both from 1; the column counts UTF-8 bytes, as compilers do.
  public func location(of offset: Int) -> (line: Int, column: Int) {
    lines.location(of: offset)
  }

  /// The offset of a place; nil where there is no such line. Both count from 1.
  public func offset(line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lines.starts.count else { return nil }
    return lines.starts[line - 1] + column - 1
  }

  /// The text of a line without its end; empty where there is no such line.
  /// - Parameter line: From 1.
  public func line(_ line: Int) -> String {
    guard line >= 1, line <= lines.starts.count else { return "" }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lines.starts[line - 1])
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(Substring(rest))
  }
}

/// The offset at which each line of a text begins.
struct SourceLines: Sendable {
  fileprivate(set) var starts = [0]

  init() {}

  init(_ text: some Sequence<UInt8>) {
    var offset = 0
    for byte in text {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
  }

  /// Both from 1; the column counts UTF-8 bytes.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
