extension Pack {
  /// Reads a pack for use. Nothing is simulated; every other rule holds.
  ///
  /// - Parameter progress: Is told the share that is read, 0...1.
  /// - Throws: ``UnsoundPack`` with all findings if one of them is an error: a pack does not load
  ///   half.
  public init(
    _ folder: PackFolder, progress: (Double) -> Void = { _ in }
  ) throws(UnsoundPack) {
    let (draft, report) = Linter(oracle: nil, keepsLessons: true).read(folder, progress: progress)
    guard report.findings.errorCount == 0 else { throw UnsoundPack(findings: report.findings) }
    self = draft.pack(of: report.drafts)
  }
}

extension PackFolder {
  /// The bytes of one lesson; nil if there is no such file.
  ///
  /// - Parameter path: as in ``Lesson/path``.
  public func bytes(ofLessonAt path: String) -> [UInt8]? {
    files[self.path.isEmpty ? path : String(path.dropFirst(self.path.count + 1))]
  }
}

extension Lesson {
  /// Reads one lesson of a pack that is known to be sound. Of bytes that are no text, and of none,
  /// nothing is known but its path.
  public init(path: String, bytes: [UInt8]) {
    if let source = try? SourceText(path: path, bytes: bytes) {
      self = LessonDraft(source).lesson
    } else {
      self.init(
        id: "", title: "", summary: "", minutes: 1, requires: [], concepts: [], platform: "",
        checked: "", sources: [], path: path, sections: [])
    }
  }

  /// The bytes of a lesson as they are now; nil if the file cannot be read.
  public static func bytes(at path: String) -> [UInt8]? { try? PackFiles.bytes(of: path) }
}

/// Why a pack was not loaded.
public struct UnsoundPack: Error, Sendable {
  /// Errors and warnings, in the order of the files and lines.
  public var findings: [Finding]
}
