/// How deep square brackets stand in each other.
///
/// The parser tries each one as the beginning of a type and of an expression: its time doubles with
/// every level, and twenty levels take seconds. No program needs as many.
enum Nesting {
  static let limit = 16

  /// Where a bracket stands too deep; nil in a reasonable source. Text and comments do not count.
  static func problem(in source: SourceFile) -> SourceDiagnostic? {
    var depth = 0
    var scan = SourceScan(source.text)
    while let (byte, line, column) = scan.next() {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: continue
      }
      if depth > limit {
        return SourceDiagnostic(
          path: source.path, line: line, column: column,
          message: "square brackets are nested more than \(limit) deep; give a part a name")
      }
    }
    return nil
  }
}

/// The bytes of a source that are neither in a string nor in a comment, with their places.
private struct SourceScan {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() -> (byte: UInt8, line: Int, column: Int)? {
    while let byte = step() {
      switch byte {
      case UInt8(ascii: "\""): skipString(behind: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while peek == UInt8(ascii: "#") {
          _ = step()
          hashes += 1
        }
        if take("\"") { skipString(behind: hashes) }
      case UInt8(ascii: "/") where peek == UInt8(ascii: "/"):
        while let skipped = step(), skipped != UInt8(ascii: "\n") {}
      case UInt8(ascii: "/") where peek == UInt8(ascii: "*"): skipComment()
      default: return (byte, line, column)
      }
    }
    return nil
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func step() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    column += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 0
    }
    return byte
  }

  /// Takes a text, if it is what comes next.
  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    for _ in text.utf8 { _ = step() }
    return true
  }

  /// - Parameter hashes: How many stood before its first quotation mark.
  private mutating func skipString(behind hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    let isLong = take("\"\"")
    let end = (isLong ? "\"\"\"" : "\"") + marks
    while index < bytes.count {
      if take(end) { return }
      if take("\\" + marks) {
        _ = step()
      } else if let byte = step(), byte == UInt8(ascii: "\n"), !isLong {
        return
      }
    }
  }

  /// Comments between `/*` and `*/` may stand in each other.
  private mutating func skipComment() {
    var depth = 1
    _ = step()
    while depth > 0, index < bytes.count {
      if take("*/") {
        depth -= 1
      } else if take("/*") {
        depth += 1
      } else {
        _ = step()
      }
    }
  }
}
