/// Where a new lesson comes to lie: in a part of a pack, `02-state/reset`, or as a file of its own.
public struct NewLessonFile: Sendable, Equatable {
  /// The folder of the part, `02-state`; nil for a file of its own.
  public let part: String?
  public let id: String

  /// - Parameter place: `02-state/reset`, `reset`, with or without `.md`.
  /// - Returns: Nil if the part's folder does not begin with its number, or the identifier is none.
  public init?(_ place: String) {
    let name = place.hasSuffix(".md") ? String(place.dropLast(3)) : place
    let words = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let id = words.last, isIdentifier(id), id.utf8.count <= NewLesson.longestID,
      words.count <= 2
    else { return nil }
    if words.count == 2, PartName(words[0]) == nil { return nil }
    self.id = id
    part = words.count == 2 ? words[0] : nil
  }

  /// Says that a text is no such place, and what one is.
  public static func rule(_ place: String) -> String {
    "\"\(place)\" names no lesson. Write NN-part/name, such as 03-state/resetting, or only a name; "
      + "the name has 3 to \(NewLesson.longestID) of a-z, 0-9 and -."
  }

  /// The path inside the folder of the pack.
  public var inside: String { (part.map { $0 + "/" } ?? "") + id + ".md" }

  /// What lint would say of the lesson if it lay in that folder.
  ///
  /// - Parameter pack: The folder as it is; nil for a file of its own.
  public func findings(_ text: String, in pack: PackFolder?) -> [Finding] {
    var folder = pack ?? PackFolder(path: "", files: [:])
    let inside = part == nil ? "01-alone/" + inside : inside
    folder.files[inside] = Array(text.utf8)
    return Linter().lint(folder) { $0 == inside }.findings
  }
}

/// The parts of a pack that there are, by their folders, in order.
extension PackFolder {
  public var partFolders: [String] {
    Set(files.keys.compactMap { $0.split(separator: "/").dropLast().first.map(String.init) })
      .sorted()
  }
}
