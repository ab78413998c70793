#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Linter {
  /// Checks what somebody names: a pack, a part of one, or lessons, each in the context of its
  /// pack; a folder of packs names all of them.
  ///
  /// - Parameter progress: Is told now and then the share that is checked, 0...1.
  /// - Throws: ``PackFolderError`` if a path cannot be read.
  public func lint(
    paths: [String], progress: @escaping (Double) -> Void = { _ in }
  ) throws(PackFolderError) -> LintReport {
    var report = LintReport(findings: [], lessons: 0)
    var targets: [LintTarget] = []
    for path in paths.flatMap(LintTarget.paths) {
      let target = try LintTarget(path)
      if let index = targets.firstIndex(where: { $0.folder == target.folder && !$0.isSingleFile }),
        !target.isSingleFile
      {
        targets[index].chosen += target.chosen
      } else {
        targets.append(target)
      }
    }
    for (index, target) in targets.enumerated() {
      let folder = try target.read()
      let lessons = folder.files.keys.count { $0.hasSuffix(".md") && target.isChosen($0) }
      let (before, all) = (Double(index), Double(targets.count))
      var part = read(
        folder, isSingleFile: target.isSingleFile, only: target.isChosen,
        checked: { progress((before + min(1, Double($0) / Double(max(1, lessons)))) / all) }
      ).report
      for index in part.findings.indices {
        part.findings[index].path = target.shown(part.findings[index].path)
      }
      for index in part.drafts.indices {
        part.drafts[index].path = target.shown(part.drafts[index].path)
      }
      report.drafts += part.drafts
      report.findings += part.findings
      report.lessons += part.lessons
      report.waitingDrafts += part.waitingDrafts
    }
    return report
  }
}

/// A path of the command line: its pack, and what of it is meant.
struct LintTarget {
  /// The folder of the pack.
  var folder: String
  /// Paths inside the folder that are meant, as they were named; an empty one means everything.
  var chosen: [(inside: String, named: String)]
  var isSingleFile = false

  /// A folder that is no pack stands for the packs in it.
  static func paths(_ named: String) -> [String] {
    let path = withoutSlash(named)
    guard PackFiles.isFolder(path) else { return [named] }
    let packs = LessonPlaces.inside(path).filter(PackFiles.isFolder)
    return packs.isEmpty ? [named] : packs
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  init(_ named: String) throws(PackFolderError) {
    let path = LintTarget.withoutSlash(named)
    guard FileManager.default.fileExists(atPath: path) else {
      throw PackFolderError(path: path, message: "there is no \(path)")
    }
    let absolute = PathName.absolute(path)
    let name = PathName.lastPart(absolute)
    if PackFiles.isFolder(path) {
      // A pack may be called as a part is: `01-guide`.
      if PartName(name) != nil, !FileManager.default.fileExists(atPath: path + "/pack.yml") {
        folder = PathName.parent(path)
        chosen = [(name, path)]
      } else {
        folder = path
        chosen = [("", path)]
      }
      return
    }
    let part = PathName.lastPart(PathName.parent(absolute))
    if PartName(part) != nil {
      folder = PathName.parent(PathName.parent(path))
      chosen = [(part + "/" + name, path)]
    } else if PackFiles.rootFiles.contains(name) {
      folder = PathName.parent(path)
      chosen = [(name, path)]
    } else {
      folder = PathName.parent(path)
      chosen = [(name, path)]
      isSingleFile = true
    }
  }

  func read() throws(PackFolderError) -> PackFolder {
    guard isSingleFile, let file = chosen.first else { return try PackFolder(at: folder) }
    return PackFolder(path: folder, files: [file.inside: try PackFiles.bytes(of: file.named)])
  }

  func isChosen(_ inside: String) -> Bool {
    chosen.contains {
      $0.inside.isEmpty || $0.inside == inside || inside.hasPrefix($0.inside + "/")
    }
  }

  /// The path of a finding in the words of the command line.
  func shown(_ path: String) -> String {
    for (inside, named) in chosen where !inside.isEmpty {
      let full = folder + "/" + inside
      if path == full || path.hasPrefix(full + "/") { return named + path.dropFirst(full.count) }
    }
    return path
  }
}
