#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Linter {
  /// Checks what somebody names: a pack, a part of one, or lessons, each in the context of its
  /// pack.
  ///
  /// - Throws: ``PackFolderError`` if a path cannot be read.
  public func lint(paths: [String]) throws(PackFolderError) -> LintReport {
    var report = LintReport(findings: [], lessons: 0)
    var targets: [Target] = []
    for path in paths {
      let target = try Target(path)
      if let index = targets.firstIndex(where: { $0.folder == target.folder && !$0.isSingleFile }),
        !target.isSingleFile
      {
        targets[index].chosen += target.chosen
      } else {
        targets.append(target)
      }
    }
    for target in targets {
      let folder = try target.read()
      let pack = PackDraft(folder, isSingleFile: target.isSingleFile)
      var part = lint(pack, in: folder, only: target.isChosen)
      for index in part.findings.indices {
        part.findings[index].path = target.shown(part.findings[index].path)
      }
      for index in part.drafts.indices {
        part.drafts[index].path = target.shown(part.drafts[index].path)
      }
      report.drafts += part.drafts
      report.findings += part.findings
      report.lessons += part.lessons
    }
    return report
  }
}

/// A path of the command line: its pack, and what of it is meant.
private struct Target {
  /// The folder of the pack.
  var folder: String
  /// Paths inside the folder that are meant, as they were named; an empty one means everything.
  var chosen: [(inside: String, named: String)]
  var isSingleFile = false

  init(_ named: String) throws(PackFolderError) {
    let path = named.count > 1 && named.hasSuffix("/") ? String(named.dropLast()) : named
    guard FileManager.default.fileExists(atPath: path) else {
      throw PackFolderError(path: path, message: "there is no \(path)")
    }
    let absolute = Target.absolute(path)
    let name = Target.lastPart(absolute)
    if PackFolder.isFolder(path) {
      if PartName(name) != nil {
        folder = Target.parent(path)
        chosen = [(name, path)]
      } else {
        folder = path
        chosen = [("", path)]
      }
      return
    }
    let part = Target.lastPart(Target.parent(absolute))
    if PartName(part) != nil {
      folder = Target.parent(Target.parent(path))
      chosen = [(part + "/" + name, path)]
    } else if PackFolder.rootFiles.contains(name) {
      folder = Target.parent(path)
      chosen = [(name, path)]
    } else {
      folder = Target.parent(path)
      chosen = [(name, path)]
      isSingleFile = true
    }
  }

  func read() throws(PackFolderError) -> PackFolder {
    guard isSingleFile, let file = chosen.first else { return try PackFolder(at: folder) }
    return PackFolder(path: folder, files: [file.inside: try PackFolder.bytes(of: file.named)])
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

  private static func absolute(_ path: String) -> String {
    let full =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func parent(_ path: String) -> String {
    if path == "." { return ".." }
    if lastPart(path) == ".." { return path + "/.." }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
