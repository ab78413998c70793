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
      if isLong { lines += becoming(report) + leftOut(report) }
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
    guard isWritten else { return lines }
    let isOpen = isOnPlan ? "tutor learn \(imported.reports[0].lessons.first?.id ?? "")" : nil
    lines.append("To study it: \(isOpen ?? "tutor --lessons \(folder.forShell)")")
    return lines
  }

  private func summary(_ report: GuideReport) -> [String] {
    let listings = report.blocks.filter { $0.kind == "code" }
    let running = listings.count { $0.runs == true }
    let drawings = report.blocks.count { $0.kind == "drawing" }
    return [
      "\(report.guide): \(report.lines) lines became \(count(report.lessons.count, "lesson")) with "
        + "\(count(listings.count, "listing")), of which \(running) run, "
        + "\(count(drawings, "drawing")) and \(count(report.items.count, "question"))."
    ]
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
