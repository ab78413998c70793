import Foundation

/// A small file system in memory, which can be filled and sealed. It takes root on Linux.
public struct TemporaryVolume {
  public let path: String

  /// A command that failed.
  public struct Failure: Error {
    public let command: String
  }

  /// Runs with a volume, or says on standard output that it does not.
  public static func with(megabytes: Int, _ body: (TemporaryVolume) throws -> Void) throws {
    guard let volume = try TemporaryVolume(megabytes: megabytes) else {
      print("Skipped: a small file system cannot be mounted here, which takes root on Linux.")
      return
    }
    defer { volume.remove() }
    try body(volume)
  }

  /// From now on nothing can be written.
  public func seal() throws { try Self.require("mount", "-o", "remount,ro", path) }

  public func unseal() throws { try Self.require("mount", "-o", "remount,rw", path) }

  /// Takes up all the room that there is, until the file that is returned is removed.
  public func fill() throws -> String {
    let padding = path + "/padding"
    guard FileManager.default.createFile(atPath: padding, contents: nil),
      let file = FileHandle(forWritingAtPath: padding)
    else { throw Failure(command: "create \(padding)") }
    defer { try? file.close() }
    let block = Data(repeating: 1, count: 4096)
    while (try? file.write(contentsOf: block)) != nil {}
    return padding
  }

  /// - Returns: nil if this process may not make one.
  private init?(megabytes: Int) throws {
    path = NSTemporaryDirectory() + "tutor-volume-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", path) else {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
  }

  private func remove() {
    _ = Self.run("umount", "-l", path)
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func require(_ arguments: String...) throws {
    guard run(arguments) else { throw Failure(command: arguments.joined(separator: " ")) }
  }

  private static func run(_ arguments: String...) -> Bool { run(arguments) }

  private static func run(_ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
