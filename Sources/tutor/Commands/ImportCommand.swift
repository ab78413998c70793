import ArgumentParser
import CardStore
import Foundation
import Study

/// `tutor import`: takes answers from a file into the store.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in what another store or Anki knows of your cards.",
    discussion: """
      A JSON file of `tutor export` brings everything that is not here yet. A package of Anki's \
      brings the reviews of these cards that were done there. The same file taken in again changes \
      nothing. A copy of your cards is made before.

      Examples: tutor import cards.json
                tutor import swiftui.apkg
      """)

  @Argument(help: "A file of `tutor export`, or a package of Anki's.", completion: .file())
  var file: String

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let work = LongWork("Taking it in", isShown: !surroundings.settings[.plain])
      let report: ImportReport
      if try isPackage() {
        // The lessons say which cards there are.
        let session = try surroundings.session()
        report = try work.run {
          try session.store.importAnki(
            packageAt: file, at: session.clock.milliseconds(), calendar: session.clock.calendar,
            progress: $0)
        }
      } else {
        guard !Surroundings.isFolder(file) else {
          throw ExchangeError.folder(path: file)
        }
        let store = try CardStore(path: surroundings.storePath)
        report = try work.run {
          try store.importDocument(
            at: file, named: file, at: surroundings.clock.milliseconds(),
            calendar: surroundings.clock.calendar, progress: $0)
        }
      }
      write(lines: lines(report))
    }
  }

  /// A package is a zip file, and those begin with the initials of who made them up.
  private func isPackage() throws -> Bool {
    guard SourceInput.exists(file) else { throw ExchangeError.missing(path: file) }
    let content = try? FileHandle(forReadingFrom: URL(fileURLWithPath: file)).read(upToCount: 2)
    return content == Data("PK".utf8)
  }

  private func lines(_ report: ImportReport) -> [String] {
    var lines = ["Taken in: \(report.added) answers. \(report.known) were here already."]
    if report.foreign > 0 {
      lines.append("\(report.foreign) are to cards that these lessons do not have.")
    }
    return lines
  }
}
