import Simulation
import Terminal

/// The page of a step, divided so that all of it is always in the window: the source and the
/// dependencies, the story around the step, and what is to be said of it.
struct StepperLayout {
  private let page: StepperPage
  private let canvas: Canvas

  init(_ page: StepperPage, on canvas: Canvas) {
    self.page = page
    self.canvas = canvas
  }

  private var height: Int { canvas.bodyHeight }
  private var event: EventTrace { page.event }

  var lines: [StyledLine] {
    let foot = footLines(atMost: max(1, height * 3 / 10))
    let hasStage = height >= 10
    let stage = hasStage ? stageLines(height: max(3, height * 2 / 5)) : []
    let gap = height >= 14 ? 1 : 0
    let free = height - stage.count - (hasStage ? 1 : 0) - gap
    let laterPasses = max(0, event.passes.count - 1)
    let story = event.steps.count + laterPasses + page.history.silent(in: page.cursor.event).count
    // A story that has to scroll does not jump when a step has less to say.
    let footHeight =
      story + foot.count <= free
      ? foot.count : max(foot.count, min(canvas.isNarrow ? 4 : 3, height / 4))
    let room = max(1, free - footHeight)
    return stage + (hasStage ? [rule(canvas)] : []) + storyLines(height: room)
      + Array(repeating: StyledLine(), count: gap) + foot
  }

  // MARK: The source and who depends on it

  private func stageLines(height: Int) -> [StyledLine] {
    let place = event.place(at: page.cursor.step)
    // A step without a place shows where the story goes next.
    let shown = place ?? event.steps.dropFirst(page.cursor.step).first { $0.line != nil }
    let code = page.source.code(shown?.file)
    let width = canvas.isNarrow ? canvas.width : codeWidth(code)
    let heading =
      shown?.file.map { [StyledLine($0.shortenedName(to: width, canvas.glyphs), Look.quiet)] } ?? []
    let rows = canvas.isNarrow ? min(height, 5) : height
    let window =
      heading
      + code.stage(
        around: shown?.line, height: rows - heading.count, width: width, mark: place?.line,
        canvas.glyphs)
    guard !canvas.isNarrow else { return window }
    return sideBySide(
      window, width: width,
      panel(limit: height).lines(width: canvas.width - width - 1, height: height, canvas.glyphs),
      on: canvas)
  }

  /// Half of the window, or as much as the listing needs and the dependencies can spare.
  private func codeWidth(_ code: CodeBlock) -> Int {
    min(max(canvas.width / 2, code.width), max(canvas.width / 2, canvas.width - Self.panelWidth))
  }

  /// Cells in which most dependencies have room.
  private static let panelWidth = 50

  private func panel(limit: Int) -> DependencyPanel {
    let (event, step) = (page.cursor.event, page.cursor.step)
    let edges = page.history.dependencies(event: event, step: step, limit: limit)
    return DependencyPanel(
      edges: edges.first, total: edges.total,
      running: page.history.running(event: event, step: step),
      marked: page.history.marked(event: event, step: step))
  }

  // MARK: The story

  /// As many steps around the current one as fit, and below the last one what was left alone.
  private func storyLines(height: Int) -> [StyledLine] {
    let silent = page.history.silent(in: page.cursor.event)
    let steps = event.steps
    let count = steps.count + silent.count
    let current = page.cursor.step - 1
    let first = min(max(0, current - height / 2), max(0, count - height))
    // The end of a long story shows the last step, and after it as much as there is room for.
    let start = min(first, max(0, current - height / 3))
    let window = steps[min(start, steps.count)..<min(steps.count, start + height)]
    let columns = StoryColumns(window, last: steps.count, on: canvas)
    let chain =
      page.showsWhy ? Set(event.chain(from: page.cursor.step).map(\.n)) : []
    let told = around(
      current - start,
      window.map { step in
        passLines(step, columns) + [storyLine(step, isInChain: chain.contains(step.n), columns)]
      }, height: height)
    let from = max(0, start - steps.count)
    return told + keptLines(silent.dropFirst(from), height: height - told.count, columns)
  }

  /// So many of the rows that the current step is among them.
  private func around(_ current: Int, _ rows: [[StyledLine]], height: Int) -> [StyledLine] {
    let end = rows.prefix(current + 1).joined().count
    return Array(rows.joined().dropFirst(max(0, end - height)).prefix(height))
  }

  /// That a pass begins before a step which is not that of the first.
  private func passLines(_ step: Step, _ columns: StoryColumns) -> [StyledLine] {
    guard let pass = event.passBegun(by: step) else { return [] }
    return [
      .spaces(3) + StyledLine("-").padded(to: columns.number, .trailing)
        + StyledLine("  pass    ", Look.heading) + StyledLine("\(pass) begins", Look.heading)
    ]
  }

  private func storyLine(_ step: Step, isInChain: Bool, _ columns: StoryColumns) -> StyledLine {
    let isCurrent = step.n == page.cursor.step
    let mark = StyledLine(isCurrent ? " > " : isInChain ? " * " : "   ", Look.running)
    let line = stepLine(step, in: columns, indent: 3, on: canvas)
    return mark
      + (isCurrent ? line.adding(.bold) : step.n > page.cursor.step ? line.adding(.dim) : line)
  }

  private func keptLines(
    _ silent: ArraySlice<String>, height: Int, _ columns: StoryColumns
  ) -> [StyledLine] {
    guard height > 0, !silent.isEmpty else { return [] }
    let isWhole = silent.count <= height
    let shown = silent.prefix(isWhole ? height : height - 1)
    let lead = StyledLine.spaces(3) + StyledLine("-").padded(to: columns.number, .trailing)
    let lines = shown.map { instance in
      let kept = page.history.keptBody(instance, in: page.cursor.event)
      let head = lead + StyledLine("  keep    ", Look.quiet)
      let room = canvas.width - head.width - canvas.margin
      let name = "\(instance).body"
      guard !canvas.isNarrow else {
        return head + StyledLine(name.shortenedName(to: room, canvas.glyphs), Look.quiet)
      }
      let reason = min(kept.reason.cellWidth, max(room / 2, room - name.cellWidth - 2))
      return head
        + StyledLine(name.shortenedName(to: room - reason - 2, canvas.glyphs), Look.quiet)
        + "  " + StyledLine(kept.reason, Look.quiet).truncated(to: reason, canvas.glyphs)
    }
    guard !isWhole else { return lines }
    let rest = "\(silent.count - shown.count) more were left alone: K shows all"
    return lines + [lead + "  " + StyledLine(rest, Look.quiet)]
  }

  // MARK: What is to be said

  /// The step in words or the chain that leads to it, what to do about it, and long values in full
  /// width.
  private func footLines(atMost limit: Int) -> [StyledLine] {
    guard let step = page.step else { return [] }
    var lines = page.note.isEmpty ? [] : canvas.paragraph(page.note, Look.wrong)
    if page.showsWhy {
      let chain = StyledLine(event.chainSentence(from: step.n))
      lines += canvas.paragraph(StyledLine("WHY ", Look.heading) + chain, hanging: 4)
    } else if !showsValues(of: step) {
      lines += canvas.paragraph(step.explanation(), hanging: 2)
    }
    if let before = page.eventBefore {
      let key = StyledLine("[", Look.key) + " leads there."
      lines += canvas.paragraph("Before it came \(before.sentence) " + key, hanging: 2)
    }
    if step.n == event.steps.count {
      lines += page.underWay.flatMap { canvas.paragraph($0, hanging: 2) }
    }
    if let advice = step.advice { lines += canvas.paragraph(advice, Look.wrong, hanging: 2) }
    if !page.showsWhy { lines += valueLines(of: step) }
    if canvas.isNarrow { lines += canvas.paragraph(page.stateSentence, Look.quiet) }
    guard lines.count > limit else { return lines }
    let more = StyledLine("\(canvas.glyphs.ellipsis) v shows all of it", Look.quiet)
    return Array(lines.prefix(limit - 1)) + canvas.paragraph(more).prefix(1)
  }

  /// Whether the values before and after need lines of their own.
  private func showsValues(of step: Step) -> Bool {
    guard step.kind == .write || step.kind == .change, let old = step.old, let new = step.new
    else { return false }
    return old.cellWidth + new.cellWidth > canvas.textWidth / 2
  }

  private func valueLines(of step: Step) -> [StyledLine] {
    guard showsValues(of: step), let old = step.old, let new = step.new else { return [] }
    let part = step.changedPart
    let room = canvas.textWidth - 8
    let subject = step.subject + (part.map { " \($0.label)" } ?? "")
    var rows = [StyledLine(subject.shortenedName(to: canvas.textWidth, canvas.glyphs))]
    func row(_ heading: String, _ value: String) {
      rows.append(
        StyledLine(heading, Look.heading)
          + StyledLine(value).truncated(to: room, canvas.glyphs))
    }
    switch (part?.old, part?.new) {
    case (nil, let came?): row("came    ", came)
    case (let gone?, nil): row("gone    ", gone)
    case (let before, let after):
      let short = shortenedPair(before ?? old, after ?? new, to: room, canvas.glyphs)
      row("before  ", short.old)
      row("after   ", short.new)
    }
    return rows.map { .spaces(canvas.margin) + $0 }
  }
}

extension StepperPage {
  func content(on canvas: Canvas) -> PageContent {
    let layout = StepperLayout(self, on: canvas)
    return PageContent(
      title: StyledLine(canvas.isNarrow ? title : "TRACE \(title)", Look.title),
      status: status(canvas), body: layout.lines)
  }
}
