import Study
import Terminal

/// How the learner is doing: recall, predictions, what is due, which days were used.
struct StatsPage: Page {
  enum Action: Equatable {
    case days(Int)
    case weakest, lessons, export, leave
  }

  var statistics: StudyStatistics

  /// The spans that can be looked back over, in days.
  static let spans = [7, 30, 90]

  var keys: KeyTable<Action> {
    let index = StatsPage.spans.firstIndex(of: statistics.days) ?? 0
    let next = StatsPage.spans[(index + 1) % StatsPage.spans.count]
    return KeyTable([
      KeyBinding(.character("d"), "\(next) days", "look back over 7, 30 or 90 days", .days(next)),
      KeyBinding(
        .character("p"), "by part", "recall, cards and predictions by part and lesson", .lessons),
      KeyBinding(
        .character("w"), "weakest cards", "the hardest cards, sureness and time", .weakest),
      KeyBinding(
        .character("x"), "export JSON", "write these figures to a file", .export),
      KeyBinding(
        .character("q"), also: [.enter, .escape, .character("b")], "back", "back", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    let left = [recall(), predictions(), heatmap()].separated()
    let right = [due(), misconceptions()].separated()
    let body: [StyledLine]
    if canvas.width < 80 {
      body = (left + [StyledLine()] + right)
    } else {
      let lead = StyledLine.spaces(canvas.margin)
      body = sideBySide(left, width: 41, gap: 2, right, on: canvas).map { lead + $0 }
    }
    return PageContent(
      title: StyledLine("STATS", Look.title),
      status: StyledLine(
        canvas.isNarrow
          ? "\(statistics.days) days"
          : "last \(statistics.days) days   \(counted(statistics.reviews, "review"))"),
      body: body)
  }

  private func heading(_ text: String, _ remark: String = "") -> StyledLine {
    StyledLine(text, Look.heading) + StyledLine(remark.isEmpty ? "" : "  \(remark)", Look.quiet)
  }

  private func recall() -> [StyledLine] {
    let recall = statistics.recall
    let rows = [("new", recall.new), ("young", recall.young), ("mature", recall.mature)]
    let goal = "   goal \(percent(recall.goal))"
    return [heading("RECALL", "first answer of the day")]
      + rows.map { name, part in
        let share = part.ratio.map(percent) ?? "-"
        return StyledLine(
          "  " + name.padding(to: 8) + share.padding(to: 5, atStart: true)
            + "   (\(part.count) of \(part.total))" + (name == "mature" ? goal : ""))
      }
  }

  private func predictions() -> [StyledLine] {
    let part = statistics.predictions.right
    return [
      heading("PREDICTIONS", "before the reveal"),
      StyledLine("  right          \(part.count) of \(part.total)"),
      StyledLine("  certain, wrong \(statistics.predictions.certainAndWrong)"),
    ]
  }

  private func heatmap() -> [StyledLine] {
    let counts = statistics.heatmap.map(\.count)
    let busiest = max(3, counts.max() ?? 0)
    let rows = (0..<7).map { weekday -> StyledLine in
      let cells = stride(from: weekday, to: counts.count, by: 7).map { index in
        heat(counts[index], busiest: busiest)
      }
      return StyledLine(
        "  \(CalendarNames.shortWeekday(weekday))  " + cells.joined(separator: " "))
    }
    return [heading("HEATMAP", "reviews a day, 12 weeks"), months] + rows
      + [StyledLine("  . none  1 few  2 some  3 many", Look.quiet)]
  }

  /// The names of the months over the first week that begins in them.
  private var months: StyledLine {
    var line = ""
    var last = ""
    for (index, day) in statistics.heatmap.enumerated() where index % 7 == 0 {
      let month = String(day.day.dropFirst(5).prefix(2))
      defer { last = month }
      guard month != last, let number = Int(month) else { continue }
      // The month that ends in the first weeks gives way to the next one's name.
      let start = 7 + index / 7 * 2
      line = line.count >= start ? "" : line
      line = line.padding(to: start) + CalendarNames.shortMonth(number)
    }
    return StyledLine(line, Look.quiet)
  }

  /// `.` for none, then thirds of the busiest day.
  private func heat(_ count: Int, busiest: Int) -> String {
    count == 0 ? "." : String(min(3, 1 + (count - 1) * 3 / busiest))
  }

  private func due() -> [StyledLine] {
    let most = statistics.due.map(\.count).max() ?? 0
    return [heading("DUE", "in the next \(statistics.due.count) days")]
      + statistics.due.map { day in
        let number = day.day.split(separator: "-").last.flatMap { Int($0) } ?? 0
        let date = String(number).padding(to: 2, atStart: true)
        let count = String(day.count).padding(to: 4, atStart: true)
        return StyledLine("  \(CalendarNames.shortWeekday(day.weekday)) \(date) \(count)  ")
          + StyledLine(bar(day.count, largest: most, width: 14), Look.code)
      }
  }

  private func misconceptions() -> [StyledLine] {
    let shown = statistics.misconceptions.prefix(5)
    guard !shown.isEmpty else { return [] }
    return [heading("MISCONCEPTIONS", "   then   last 14 d")]
      + shown.map { entry in
        let slug = StyledLine(entry.slug).fitted(to: 17, .leading, .ascii)
        return "  " + slug
          + StyledLine(
            (entry.then.ratio.map(percent) ?? "-").padding(to: 5, atStart: true)
              + (entry.lately.ratio.map(percent) ?? "-").padding(to: 7, atStart: true))
      }
  }
}
