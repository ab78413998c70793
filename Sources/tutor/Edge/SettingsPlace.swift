import Foundation
import Study

/// The settings file, where it lies and how it is read and written.
struct SettingsPlace {
  let path: String
  /// Whether the file must be there, because somebody named it.
  private let isNamed: Bool

  /// `--config`, `TUTOR_CONFIG`, or the place for configuration of programs that the system names.
  init(option: String?, environment: [String: String]) {
    for named in [option, environment["TUTOR_CONFIG"]] {
      if let named, !named.isEmpty {
        (path, isNamed) = (named, true)
        return
      }
    }
    let folder: String
    if let configuration = environment["XDG_CONFIG_HOME"], configuration.hasPrefix("/") {
      folder = configuration
    } else {
      folder = (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    }
    path = folder + "/swiftui-tutor/config.yml"
    isNamed = false
  }

  /// What the file says; a file that nobody named need not be there.
  func read() -> SettingsFile {
    guard SourceInput.exists(path) else {
      guard isNamed else { return SettingsFile(path: path) }
      return SettingsFile(
        path: path,
        unreadable: "there is no such file; it is made by: tutor config --config \(path) NAME VALUE"
      )
    }
    guard let bytes = bytes() else { return SettingsFile(path: path, unreadable: unreadable) }
    return SettingsFile(path: path, bytes: bytes)
  }

  /// nil for a file that is not there yet.
  ///
  /// - Throws: ``Failure`` if it cannot be read.
  func text() throws -> SettingsText {
    guard SourceInput.exists(path) else { return SettingsText(path: path, bytes: nil) }
    guard let bytes = bytes() else {
      throw Failure(.configuration, "The settings file \(path) is not changed: \(unreadable).")
    }
    return SettingsText(path: path, bytes: bytes)
  }

  private func bytes() -> [UInt8]? {
    guard !Surroundings.isFolder(path) else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  private var unreadable: String {
    Surroundings.isFolder(path) ? "it is a folder" : "it cannot be read; check its permissions"
  }

  /// Writes the file, whole or not at all. A link stays one, and its target keeps its permissions.
  ///
  /// - Throws: ``Failure``.
  func write(_ bytes: [UInt8]) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let files = FileManager.default
    do {
      try files.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      let mode = try? files.attributesOfItem(atPath: target.path)[.posixPermissions]
      try Data(bytes).write(to: target, options: .atomic)
      if let mode { try files.setAttributes([.posixPermissions: mode], ofItemAtPath: target.path) }
    } catch {
      throw Failure(
        .inputOutput,
        "The settings file \(path) cannot be written; check the permissions of its folder.")
    }
  }
}
