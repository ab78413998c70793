import SwiftParser
import SwiftSyntax
import Synchronization

/// A file that was parsed, perhaps without what stands in its bodies.
///
/// Of a large program that was opened before little is looked at the next time: where its bodies
/// begin and end is kept, they are blanked for the parser, and each is parsed when somebody asks
/// for it.
public struct SourceTree: Sendable {
  public let root: SourceFileSyntax
  /// Those that are blank in it, if any.
  private let blank: BlankBodies?

  /// A file with all that is in it.
  public init(_ root: SourceFileSyntax) {
    self.root = root
    blank = nil
  }

  /// A file that is known to parse, without what is in its bodies.
  ///
  /// - Parameter bodies: As ``SourceProgram/bodies(inFile:of:)`` gave them for this very text.
  /// - Returns: Nil if they are not where bodies of this text may be.
  public init?(_ text: String, without bodies: [Range<Int>]) {
    guard let blank = BlankBodies(bodies, in: Array(text.utf8)) else { return nil }
    root = Parser.parse(source: String(decoding: blank.outline, as: UTF8.self))
    self.blank = blank
  }

  /// Whether nothing is left out of it.
  public var isWhole: Bool { blank == nil }

  /// What stands behind a brace, if it was left out.
  ///
  /// - Parameter brace: Of the tree.
  public func body(behind brace: TokenSyntax) -> LeftOutBody? {
    let offset = brace.endPositionBeforeTrailingTrivia.utf8Offset
    return blank?.end(at: offset).map { LeftOutBody(range: offset..<$0, of: self) }
  }

  /// What stands in a range that was left out, parsed.
  fileprivate func parsed(_ range: Range<Int>) -> SourceFileSyntax {
    blank?.parsed(range) ?? Parser.parse(source: "")
  }
}

/// What stands in a pair of braces, and is parsed when somebody asks for it.
public struct LeftOutBody: Sendable {
  /// In bytes of the file.
  public let range: Range<Int>
  private let tree: SourceTree

  fileprivate init(range: Range<Int>, of tree: SourceTree) {
    self.range = range
    self.tree = tree
  }

  /// Its statements as a file of their own, whose offsets begin at those of the range.
  public var parsed: SourceFileSyntax { tree.parsed(range) }
}

/// Bodies that are left out of a file, and what is in them.
private final class BlankBodies: Sendable {
  let ranges: [Range<Int>]
  private let bytes: [UInt8]
  private let ends: [Int: Int]
  /// What one of a program's two readers, that of the typed engine and that of the views, had
  /// parsed, until the other one asks for it. Each asks once.
  private let parsedBodies = Mutex<[Int: SourceFileSyntax]>([:])

  init?(_ ranges: [Range<Int>], in bytes: [UInt8]) {
    var last = 0
    for range in ranges {
      guard range.lowerBound > last, range.upperBound < bytes.count,
        bytes[range.lowerBound - 1] == UInt8(ascii: "{"),
        bytes[range.upperBound] == UInt8(ascii: "}"),
        bytes[range].contains(where: { $0 != Self.lineEnd })
      else { return nil }
      last = range.upperBound
    }
    self.ranges = ranges
    self.bytes = bytes
    ends = Dictionary(ranges.map { ($0.lowerBound, $0.upperBound) }) { first, _ in first }
  }

  /// The file with a literal in each of them, so that braces behind a property still are its getter,
  /// and with all its lines.
  var outline: [UInt8] {
    var outline = bytes
    for range in ranges {
      var sign = UInt8(ascii: "0")
      for offset in range where outline[offset] != Self.lineEnd {
        outline[offset] = sign
        sign = UInt8(ascii: " ")
      }
    }
    return outline
  }

  private static let lineEnd = UInt8(ascii: "\n")

  func end(at offset: Int) -> Int? { ends[offset] }

  func parsed(_ range: Range<Int>) -> SourceFileSyntax {
    parsedBodies.withLock { known in
      if let parsed = known.removeValue(forKey: range.lowerBound) { return parsed }
      let parsed = Parser.parse(source: String(decoding: bytes[range], as: UTF8.self))
      known[range.lowerBound] = parsed
      return parsed
    }
  }
}
