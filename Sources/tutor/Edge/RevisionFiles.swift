import Foundation
import Simulation

/// Files as a revision of a repository has them: `git:main:App`; `git:main` is all of it.
struct RevisionFiles {
  private let revision: String
  private let path: String

  /// Nil if it names no revision.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] == "git", !parts[1].isEmpty, !parts[1].hasPrefix("-") else {
      return nil
    }
    revision = String(parts[1])
    path = parts.count == 2 || parts[2].isEmpty ? "." : String(parts[2])
  }

  /// - Throws: ``Failure`` if git is not there, or does not know the revision or the path.
  func read() throws -> [SourceFile] {
    let listed = try git(["ls-tree", "-r", "-z", "--name-only", revision, "--", path])
    let names = listed.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasSuffix(".swift") || SourceFolder.isResource($0) }
    guard names.contains(where: { $0.hasSuffix(".swift") }) else {
      throw Failure(.noInput, "There is no Swift file in \(path) at \(revision).")
    }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    return try names.sorted().map { name in
      let text = String(decoding: try git(["show", "\(revision):./\(name)"]), as: UTF8.self)
      let short = name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : name
      return SourceFile(
        path: "\(revision):\(name)", name: short, text: text,
        isResource: !name.hasSuffix(".swift"))
    }
  }

  private func git(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      throw Failure(.unavailable, "git cannot be started.")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
      throw Failure(.noInput, "git:\(revision):\(path): \(reason ?? "git failed")")
    }
    return data
  }
}
