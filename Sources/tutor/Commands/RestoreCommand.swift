import ArgumentParser
import CardStore

/// `tutor restore`: lists the backups, or puts one in the place of the cards.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "List the backups, or go back to one.",
    discussion: """
      What you have now is kept as a backup, too.

      Examples: tutor restore
                tutor restore 2026-09-21
      """)

  @Argument(
    help: ArgumentHelp("A backup, by its name; all are listed if left out.", valueName: "backup"),
    completion: .values(.backup))
  var name: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let path = surroundings.storePath
      let backup = Backup(ofStoreAt: path)
      guard let name else { return write(lines: list(backup)) }
      guard let copy = backup.copies().first(where: { $0.name == name }) else {
        throw Failure(
          .noInput, "There is no backup called \(name). They are listed by: tutor restore")
      }
      let clock = surroundings.clock
      let kept = try CardStore.restore(
        copy, to: path, at: clock.milliseconds(), calendar: clock.calendar)
      write(lines: [
        "Restored: \(name), with \(counted(copy.inspected().answers, "answer")).",
        kept.map { "What you had is kept in \($0)" } ?? "There were no cards before.",
      ])
    }
  }

  private func list(_ backup: Backup) -> [String] {
    let copies = backup.copies()
    guard !copies.isEmpty else { return ["There is no backup in \(backup.folder)."] }
    let width = copies.map(\.name.count).max() ?? 0
    return copies.map { copy in
      let contents = copy.inspected()
      let gap = String(repeating: " ", count: width - copy.name.count)
      let amount = contents.isSound ? counted(contents.answers, "answer") : "cannot be used"
      return "\(copy.name)\(gap)  \(amount)"
    }
  }
}
