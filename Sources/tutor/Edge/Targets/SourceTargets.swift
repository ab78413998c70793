import Foundation

/// The targets that the project files of a folder declare.
struct SourceTargets {
  private var all: [String: SourceTarget] = [:]
  /// What each project of Xcode compiles, by its folder; nothing of a package.
  private var compiled: [String: [SourceTarget]] = [:]

  /// - Parameters:
  ///   - projects: The `Package.swift` and `project.pbxproj` below the folder.
  init(in folder: String, projects: [String]) {
    for project in projects {
      guard let data = FileManager.default.contents(atPath: folder + project) else { continue }
      let isPackage = project.hasSuffix("Package.swift")
      let around = Self.folder(
        of: isPackage ? project : String(Self.folder(of: project).dropLast()))
      let targets =
        isPackage
        ? PackageManifest.targets(String(decoding: data, as: UTF8.self), in: around)
        : XcodeProject(data, in: around)?.targets ?? []
      compiled[around, default: []] += isPackage ? [] : targets
      for target in targets { all[target.name] = all[target.name] ?? target }
    }
  }

  /// `App/` of `App/Package.swift`; empty at the top.
  private static func folder(of path: some StringProtocol) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Files without the copies that stayed where a file was moved away: no target of the project around
  /// them compiles them, and one does compile another file of their name.
  func withoutLeftovers(_ files: [String]) -> [String] {
    let folders = compiled.keys.sorted { $0.count > $1.count }
    var names: [String: Set<Substring>] = [:]
    var others: Set<String> = []
    for file in files {
      guard let folder = folders.first(where: { file.hasPrefix($0) }),
        let targets = compiled[folder], !targets.isEmpty
      else { continue }
      if targets.contains(where: { $0.contains(file) }) {
        names[folder, default: []].insert(Self.name(of: file))
      } else {
        others.insert(file)
      }
    }
    return files.filter { file in
      guard others.contains(file), let folder = folders.first(where: { file.hasPrefix($0) }) else {
        return true
      }
      return names[folder]?.contains(Self.name(of: file)) != true
    }
  }

  private static func name(of file: String) -> Substring {
    file.split(separator: "/").last ?? Substring(file)
  }

  /// Those of some files that belong to a target or to one that it uses.
  ///
  /// - Throws: ``Failure`` if there is no such target.
  func files(of name: String, among files: [String]) throws -> [String] {
    guard all[name] != nil else {
      let known = all.keys.sorted()
      throw Failure(
        .usage,
        "There is no target \(name); "
          + (known.isEmpty
            ? "no Package.swift and no Xcode project is in the folder."
            : "there are \(known.joined(separator: ", "))."))
    }
    var used: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard let target = all[next], used.insert(next).inserted else { continue }
      open += target.uses
    }
    let targets = used.compactMap { all[$0] }
    return files.filter { file in targets.contains { $0.contains(file) } }
  }
}
