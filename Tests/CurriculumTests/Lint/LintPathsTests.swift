import Foundation
import Testing

@testable import Curriculum

struct LintPathsTests {
  private let linter = Linter(oracle: SamplePack.oracle)

  /// A copy of the sound pack with a mistake in a lesson of either part.
  private func withBrokenPack(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("lint-paths-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    let (folder, _) = try SamplePack.changing("rev: 2", to: "rev: none")
    for (inside, bytes) in folder.files {
      let file = URL(fileURLWithPath: root + "/" + inside)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isEarly = inside.hasSuffix("early.md")
      let text = String(decoding: bytes, as: UTF8.self)
      let written = isEarly ? text.replacing("2026-01-31", with: "2026-01-32") : text
      try Data(written.utf8).write(to: file)
    }
    try body(root)
  }

  @Test("While lessons are checked it is told how many of them are, in order and never too many")
  func progress() throws {
    final class Shares { var all: [Double] = [] }
    let shares = Shares()
    try withBrokenPack { root in
      let linter = linter
      _ = try linter.lint(paths: [root + "/01-basics", root]) { shares.all.append($0) }
    }
    #expect(!shares.all.isEmpty)
    #expect(shares.all == shares.all.sorted())
    #expect(shares.all.allSatisfy { $0 > 0 && $0 <= 1 })
  }

  @Test("A folder stands for the pack that it is, the part of one, or the packs and lessons in it")
  func places() throws {
    try withBrokenPack { root in
      #expect(LessonPlaces.inside(root) == [root])
      #expect(LessonPlaces.inside(root + "/01-basics") == [root + "/01-basics"])
      let folder = FileManager.default.temporaryDirectory.appending(path: "beside-\(UUID())").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(
        atPath: folder + "/notes/2024-travels", withIntermediateDirectories: true)
      try Data("# No lesson\n".utf8).write(
        to: URL(filePath: folder + "/notes/2024-travels/rome.md"))
      #expect(LessonPlaces.inside(folder) == [])
      #expect(LessonPlaces.inside(folder + "/nowhere") == [])
      for name in ["built-in", "mine"] {
        try FileManager.default.copyItem(atPath: root, toPath: folder + "/" + name)
      }
      try FileManager.default.copyItem(
        atPath: root + "/01-basics/counting.md", toPath: folder + "/alone.md")
      #expect(
        LessonPlaces.inside(folder) == ["built-in", "mine", "alone.md"].map { "\(folder)/\($0)" })
      // Two packs know nothing of each other, whatever their lessons are called.
      let both = try linter.lint(paths: [folder])
      #expect(both.lessons == 6)
      #expect(both.findings.map(\.rule) == [.revision, .fieldValue, .revision, .fieldValue])
    }
  }

  @Test("A pack, a part and a file are checked alike, each in the context of its pack")
  func context() throws {
    try withBrokenPack { root in
      let whole = try linter.lint(paths: [root + "/"])
      #expect(whole.findings.map(\.rule) == [.revision, .fieldValue] && whole.lessons == 3)
      let part = try linter.lint(paths: [root + "/02-the-update-cycle"])
      #expect(part.findings.map(\.rule) == [.fieldValue] && part.lessons == 2)
      let file = root + "/01-basics/counting.md"
      let named = root + "/03-a-pack"
      try FileManager.default.createDirectory(
        atPath: named, withIntermediateDirectories: true)
      for name in ["pack.yml", "01-basics"] {
        try FileManager.default.copyItem(atPath: root + "/" + name, toPath: named + "/" + name)
      }
      // A pack that is called as a part is stays a pack.
      #expect(try linter.lint(paths: [named]).lessons == 1)
      try FileManager.default.removeItem(atPath: named)
      let one = try linter.lint(paths: [file])
      #expect(one.findings.map(\.path) == [file] && one.lessons == 1)
      let two = try linter.lint(paths: [file, root + "/02-the-update-cycle/a-late.md"])
      #expect(two.findings.map(\.rule) == [.revision] && two.lessons == 2)
      #expect(try linter.lint(paths: [root + "/misconceptions.yml"]).findings == [])
    }
  }

  @Test("A lesson outside a pack is checked without its neighbours")
  func alone() throws {
    try withBrokenPack { root in
      let file = root + "/draft.md"
      try FileManager.default.moveItem(atPath: root + "/01-basics/counting.md", toPath: file)
      let report = try linter.lint(paths: [file])
      #expect(report.findings.map(\.rule) == [.revision])
      #expect(report.findings.map(\.path) == [file])
    }
  }

  @Test("A path that does not exist gets a sentence")
  func missing() {
    #expect(throws: PackFolderError(path: "/nowhere/x.md", message: "there is no /nowhere/x.md")) {
      try linter.lint(paths: ["/nowhere/x.md"])
    }
  }

  @Test("A folder without lessons is no pack")
  func empty() throws {
    let folder = PackFolder(path: "Lessons", files: [:])
    #expect(linter.lint(folder).findings.map(\.rule) == [.emptyPack])
  }
}
