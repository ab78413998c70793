import Foundation

/// The targets of a `project.pbxproj`: what their phases compile, and the folders that are theirs.
struct XcodeProject {
  private typealias Entry = [String: Any]

  private let objects: [String: Entry]
  /// The folder in which the project stands, with a slash at the end, or empty.
  private let folder: String
  /// The group that a file or a group is in.
  private var groups: [String: String] = [:]

  /// Nil if it cannot be read.
  init?(_ data: Data, in folder: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Entry
    guard let objects = list?["objects"] as? [String: Entry] else { return nil }
    self.objects = objects
    self.folder = folder
    for (identifier, object) in objects {
      for child in object["children"] as? [String] ?? [] { groups[child] = identifier }
    }
  }

  var targets: [SourceTarget] {
    objects.filter { kind($0.key) == "PBXNativeTarget" }.compactMap { identifier, object in
      guard let name = object["name"] as? String else { return nil }
      var target = SourceTarget(name: name)
      for phase in identifiers(object["buildPhases"])
      where kind(phase) == "PBXSourcesBuildPhase" {
        for file in identifiers(objects[phase]?["files"]) {
          guard let reference = objects[file]?["fileRef"] as? String else { continue }
          target.members.insert(path(of: reference))
        }
      }
      addFolders(of: object, identifier, to: &target)
      target.uses = uses(of: object)
      return target
    }.sorted { $0.name < $1.name }
  }

  private func kind(_ identifier: String) -> String? { objects[identifier]?["isa"] as? String }

  private func identifiers(_ value: Any?) -> [String] { value as? [String] ?? [] }

  /// Folders that Xcode keeps in step with the disk, and what is excepted of them.
  private func addFolders(
    of object: Entry, _ identifier: String, to target: inout SourceTarget
  ) {
    let own = Set(identifiers(object["fileSystemSynchronizedGroups"]))
    for (group, entry) in objects
    where entry["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      let whole = path(of: group) + "/"
      if own.contains(group) { target.members.insert(whole) }
      for exception in identifiers(entry["exceptions"]) {
        guard let set = objects[exception], set["target"] as? String == identifier else { continue }
        let names = identifiers(set["membershipExceptions"]).map { whole + $0 }
        // What is an exception from belonging, where the folder belongs, else from not doing so.
        if own.contains(group) {
          target.leftOut.formUnion(names)
        } else {
          target.members.formUnion(names)
        }
      }
    }
  }

  /// Packages and frameworks; an extension or a watch app is embedded, and not used.
  private func uses(of object: Entry) -> Set<String> {
    let products = identifiers(object["packageProductDependencies"]).compactMap {
      objects[$0]?["productName"] as? String
    }
    let frameworks = identifiers(object["dependencies"]).compactMap { dependency -> String? in
      guard let other = (objects[dependency]?["target"] as? String).flatMap({ objects[$0] }),
        (other["productType"] as? String)?.contains("framework") == true
      else { return nil }
      return other["name"] as? String
    }
    return Set(products + frameworks)
  }

  /// From the folder that was named.
  private func path(of identifier: String) -> String {
    var parts: [String] = []
    var current: String? = identifier
    var seen: Set<String> = []
    while let next = current, seen.insert(next).inserted, let object = objects[next] {
      if let path = object["path"] as? String, !path.isEmpty { parts.insert(path, at: 0) }
      if object["sourceTree"] as? String == "SOURCE_ROOT" { break }
      current = groups[next]
    }
    let joined = folder + parts.joined(separator: "/")
    let standard = URL(fileURLWithPath: "/" + joined).standardizedFileURL.path
    return String(standard.dropFirst())
  }
}
