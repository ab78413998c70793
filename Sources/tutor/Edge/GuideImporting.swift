import Curriculum
import Foundation
import GuidePacks
import Guides
import Recall
import Study

/// Reads guides, makes a pack of them, and writes it.
struct GuideImporting {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  func imported(
    _ files: [String], into folder: String, _ progress: (Double) throws -> Void
  ) throws -> ImportedGuides {
    let start = ContinuousClock.now
    try checkIsFree(folder)
    let paths = try GuideFiles.paths(at: files)
    let guides = try paths.map(GuideFiles.guide)
    try progress(0)
    let present = try present(in: folder)
    let making = GuideImport(
      name: PackKeeping.name(of: present) ?? Self.packName(of: folder),
      day: CivilDate(surroundings.clock.today).text,
      concepts: builtInConcepts)
    let pack = making.pack(of: guides)
    let keeping = PackKeeping(before: present, record: record(in: folder))
    let joined = keeping.joined(pack.files)
    let time = ImportTime(whole: ContinuousClock.now - start, simulated: pack.simulated)
    return ImportedGuides(pack, joined, folder: folder, time: time)
  }

  /// A folder in which something else lies is somebody's, and no place for a pack.
  private func checkIsFree(_ folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.isEmpty || SourceInput.exists(folder + "/pack.yml") else {
      throw Failure(
        .usage, "\(folder.forShell) has files in it and is no pack. Name a new folder with --into.")
    }
  }

  /// As its folder is called.
  private static func packName(of folder: String) -> String {
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    return Identifiers.slug(last, most: 32) ?? "guide"
  }

  /// The texts of a pack that is there already.
  private func present(in folder: String) throws -> [String: String] {
    guard Surroundings.isFolder(folder) else { return [:] }
    let files = try PackFolder(at: folder).files
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func record(in folder: String) -> PackRecord? {
    FileManager.default.contents(atPath: folder + "/" + PackRecord.file)
      .flatMap { try? JSONDecoder().decode(PackRecord.self, from: $0) }
  }

  /// Concepts of the lessons in use; none if there are no lessons.
  private var builtInConcepts: [String] {
    guard let folder = try? surroundings.lessonFolder(), let pack = try? PackFolder(at: folder)
    else {
      return []
    }
    return pack.namedConcepts
  }
}

/// How long an import took.
struct ImportTime {
  /// From the first look at the guides to the last question.
  var whole: Duration
  /// As long of it the simulator ran listings.
  var simulated: Duration

  /// `It took 0.3 s to read it, and 6.2 s to run what it shows.`
  var sentence: String {
    "It took \(seconds(whole - simulated)) to read it, and \(seconds(simulated)) to run what it shows."
  }

  private func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

/// What came of guides, to be written and told.
struct ImportedGuides: Encodable {
  let joined: PackKeeping.Result
  let reports: [GuideReport]
  let time: ImportTime

  init(
    _ pack: ImportedPack, _ joined: PackKeeping.Result, folder: String, time: ImportTime
  ) {
    self.joined = joined
    self.time = time
    reports = pack.reports.map { report in
      var report = report
      report.pack = folder
      report.rename(joined.names)
      return report
    }
  }

  private enum Key: String, CodingKey { case format, guides }

  /// One guide is its report; several are a list of them.
  func encode(to encoder: any Encoder) throws {
    if reports.count == 1 { return try reports[0].encode(to: encoder) }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .format)
    try container.encode(reports, forKey: .guides)
  }

  /// Writes every file of the pack below its folder.
  func write(to folder: String) throws {
    for (inside, text) in joined.files.sorted(by: { $0.key < $1.key }) {
      try PackFile.write(text, to: inside, in: folder)
    }
    for inside in joined.superfluous { try PackFile.remove(inside, in: folder) }
    try PackFile.write(tutor.json(joined.record), to: PackRecord.file, in: folder)
  }
}
