extension Pack {
  /// Reads a pack for use. Nothing is simulated; every other rule holds.
  ///
  /// - Parameter progress: Is told the share that is read, 0...1.
  /// - Throws: ``UnsoundPack`` with all findings if one of them is an error: a pack does not load
  ///   half.
  public init(
    _ folder: PackFolder, progress: (Double) -> Void = { _ in }
  ) throws(UnsoundPack) {
    let draft = PackDraft(folder, progress: progress)
    let report = Linter(oracle: nil).lint(draft, in: folder)
    guard report.findings.errorCount == 0 else { throw UnsoundPack(findings: report.findings) }
    self = draft.pack
  }
}

extension PackFolder {
  /// Reads one lesson of a pack that is known to be sound. Of a file that is no text, and of one that
  /// is not there, nothing is known but its path.
  ///
  /// - Parameter path: as in ``Lesson/path``.
  public func lesson(at path: String) -> Lesson {
    let bytes = files[self.path.isEmpty ? path : String(path.dropFirst(self.path.count + 1))] ?? []
    guard let source = try? SourceText(path: path, bytes: bytes) else {
      return Lesson(
        id: "", title: "", summary: "", minutes: 1, requires: [], concepts: [], platform: "",
        checked: "", sources: [], path: path, sections: [])
    }
    return LessonDraft(source).lesson
  }
}

/// Why a pack was not loaded.
public struct UnsoundPack: Error, Sendable {
  /// Errors and warnings, in the order of the files and lines.
  public var findings: [Finding]
}
