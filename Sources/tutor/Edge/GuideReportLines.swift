import GuidePacks

/// What became of a guide, in lines.
struct GuideReportLines {
  private let imported: ImportedGuides
  private let isWritten: Bool
  private let isOnPlan: Bool
  private let isLong: Bool

  /// - Parameter isOnPlan: Whether its lessons stand behind the built-in ones.
  init(_ imported: ImportedGuides, isWritten: Bool, isOnPlan: Bool, isLong: Bool) {
    self.isOnPlan = isOnPlan
    self.imported = imported
    self.isWritten = isWritten
    self.isLong = isLong
  }

  var lines: [String] {
    var lines: [String] = []
    for report in imported.reports {
      lines += summary(report)
      if isLong { lines += becoming(report) + leftOut(report) + unasked(report) }
      lines += contradictions(report)
    }
    if imported.joined.keptItems > 0 {
      lines.append("Left as you have them: \(count(imported.joined.keptItems, "question")).")
    }
    for path in imported.joined.keptLessons {
      lines.append("Left alone, because you have edited it: \(path)")
    }
    guard let folder = imported.reports.first?.pack else { return lines }
    lines.append(isWritten ? "Written: \(folder)" : "Nothing was written; this was a dry run.")
    guard isWritten else { return lines + [imported.time.sentence] }
    let isOpen = isOnPlan ? "tutor learn \(imported.reports[0].lessons.first?.id ?? "")" : nil
    lines.append("To study it: \(isOpen ?? "tutor --lessons \(folder.forShell)")")
    return lines + [imported.time.sentence]
  }

  private func summary(_ report: GuideReport) -> [String] {
    let listings = report.blocks.filter { $0.kind == "code" }
    let running = listings.count { $0.runs == true }
    let drawings = report.blocks.count { $0.kind == "drawing" }
    let questions = report.items.filter { $0.asked != false }
    let shown = report.items.count - questions.count
    let traces = shown == 0 ? "" : "; \(count(shown, "more trace")) to step through"
    let broken = report.brokenLetters.map {
      "\(report.guide): \(count($0, "letter")) could not be read, and stand as \u{FFFD}. Save it as UTF-8."
    }
    return [
      "\(report.guide): \(count(report.lines, "line")) became \(count(report.lessons.count, "lesson")) with "
        + "\(told(listings.count, running: running)), "
        + "\(count(drawings, "drawing")) and \(count(questions.count, "question"))\(traces)."
    ] + [broken].compactMap(\.self)
  }

  /// `30 listings, of which 28 run`, `1 listing, which runs`.
  private func told(_ listings: Int, running: Int) -> String {
    let counted = count(listings, "listing")
    guard listings > 0 else { return counted }
    if listings == 1 { return counted + (running == 1 ? ", which runs" : ", which does not run") }
    switch running {
    case 0: return counted + ", of which none runs"
    case 1: return counted + ", of which one runs"
    case listings: return counted + ", which all run"
    default: return counted + ", of which \(running) run"
    }
  }

  private func unasked(_ report: GuideReport) -> [String] {
    report.blocks.compactMap { block in
      guard let reason = block.unasked, let listing = block.listing else { return nil }
      return "  Nothing is asked about \(listing), line \(block.first): \(reason)."
    }
  }

  private func becoming(_ report: GuideReport) -> [String] {
    var counts: [(kind: String, lines: Int)] = []
    for block in report.blocks {
      let lines = block.last - block.first + 1
      if let place = counts.firstIndex(where: { $0.kind == block.kind }) {
        counts[place].lines += lines
      } else {
        counts.append((block.kind, lines))
      }
    }
    return counts.sorted { $0.lines > $1.lines }.map { "  \($0.kind): \(count($0.lines, "line"))" }
  }

  private func leftOut(_ report: GuideReport) -> [String] {
    let remains = report.blocks.filter { $0.kind == "remains" }
    guard !remains.isEmpty else { return [] }
    let places = remains.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
    return ["  Left out as remains of the page: lines \(places.joined(separator: ", "))"]
  }

  private func contradictions(_ report: GuideReport) -> [String] {
    report.contradictions.map {
      "\(report.guide):\($0.line): the guide says: \($0.says) The machine: \($0.does) [\($0.rule)]"
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
