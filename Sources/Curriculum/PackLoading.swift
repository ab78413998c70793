extension Pack {
  /// Reads a pack for use. Nothing is simulated; every other rule holds.
  ///
  /// - Parameter progress: Is told the share that is read, 0...1.
  /// - Throws: ``UnsoundPack`` with all findings if one of them is an error.
  public init(
    _ folder: PackFolder, progress: (Double) -> Void = { _ in }
  ) throws(UnsoundPack) {
    let found = try Pack.sound(in: folder, progress: progress)
    guard found.leftOut.isEmpty else {
      throw UnsoundPack(findings: found.leftOut.flatMap(\.findings))
    }
    self = found.pack
  }

  /// The same without the lessons in which there is an error: nobody shall be kept from all others
  /// by one. No lesson is taken half.
  ///
  /// - Parameter progress: Is told the share that is read, 0...1.
  /// - Throws: ``UnsoundPack`` with all findings if no lesson is sound, or if an error stands in what
  ///   belongs to all of them.
  public static func sound(
    in folder: PackFolder, progress: (Double) -> Void = { _ in }
  ) throws(UnsoundPack) -> (pack: Pack, leftOut: [UnsoundLesson]) {
    let (draft, report) = Linter(oracle: nil, keepsLessons: true).read(folder, progress: progress)
    var pack = draft.pack(of: report.drafts)
    let errors = report.findings.filter { $0.severity == .error }
    guard !errors.isEmpty else { return (pack, []) }
    // Of a lesson that cannot be read nobody knows the name; who names it is not to blame.
    let own = errors.filter { ![.unknownLesson, .unknownConcept].contains($0.rule) }
    let blamed = Set((own.isEmpty ? errors : own).map(\.path))
    for index in pack.parts.indices {
      pack.parts[index].lessons.removeAll { blamed.contains($0.path) }
    }
    guard !pack.lessons.isEmpty, blamed.allSatisfy({ $0.hasSuffix(".md") })
    else {
      throw UnsoundPack(findings: report.findings)
    }
    let names = Dictionary(
      report.drafts.map { ($0.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    return (
      pack,
      blamed.sorted().map { path in
        UnsoundLesson(
          path: path, id: names[path] ?? "", findings: report.findings.filter { $0.path == path })
      }
    )
  }
}

/// A lesson that is not taught, because there is an error in it.
public struct UnsoundLesson: Sendable, Equatable {
  /// As in ``Lesson/path``.
  public var path: String
  /// As far as it is known; empty if its front matter cannot be read.
  public var id: String
  /// Errors and warnings.
  public var findings: [Finding]
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

  public init(findings: [Finding]) { self.findings = findings }
}
