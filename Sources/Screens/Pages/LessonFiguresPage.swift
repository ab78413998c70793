import Study
import Terminal

/// How each part of the course and each of its lessons is doing.
struct LessonFiguresPage: Page {
  enum Action: Equatable { case leave }

  var figures: CourseFigures

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .character("q"), also: [.enter, .escape, .character("b"), .character("p")], "back",
        "back to the statistics", .leave)
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    let heading = line(
      StyledLine(figures.pack, Look.heading),
      columns(canvas).map { StyledLine($0.name, Look.quiet) }, canvas)
    let body =
      heading + row("all together", figures.figures, .bold, canvas)
      + figures.parts.flatMap { part -> [StyledLine] in
        [StyledLine()] + row("\(part.number)  \(part.title)", part.figures, .bold, canvas)
          + part.lessons.flatMap { row("  \($0.number)  \($0.title)", $0.figures, .plain, canvas) }
      }
    return PageContent(
      title: StyledLine(canvas.isNarrow ? "BY LESSON" : "BY PART AND LESSON", Look.title),
      status: StyledLine(
        canvas.isNarrow ? "\(figures.days) days" : "last \(figures.days) days"), body: body)
  }

  private struct Column {
    var name: String
    var width: Int
    var text: (CourseFigures.Figures) -> String
  }

  private func columns(_ canvas: Canvas) -> [Column] {
    let isNarrow = canvas.isNarrow
    let of = isNarrow ? "/" : " of "
    func count(_ part: CountOfTotal) -> String {
      part.total == 0 ? "-" : "\(part.count)\(of)\(part.total)"
    }
    return [
      Column(name: "recall", width: isNarrow ? 7 : 9) { $0.recalled.ratio.map(percent) ?? "-" },
      Column(name: "seen", width: isNarrow ? 6 : 12) { "\($0.seen)\(of)\($0.cards)" },
      Column(name: "due", width: isNarrow ? 4 : 6) { String($0.due) },
      Column(name: isNarrow ? "pred" : "predicted", width: isNarrow ? 6 : 12) {
        count($0.predictions)
      },
    ]
  }

  private func row(
    _ name: String, _ figures: CourseFigures.Figures, _ style: Style, _ canvas: Canvas
  ) -> [StyledLine] {
    line(StyledLine(name, style), columns(canvas).map { StyledLine($0.text(figures)) }, canvas)
  }

  /// A name with its figures at the right; a long one has a line for itself where there is little
  /// room.
  private func line(_ name: StyledLine, _ cells: [StyledLine], _ canvas: Canvas) -> [StyledLine] {
    let columns = columns(canvas)
    let room = max(8, canvas.textWidth - columns.reduce(0) { $0 + $1.width })
    let figures = zip(cells, columns).reduce(StyledLine()) {
      $0 + $1.0.padded(to: $1.1.width, .trailing)
    }
    guard canvas.isNarrow, name.width > room else {
      return [
        .spaces(canvas.margin) + name.fitted(to: room, .leading, canvas.glyphs) + figures
      ]
    }
    return canvas.paragraph(name, hanging: 4) + [.spaces(room) + figures]
  }
}

extension LessonFiguresPage: Spoken {
  var facts: [String] { ["By part and lesson."] + figures.sentences }
  var invitation: String { "Press Enter to go back." }
}
