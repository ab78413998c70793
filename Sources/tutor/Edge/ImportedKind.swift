import CardStore
import Foundation

/// What somebody hands to `tutor import`, told by what it is, not by its name.
enum ImportedKind {
  /// A package of Anki's, which is a zip file; those begin with the initials of who made them up.
  case package
  /// A file of `tutor export`: JSON, which begins with a brace.
  case document
  /// An article, or a folder of them.
  case guide

  init(of files: [String]) throws {
    for file in files where !SourceInput.exists(file) { throw ExchangeError.missing(path: file) }
    guard files.count == 1, !Surroundings.isFolder(files[0]) else {
      self = .guide
      return
    }
    // Reading from a pipe or a device might never end.
    let real = URL(fileURLWithPath: files[0]).resolvingSymlinksInPath().path
    let kind = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
    guard kind == .typeRegular, let file = FileHandle(forReadingAtPath: files[0]) else {
      throw Failure(.inputOutput, Failure.unreadable(files[0]))
    }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 64)) ?? Data()
    if start.prefix(2) == Data("PK".utf8) {
      self = .package
    } else if files[0].lowercased().hasSuffix(".json") {
      self = .document
    } else if Self.opensDocument(start) {
      self = .document
    } else {
      self = .guide
    }
  }

  /// Whether it begins with a brace and then a name or the end, as JSON does: a wiki may begin with two
  /// braces, and code with one.
  private static func opensDocument(_ start: Data) -> Bool {
    let marks = start.filter { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    return marks.first == UInt8(ascii: "{")
      && (marks.dropFirst().first.map { "\"}".utf8.contains($0) } ?? true)
  }
}
