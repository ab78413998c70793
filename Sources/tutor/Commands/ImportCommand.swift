import ArgumentParser
import CardStore
import Foundation
import Guides
import Study

/// `tutor import`: takes answers from a file into the store, or makes lessons of a guide.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make lessons of a guide, or take in what another store or Anki knows of your cards.",
    discussion: """
      A guide is an article that somebody wrote: plain text as it is copied from a page, Markdown, \
      DocC's Markdown or HTML; a folder, or several files, become one pack. Its sections become \
      lessons, its listings run, and questions are made of them. Those are drafts until you accept \
      them. Imported again, a guide leaves alone what you accepted, dropped or edited. Nothing is \
      fetched.

      A JSON file of `tutor export` brings everything that is not here yet. A package of Anki's \
      brings the reviews of these cards that were done there. The same file taken in again changes \
      nothing. A copy of your cards is made before.

      Examples: tutor import guide.txt --into my-guide
                tutor import guide.txt --dry-run --report
                tutor import cards.json
                tutor import swiftui.apkg
      """)

  @Argument(
    help: ArgumentHelp(
      "A guide, or a folder or several files of one; a file of `tutor export`; a package of Anki's.",
      valueName: "guide-or-file"),
    completion: .file())
  var files: [String]

  @Option(help: "The folder of the pack that is made of a guide.", completion: .directory)
  var into: String?

  @Flag(help: "Tell of a guide how many lines became what, and what was left out.")
  var report = false

  @Flag(help: "Print one JSON object about a guide.")
  var json = false

  @Flag(help: "Write nothing of a guide, and say what would be written.")
  var dryRun = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let kind = try ImportedKind(of: files)
      guard kind == .guide else {
        guard into == nil, !report, !json, !dryRun else {
          throw Failure(.usage, "--into, --report, --json and --dry-run are about guides.")
        }
        return try importCards(kind, surroundings)
      }
      try importGuide(surroundings)
    }
  }

  private func importGuide(_ surroundings: Surroundings) throws {
    let packs = ImportedPacks(besideStore: surroundings.storePath)
    let folder = into ?? packs.place(for: files[0])
    let isShown = !surroundings.settings[.plain] && !json
    let work = LongWork("Reading the guide", isShown: isShown)
    let result = try work.run { progress in
      try GuideImporting(surroundings).imported(files, into: folder, progress)
    }
    if !dryRun { try result.write(to: folder) }
    if json {
      write(document: try tutor.json(result))
    } else {
      write(
        lines: GuideReportLines(
          result, isWritten: !dryRun, isOnPlan: packs.contains(folder), isLong: report
        ).lines)
    }
  }

  private func importCards(_ kind: ImportedKind, _ surroundings: Surroundings) throws {
    let file = files[0]
    let work = LongWork("Taking it in", isShown: !surroundings.settings[.plain])
    let report: ImportReport
    if kind == .package {
      // The lessons say which cards there are.
      let session = try surroundings.session()
      report = try work.run {
        try session.store.importAnki(
          packageAt: file, at: session.clock.milliseconds(), calendar: session.clock.calendar,
          progress: $0)
      }
    } else {
      let store = try CardStore(path: surroundings.storePath)
      report = try work.run {
        try store.importDocument(
          at: file, named: file, at: surroundings.clock.milliseconds(),
          calendar: surroundings.clock.calendar, progress: $0)
      }
    }
    write(lines: lines(report))
  }

  private func lines(_ report: ImportReport) -> [String] {
    var lines = ["Taken in: \(report.added) answers. \(report.known) were here already."]
    if report.foreign > 0 {
      lines.append("\(report.foreign) are to cards that these lessons do not have.")
    }
    return lines
  }
}
