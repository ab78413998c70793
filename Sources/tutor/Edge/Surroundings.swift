import Curriculum
import Foundation
import Study

/// What the program is given by the system: environment, places of files, time and chance.
struct Surroundings {
  let environment: [String: String]
  let clock: StudyClock
  let seed: UInt64

  /// - Throws: ``Failure`` if a variable of ours makes no sense.
  init() throws {
    environment = ProcessInfo.processInfo.environment
    clock = try Self.clock(environment["TUTOR_NOW"])
    // A pretended time stands for a test, which wants the same questions every time.
    seed = environment["TUTOR_NOW"] == nil ? UInt64.random(in: .min ... .max) : 1
  }

  /// The system's clock, or one that starts at `pretended` and runs on from there.
  private static func clock(_ pretended: String?) throws -> StudyClock {
    let zone = TimeZone.current
    let offset: @Sendable (Int) -> Int = {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0)))
    }
    let start = milliseconds(Date())
    guard let pretended, !pretended.isEmpty else {
      return StudyClock(milliseconds: { milliseconds(Date()) }, offset: offset)
    }
    guard let first = PretendedTime.milliseconds(pretended, zone: zone) else {
      throw Failure(
        .configuration,
        "TUTOR_NOW is \"\(pretended)\"; it must be a time such as 2026-09-20T09:00:00 or seconds "
          + "since 1970.")
    }
    return StudyClock(milliseconds: { first + milliseconds(Date()) - start }, offset: offset)
  }

  private static func milliseconds(_ date: Date) -> Int {
    Int((date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// `--store`, `TUTOR_STORE`, or the place for data of programs that the system names.
  func storePath(option: String?) -> String {
    for named in [option, environment["TUTOR_STORE"]] {
      if let named, !named.isEmpty { return named }
    }
    let folder: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      folder = data
    } else {
      let urls = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      folder = urls.first?.path ?? NSHomeDirectory() + "/.local/share"
    }
    return folder + "/swiftui-tutor/cards.sqlite"
  }

  /// A path that was typed where no shell has put the home folder in place of `~`.
  func path(typed path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment["HOME"], !home.isEmpty else { return path }
    return home + path.dropFirst()
  }

  /// The first folder of lessons that there is.
  ///
  /// - Throws: ``Failure`` if there is none.
  func lessonFolder(option: String?) throws -> String {
    let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().path
    let candidates = LessonFolders.candidates(
      option: option, variable: environment["TUTOR_LESSONS"],
      executable: executable ?? CommandLine.arguments.first ?? "tutor")
    if let found = candidates.first(where: Self.isFolder) { return found }
    throw Failure(
      .noInput,
      "There are no lessons. Name their folder with --lessons; I looked for "
        + candidates.joined(separator: ", ") + ".")
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
