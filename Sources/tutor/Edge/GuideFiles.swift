import Foundation
import Guides
import Study

/// The files of guides: which there are, and their text, as far as it is no risk to read them.
enum GuideFiles {
  /// More files than a guide has chapters.
  private static let most = 200
  /// More files of any kind than lie beside them.
  private static let mostOfAll = 10_000
  private static let endings: Set<String> = [
    "txt", "text", "md", "markdown", "tutorial", "html", "htm", "xhtml", "adoc", "asciidoc", "rst",
    "org", "wiki", "mediawiki",
  ]

  /// Files as they are named; of folders the texts in them, by name.
  ///
  /// - Throws: ``Failure`` if there are none, or too many.
  static func paths(at named: [String]) throws -> [String] {
    var paths: [String] = []
    for path in named {
      guard Surroundings.isFolder(path) else {
        paths.append(path)
        continue
      }
      let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
      let walk = FileManager.default.enumerator(atPath: folder)
      var found: [String] = []
      var visited = 0
      while let name = walk?.nextObject() as? String {
        visited += 1
        guard visited < mostOfAll else { break }
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard endings.contains(ending), !name.hasPrefix(".") else { continue }
        found.append(folder + "/" + name)
        guard found.count <= most else { break }
      }
      guard found.count <= most, visited < mostOfAll else {
        throw Failure(
          .noInput, "\(path) has more in it than a guide. Import its folders one by one.")
      }
      paths += found.sorted()
    }
    guard !paths.isEmpty else {
      throw Failure(
        .noInput,
        "The folder \(named.joined(separator: ", ")) has no text, Markdown or HTML to import.")
    }
    return paths
  }

  /// - Throws: ``GuideError`` or ``Failure``. A file that is too large is not read.
  static func guide(at path: String) throws -> Guide {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw Failure(.inputOutput, Failure.unreadable(path))
    }
    let size = attributes?[.size] as? Int ?? 0
    guard size <= GuideText.Limits.bytes else {
      throw GuideError.tooLarge(name: path, bytes: size, most: GuideText.Limits.bytes)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.inputOutput, Failure.unreadable(path))
    }
    let text = try GuideText(name: path, bytes: [UInt8](data))
    // Only tutorials show files beside them; to look for them takes a walk through a folder.
    guard path.hasSuffix(".tutorial") else { return try Guide(text) }
    return try Guide(text, beside: FilesBeside(of: path).lines)
  }
}
