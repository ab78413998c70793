import Foundation
import Simulation

/// The Swift files of a program in a folder: those below included, what tools put there left out.
struct SourceFolder {
  /// Folders of what was fetched or built, besides the hidden ones.
  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// How the names of files end whose text a program may load from its bundle.
  private static let resources: Set = [
    "json", "geojson", "txt", "csv", "strings", "xcstrings",
  ]

  /// A file with more is left out.
  private static let resourceBytes = 4_000_000

  /// How much a folder may hold. Somebody who names more has named the wrong one.
  struct Bounds {
    var files = 2_000
    var bytes = 20_000_000
    /// Whatever is looked at on the way.
    var entries = 100_000
  }

  private let path: String
  private let bounds: Bounds

  init(_ path: String, bounds: Bounds = Bounds()) {
    self.path = path
    self.bounds = bounds
  }

  /// What was found below a folder, sorted, so that the same folder gives the same program
  /// everywhere.
  struct Names {
    var swift: [String] = []
    var resources: [String] = []
    /// Pictures and colours.
    var assets: [String] = []
    /// Manifests of packages, and projects of Xcode.
    var projects: [String] = []
  }

  /// The names below the folder.
  ///
  /// Links to folders are not followed, so that none leads in a circle.
  ///
  /// - Throws: ``Failure`` if there is none, or more than the bounds allow; what `progress` throws.
  func names(_ progress: (Double?) throws -> Void) throws -> Names {
    var names = Names()
    var bytes = 0
    var resourceBytes = 0
    var entries = 0
    guard let inside = FileManager.default.enumerator(atPath: path) else { return names }
    while let name = inside.nextObject() as? String {
      entries += 1
      if entries.isMultiple(of: 100) { try progress(nil) }
      if entries > bounds.entries { throw tooMuch("\(bounds.entries) files and folders") }
      if isLeftOut(name) {
        // Of a file there is nothing below to leave out, and its folder would be left instead.
        if Surroundings.isFolder(path + "/" + name) { inside.skipDescendants() }
        continue
      }
      if Self.isProject(name) { names.projects.append(name) }
      if SourceFile.isAsset(name), names.assets.count < bounds.files { names.assets.append(name) }
      let isResource = Self.isResource(name)
      guard isResource || name.hasSuffix(".swift"), let size = size(of: name) else { continue }
      if isResource {
        resourceBytes += size
        if size > Self.resourceBytes || resourceBytes > bounds.bytes { continue }
        names.resources.append(name)
        continue
      }
      names.swift.append(name)
      bytes += size
      if names.swift.count > bounds.files { throw tooMuch("\(bounds.files) Swift files") }
      if bytes > bounds.bytes { throw tooMuch("\(bounds.bytes / 1_000_000) MB of Swift") }
    }
    // The manifest of a package is no part of the program.
    let program = names.swift.filter { !Self.isProject($0) }
    if !program.isEmpty { names.swift = program }
    guard !names.swift.isEmpty else {
      throw Failure(.noInput, "There is no Swift file in \(path).")
    }
    names.swift.sort()
    names.resources.sort()
    names.assets.sort()
    names.projects.sort()
    return names
  }

  private static func isProject(_ name: String) -> Bool {
    ["Package.swift", "project.pbxproj"].contains(name.split(separator: "/").last)
  }

  static func isResource(_ name: String) -> Bool {
    let end = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return resources.contains(end) && !name.contains(".xcassets/")
  }

  private func isLeftOut(_ name: String) -> Bool {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // The code of a tutorial is shown by its documentation, and compiled by nobody.
    return last.hasPrefix(".") || last.hasSuffix(".docc") || Self.foreign.contains(last)
  }

  private func size(of name: String) -> Int? { Self.size(ofFile: path + "/" + name) }

  /// In bytes; nil for what is no file, and would be waited for without end.
  static func size(ofFile path: String) -> Int? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: place.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (facts?[.size] as? NSNumber)?.intValue
  }

  private func tooMuch(_ what: String) -> Failure {
    Failure(
      .noInput,
      "\(path) holds more than \(what), too much for one program; name the folder of the app's own "
        + "source, or the files.")
  }
}
