import CardStore
import Curriculum
import Foundation
import Recall
import Study
import Terminal

/// What the program is given by the system: environment, places of files, time and chance.
struct Surroundings {
  let environment: [String: String]
  let options: ChosenOptions
  let settingsPlace: SettingsPlace
  private(set) var settings: Settings
  let clock: StudyClock
  let seed: UInt64
  /// Where the learner wants files of exercises, as it was typed; nil for beside the cards.
  var exerciseFolder: String?
  /// The file of this program; nil if the system does not say.
  let program = RunningProgram()

  /// - Parameter toleratesMistakes: Whether a settings file with mistakes counts for what is right
  ///   in it, for commands that tell of them.
  /// - Throws: ``Failure`` if a variable of ours, or the settings file, makes no sense.
  init(_ options: ChosenOptions, toleratesMistakes: Bool = false) throws {
    self.options = options
    environment = ProcessInfo.processInfo.environment
    settingsPlace = SettingsPlace(option: options.config, environment: environment)
    settings = Settings(
      options: options.settings, environment: environment, file: settingsPlace.read())
    if !toleratesMistakes, let first = settings.file.findings.first {
      throw Failure(
        .configuration, FindingText.forOutput.lines(first) + ["All mistakes: tutor doctor"])
    }
    clock = try Self.clock(environment["TUTOR_NOW"], rollover: settings[.dayBegins])
    // A pretended time stands for a test, which wants the same questions every time.
    seed = environment["TUTOR_NOW"] == nil ? UInt64.random(in: .min ... .max) : 1
  }

  /// The same with the settings as the file has them now; what makes no sense in it does not count.
  func withLatestSettings() -> Surroundings {
    var latest = self
    latest.settings = Settings(
      options: options.settings, environment: environment, file: settingsPlace.read())
    return latest
  }

  /// The system's clock, or one that starts at `pretended` and runs on from there.
  private static func clock(_ pretended: String?, rollover: Int) throws -> StudyClock {
    let offset = secondsEast
    let start = milliseconds(Date())
    guard let pretended, !pretended.isEmpty else {
      return StudyClock(milliseconds: { milliseconds(Date()) }, offset: offset, rollover: rollover)
    }
    guard let time = PretendedTime(pretended, zone: .current) else {
      throw Failure(
        .configuration,
        "TUTOR_NOW is \"\(pretended)\"; it must be a time such as 2026-09-20T09:00:00 or seconds "
          + "since 1970. How fast it flies may stand behind it: x60.")
    }
    return StudyClock(
      milliseconds: { time.milliseconds(after: milliseconds(Date()) - start) }, offset: offset,
      rollover: rollover)
  }

  private static func milliseconds(_ date: Date) -> Int {
    Int((date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// What is wished of the terminal.
  var wishes: TerminalWishes {
    TerminalWishes(
      color: TerminalWishes.Color(rawValue: settings[.color]) ?? .auto, ascii: settings[.ascii],
      plain: settings[.plain])
  }

  /// Of a day.
  var limits: QueueLimits {
    QueueLimits(
      newPerDay: settings[.newPerDay], reviewsPerDay: settings[.reviewsPerDay],
      leechLapses: settings[.leechLapses])
  }

  /// The learner's home folder; nil where there is none.
  var home: String? { environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The learner's editor, as a shell has it; nil if nobody said which.
  var editor: String? {
    ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// A path that was typed where no shell has put the home folder in place of `~`.
  func expanded(_ path: String) -> String {
    path.hasPrefix("~/") ? (home ?? NSHomeDirectory()) + path.dropFirst() : path
  }

  /// As it was chosen, or the place for data of programs that the system names.
  var storePath: String {
    if let chosen = settings.path(.store) { return expanded(chosen) }
    let folder: String
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      folder = data
    } else {
      let urls = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
      folder = urls.first?.path ?? NSHomeDirectory() + "/.local/share"
    }
    return folder + "/swiftui-tutor/cards.sqlite"
  }

  /// Whether there is a store. A file of no length is none as long as nobody writes to it: to open it
  /// would make it a new store.
  var hasStore: Bool { SourceInput.exists(storePath) && !hasEmptyStore }

  /// Whether there is a file of no length where the store should be, and nothing to make it whole
  /// from.
  var hasEmptyStore: Bool {
    func bytes(_ path: String) -> Int? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    }
    return bytes(storePath) == 0 && bytes(storePath + "-wal") ?? 0 == 0
      && Backup(ofStoreAt: storePath).copies().isEmpty
  }

  /// The first folder of lessons that there is.
  ///
  /// - Throws: ``Failure`` if there is none.
  func lessonFolder() throws -> String {
    let candidates = LessonFolders.candidates(
      chosen: settings.path(.lessons).map(expanded),
      executable: program?.path ?? CommandLine.arguments.first ?? "tutor")
    if let found = candidates.first(where: Self.isFolder) { return found }
    throw Failure(
      .noInput,
      "There are no lessons. Name their folder with --lessons; I looked for "
        + candidates.joined(separator: ", ") + ".")
  }

  /// What `tutor lint` checks if nothing is named: what was chosen, else the lessons of this folder,
  /// else those in use.
  ///
  /// - Throws: ``Failure`` if there is none.
  func lessonsToLint() throws -> [String] {
    if settings.path(.lessons) == nil {
      let here = LessonPlaces.inside(".")
      if !here.isEmpty { return here }
    }
    return [try lessonFolder()]
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
