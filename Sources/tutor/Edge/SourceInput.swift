import Foundation
import Simulation

/// Swift files as the command line names them.
enum SourceInput {
  /// Reads files, and all Swift files of folders, those below included.
  ///
  /// - Parameter target: Of folders, only the files of this target and of those that it uses.
  /// - Throws: ``Failure`` if one does not exist or cannot be read, or a folder holds too much; what
  ///   `progress` throws.
  static func files(
    at paths: [String], target: String? = nil, _ progress: (Double?) throws -> Void
  ) throws -> [SourceFile] {
    try paths.flatMap { path in
      guard exists(path) else { throw Failure(.noInput, "There is no file \(path).") }
      guard Surroundings.isFolder(path) else { return [try file(path)] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      var names = try SourceFolder(path).names(progress)
      let targets = SourceTargets(in: folder, projects: names.projects)
      names.swift =
        try target.map { try targets.files(of: $0, among: names.swift) }
        ?? targets.withoutLeftovers(names.swift)
      let swift = try names.swift.enumerated().map { index, name in
        try progress(Double(index) / Double(names.swift.count))
        return try file(folder + name, name: name)
      }
      // One that cannot be read is not there for the program, either.
      let resources = names.resources.compactMap { name in
        (try? text(folder + name)).map {
          SourceFile(path: folder + name, name: name, text: $0, isResource: true)
        }
      }
      let assets = names.assets.map {
        SourceFile(path: folder + $0, name: $0, text: asset(folder + $0), isResource: true)
      }
      return swift + resources + assets
    }
  }

  /// What a program must know of a picture: the files of a set, or how many pixels a file has.
  private static func asset(_ path: String) -> String {
    if path.hasSuffix(".imageset") {
      let list = path + "/Contents.json"
      return SourceFolder.size(ofFile: list) == nil ? "" : (try? text(list)) ?? ""
    }
    return PictureHeader.size(ofFile: path).map { "\($0.width) \($0.height)" } ?? ""
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The same place, wherever the program is started; a path in the home folder stays one.
  static func absolute(_ path: String) -> String {
    path.isEmpty || path.hasPrefix("~/")
      ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Reads a text.
  static func text(_ path: String) throws -> String {
    guard exists(path) else { throw Failure(.noInput, "There is no file \(path).") }
    guard !Surroundings.isFolder(path) else {
      throw Failure(.noInput, "\(path) is a folder; name a file in it.")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.inputOutput, "The file \(path) cannot be read.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Failure(.badData, ["\(path):1:1: error: the file is not UTF-8; save it as UTF-8"])
    }
    return text
  }

  /// - Parameter name: How a trace calls it; nil takes the path.
  static func file(_ path: String, name: String? = nil) throws -> SourceFile {
    SourceFile(path: path, name: name, text: try text(path))
  }
}
