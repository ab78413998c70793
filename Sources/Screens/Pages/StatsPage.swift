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
    let lead = StyledLine.spaces(canvas.margin)
    return PageContent(
      title: StyledLine("STATS", Look.title),
      status: StyledLine(
        canvas.isNarrow
          ? "\(statistics.days) days"
          : "last \(statistics.days) days   \(counted(statistics.reviews, "review"))"),
      body: columns(canvas).map { lead + $0 })
  }

  /// One column, two, or in a wide window three, which then tell what `w` does as well.
  private func columns(_ canvas: Canvas) -> [StyledLine] {
    let left = [recall(), predictions(), heatmap()].separated()
    guard canvas.width >= 80 else {
      let below = [due(), misconceptions(width: canvas.textWidth)]
      return ([left] + below).separated()
    }
    let second = canvas.width - 2 * canvas.margin - 43
    guard canvas.width >= 118 else {
      let right = [due(), misconceptions(width: second)].separated()
      return sideBySide(left, width: 41, gap: 2, right, on: canvas)
    }
    let third = min(second - 33, 48)
    let right = [misconceptions(width: third), sureness(), time(width: third)].separated()
    return sideBySide(
      sideBySide(left, width: 41, gap: 2, due(), on: canvas), width: 74, gap: 2, right, on: canvas)
  }

  private func sureness() -> [StyledLine] {
    [heading("SURENESS", "how often it was right")]
      + statistics.calibration.map { entry in
        let share = (entry.right.percentage ?? "-").padding(to: 5, atStart: true)
        return StyledLine(
          "  \(entry.sureness.padding(to: 9))\(share)"
            + "   (\(entry.right.count) of \(entry.right.total))")
      }
  }

  private func time(width: Int) -> [StyledLine] {
    StyledLine(statistics.timeSentence).wrapped(to: width, hanging: 2)
  }

  private func heading(_ text: String, _ remark: String = "") -> StyledLine {
    StyledLine(text, Look.heading) + StyledLine(remark.isEmpty ? "" : "  \(remark)", Look.quiet)
  }

  private func recall() -> [StyledLine] {
    let recall = statistics.recall
    let rows = [("new", recall.new), ("young", recall.young), ("mature", recall.mature)]
    let lines = rows.map { name, part in
      let share = part.percentage ?? "-"
      return "  " + name.padding(to: 8) + share.padding(to: 5, atStart: true)
        + "   (\(part.count) of \(part.total))"
    }
    let goal = "goal \(percent(recall.goal))"
    // Beside the last figures, unless those are long.
    let isBeside = (lines.last?.count ?? 0) + 3 + goal.count <= 40
    let all =
      isBeside
      ? lines.dropLast() + lines.suffix(1).map { "\($0)   \(goal)" } : lines + ["  " + goal]
    return [heading("RECALL", "first answer of the day")] + all.map { StyledLine($0) }
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

  private func misconceptions(width: Int) -> [StyledLine] {
    let shown = statistics.misconceptions.prefix(5)
    guard !shown.isEmpty else { return [] }
    let room = max(8, width - 17)
    return [
      StyledLine("MISCONCEPTIONS", Look.heading).padded(to: room)
        + StyledLine("  then  last 14 d", Look.quiet)
    ]
      + shown.flatMap { entry -> [StyledLine] in
        let slug = StyledLine("  " + entry.slug)
        let figures = StyledLine(
          (entry.then.share ?? "-").padding(to: 6, atStart: true)
            + (entry.lately.share ?? "-").padding(to: 11, atStart: true))
        let isBeside = slug.width <= room
        return isBeside
          ? [slug.padded(to: room) + figures]
          : slug.wrapped(to: width, hanging: 2) + [.spaces(room) + figures]
      }
  }
}
