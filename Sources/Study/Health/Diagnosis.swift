import CardStore
import Recall

extension HealthReport {
  /// Judges the facts.
  public init(_ facts: HealthFacts) {
    self.init(
      Self.settings(facts.settings) + Self.file(facts) + Self.log(facts) + Self.backups(facts)
        + Self.lessons(facts.lessons)
        + Self.clock(facts) + Self.terminal(facts.terminal)
        + [Finding(.versions, .well, facts.versions.joined(separator: ", ") + ".")])
  }

  private static let repair =
    "Set it aside and recover what can be recovered: tutor doctor --repair"

  /// Each mistake on its own, so that all can be put right at once.
  private static func settings(_ file: SettingsFile) -> [Finding] {
    guard !file.findings.isEmpty else {
      let amount = counted(file.entries.count, "setting is", "settings are")
      let text =
        file.entries.isEmpty
        ? "Nothing is chosen in \(file.path)." : "\(amount) chosen in \(file.path)."
      return [Finding(.settings, .well, text)]
    }
    return file.findings.map { mistake in
      let place = "\(mistake.path):\(mistake.position.line):\(mistake.position.column)"
      return Finding(
        .settings, .trouble, "\(place): \(mistake.message).", advice: mistake.advice?.asSentence,
        exitCode: 78)
    }
  }

  private static func file(_ facts: HealthFacts) -> [Finding] {
    let health: StoreHealth
    switch facts.store {
    case nil where facts.isStoreEmpty:
      let text = "The file \(facts.storePath) is empty: it holds no cards, and there is no backup."
      return [Finding(.file, .remark, text, advice: emptyFile)]
    case nil:
      return [
        Finding(.file, .remark, "There are no cards at \(facts.storePath) yet.", advice: nothingYet)
      ]
    case .failure(let error):
      return [
        Finding(
          .file, .trouble, error.description, advice: error.advice, exitCode: error.exitCode)
      ]
    case .success(let found): health = found
    }
    var findings: [Finding] = []
    if let damage = health.damages.first {
      findings.append(
        Finding(
          .file, .trouble, "The file \(health.path) is damaged: \(damage).", advice: repair,
          exitCode: 65))
    } else if let part = health.brokenParts.first {
      let text = "The file \(health.path) is damaged: \(part) is not as it was made."
      findings.append(Finding(.file, .trouble, text, advice: repair, exitCode: 65))
    } else if !health.brokenSeals.isEmpty {
      let names = health.brokenSeals.joined(separator: " and the ")
      let text = "In \(health.path) the \(names) are not what was written."
      findings.append(Finding(.file, .trouble, text, advice: repair, exitCode: 65))
    } else if health.brokenReferences > 0 {
      let text = "Rows of \(health.path) that refer to nothing: \(health.brokenReferences)."
      findings.append(Finding(.file, .trouble, text, advice: repair, exitCode: 65))
    } else {
      let text = "\(health.path) is whole: \(size(health.bytes)), format \(health.format)."
      findings.append(Finding(.file, .well, text))
    }
    if health.isReadOnly {
      findings.append(
        Finding(
          .file, .trouble, "The file or its folder may only be read: no answer can be recorded.",
          advice: "Change the permissions, or choose another file with --store.", exitCode: 74))
    }
    return findings
  }

  private static let nothingYet = "The first answer makes the file."

  private static let emptyFile =
    "If your cards should be there, copy them back, or choose their file with --store. If not, go "
    + "on: the first session makes it a file of cards."

  private static func log(_ facts: HealthFacts) -> [Finding] {
    guard case .success(let health) = facts.store, health.damages.isEmpty,
      health.brokenParts.isEmpty
    else { return [] }
    let amount = "\(counted(health.answers, "answer")) in \(counted(health.rows, "row"))"
    let isProven = health.inconsistencies?.isEmpty == true
    let proof = isProven ? "; replaying them gives what is stored" : ""
    var findings = [Finding(.log, .well, "\(amount)\(proof).")]
    if health.logDamages.count > 0 {
      let text = "The log is damaged: \(health.logDamages.sentence)."
      findings.append(Finding(.log, .trouble, text, advice: repair, exitCode: 65))
    }
    if let wrong = health.inconsistencies, !wrong.isEmpty {
      let names = wrong.prefix(5).joined(separator: ", ") + (wrong.count > 5 ? ", …" : "")
      findings.append(
        Finding(
          .log, .trouble, "What is stored of \(names) is not what the log says.",
          advice: "Derive everything from the log again: tutor doctor --repair", exitCode: 65))
    }
    if health.hasImpossibleValues {
      findings.append(
        Finding(
          .log, .trouble, "The log has times or numbers that cannot be.", advice: repair,
          exitCode: 65))
    }
    return findings + oddities(health)
  }

  private static func oddities(_ health: StoreHealth) -> [Finding] {
    var findings: [Finding] = []
    if health.undosOfNothing > 0 {
      let text = "Rows that take back what is no answer, and do nothing: \(health.undosOfNothing)."
      findings.append(Finding(.log, .remark, text))
    }
    if health.rowsAfterClockWentBack > 0 {
      let text =
        "Rows that came after a row of a later time: \(health.rowsAfterClockWentBack). A clock was "
        + "set back, or another machine's is ahead; their order is kept."
      findings.append(Finding(.log, .remark, text))
    }
    if health.retiredCards > 0 {
      let text = "Cards with answers that are in no lesson, and are kept: \(health.retiredCards)."
      findings.append(Finding(.log, .remark, text))
    }
    return findings
  }

  private static func backups(_ facts: HealthFacts) -> [Finding] {
    let sound = facts.backups.filter(\.contents.isSound)
    var findings: [Finding] = []
    if let newest = sound.first {
      let text =
        "\(counted(sound.count, "copy", "copies")), the newest \(newest.copy.name) with "
        + "\(counted(newest.contents.answers, "answer"))."
      findings.append(Finding(.backups, .well, text))
    } else if facts.store != nil {
      findings.append(
        Finding(.backups, .remark, "There is no copy yet. The next session makes one."))
    }
    for broken in facts.backups where !broken.contents.isSound {
      findings.append(
        Finding(
          .backups, .remark, "The copy \(broken.copy.name) cannot be used.",
          advice: "Remove \(broken.copy.path)"))
    }
    return findings
  }

  private static func lessons(_ lessons: Result<HealthFacts.Lessons, HealthFacts.UnreadLessons>)
    -> [Finding]
  {
    switch lessons {
    case .failure(let obstacle):
      return [Finding(.lessons, .trouble, obstacle.text, exitCode: obstacle.exitCode)]
    case .success(let found):
      let amount = "\(counted(found.lessons, "lesson")) in \(found.folder)"
      if found.errors > 0 {
        let text = "\(amount), with \(counted(found.errors, "error"))."
        let advice = "See what and where: tutor lint"
        return [Finding(.lessons, .trouble, text, advice: advice, exitCode: 65)]
      }
      let warnings = found.warnings > 0 ? ", with \(counted(found.warnings, "warning"))" : ""
      return [Finding(.lessons, .well, "\(amount)\(warnings).")]
    }
  }

  private static func clock(_ facts: HealthFacts) -> [Finding] {
    let seconds = facts.clock.seconds
    let offset = facts.clock.offset(seconds)
    let text = "It is \(timeOfDay(seconds + offset)) in \(facts.zone) (\(hours(offset)))."
    var findings = [Finding(.clock, .well, text)]
    if facts.isTimePretended {
      findings.append(Finding(.clock, .remark, "TUTOR_NOW sets this time."))
    }
    if case .success(let health) = facts.store, health.rowsOfTheFuture > 0 {
      findings.append(
        Finding(
          .clock, .remark,
          "Rows of the log that are of a later time, and count: \(health.rowsOfTheFuture).",
          advice: "If this clock is wrong, set it right before you go on."))
    }
    return findings
  }

  private static func terminal(_ terminal: HealthFacts.Terminal) -> [Finding] {
    guard terminal.isTerminal else {
      return [Finding(.terminal, .well, "Output goes to no terminal: lines of plain text.")]
    }
    let parts = [
      terminal.name ?? "unnamed", "\(terminal.columns) by \(terminal.rows)",
      terminal.hasUTF8 ? "UTF-8" : "ASCII", terminal.hasColor ? "colour" : "no colour",
    ]
    var findings = [Finding(.terminal, .well, parts.joined(separator: ", ") + ".")]
    if !terminal.hasUTF8 {
      findings.append(
        Finding(
          .terminal, .remark, "The locale is not UTF-8: pages are drawn in ASCII.",
          advice: "If the terminal knows UTF-8: export LC_ALL=C.UTF-8"))
    }
    if terminal.columns < 40 || terminal.rows < 16 {
      findings.append(Finding(.terminal, .remark, "The window is small: pages need 40 columns."))
    }
    return findings
  }
}

extension String {
  /// A phrase that stands alone.
  fileprivate var asSentence: String {
    let end = hasSuffix("?") || hasSuffix(".") ? "" : "."
    return prefix(1).uppercased() + dropFirst() + end
  }
}

/// `1 row`, `2 rows`
private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

private func size(_ bytes: Int) -> String {
  bytes < 1_000_000
    ? "\((bytes + 999) / 1000) kB" : "\(bytes / 100_000 / 10).\(bytes / 100_000 % 10) MB"
}

/// `2026-09-21 20:15`, of seconds as a clock shows them.
private func timeOfDay(_ local: Int) -> String {
  let calendar = StudyCalendar(rollover: 0) { _ in 0 }
  let minutes = ((local % 86_400) + 86_400) % 86_400 / 60
  return "\(CivilDate(calendar.day(of: local)).text) \(two(minutes / 60)):\(two(minutes % 60))"
}

/// `+02:00`
private func hours(_ offset: Int) -> String {
  let minutes = abs(offset) / 60
  return "\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
