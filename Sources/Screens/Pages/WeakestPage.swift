import Study
import Terminal

/// What is hardest to keep, whether sureness can be trusted, and how long it all took.
struct WeakestPage: Page {
  enum Action: Equatable { case leave }

  var statistics: StudyStatistics

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .character("q"), also: [.enter, .escape, .character("b"), .character("w")], "back",
        "back to the statistics", .leave)
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine("WEAKEST CARDS", Look.title),
      status: StyledLine(
        canvas.isNarrow ? "\(statistics.days) days" : "last \(statistics.days) days"),
      body: [hardest(canvas), sureness(canvas), time(canvas)].separated())
  }

  private func hardest(_ canvas: Canvas) -> [StyledLine] {
    guard !statistics.hardest.isEmpty else {
      return canvas.paragraph("No card was answered yet.")
    }
    let columns = canvas.isNarrow ? [5, 7, 9] : [5, 8, 14]
    let width = canvas.measure - columns.reduce(0, +)
    func line(_ card: StyledLine, _ cells: [String], _ style: Style = Style()) -> StyledLine {
      let text = zip(cells, columns).map { $0.padding(to: $1, atStart: true) }.joined()
      return .spaces(canvas.margin) + card.fitted(to: max(8, width), .leading, canvas.glyphs)
        + StyledLine(text, style)
    }
    let heading = line(
      StyledLine("HARDEST", Look.heading), ["D", "lapses", "recalled"], Look.quiet)
    return [heading]
      + statistics.hardest.map { entry in
        line(
          // Where there is little room, the pack is the one name that can be missed.
          StyledLine(canvas.isNarrow ? entry.card.withoutPack : entry.card),
          [
            StudyStatistics.oneDigit(entry.difficulty), String(entry.lapses),
            "\(entry.recalled.count)\(canvas.isNarrow ? "/" : " of ")\(entry.recalled.total)",
          ])
      }
      + canvas.paragraph("D: difficulty, from 1 to 10", Look.quiet)
  }

  private func sureness(_ canvas: Canvas) -> [StyledLine] {
    [
      .spaces(canvas.margin) + StyledLine("SURENESS", Look.heading)
        + StyledLine("  how often it was right", Look.quiet)
    ]
      + statistics.calibration.map { entry in
        let share = entry.right.percentage ?? "-"
        return .spaces(canvas.margin)
          + StyledLine(
            "  " + entry.sureness.padding(to: 9) + share.padding(to: 5, atStart: true)
              + "   (\(entry.right.count) of \(entry.right.total))")
      }
  }

  private func time(_ canvas: Canvas) -> [StyledLine] { canvas.paragraph(statistics.timeSentence) }
}

extension WeakestPage: Spoken {
  var facts: [String] {
    ["Weakest cards."] + statistics.hardestSentences + statistics.calibrationSentences
      + [statistics.timeSentence]
  }

  var invitation: String { "Enter goes back." }
  var asks: String { "stats> " }
}
