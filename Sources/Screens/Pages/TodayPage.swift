import Recall
import Study
import Terminal

/// The plan of the day: what `tutor` opens with.
struct TodayPage: Page {
  /// What can be started from the plan.
  enum Action: Equatable {
    case start, review, learn, predict, lessons, traces, search, stats, map, help, quit
    case drill, quiz, ownView
    /// How long today is to be, in minutes.
    case minutes(Int)
  }

  var today: Today

  /// The things to do today, in the order in which ``Action/start`` goes through them, and among
  /// them what waits.
  var entries: [Entry] {
    var entries: [Entry] = []
    let review = today.review
    if review.due + review.new + review.later > 0 {
      entries.append(
        Entry(
          action: .review, name: "Review", text: review.words, detail: "",
          minutes: review.minutes, isHeldBack: review.due + review.new == 0))
    }
    if let next = today.next {
      entries.append(
        Entry(
          action: .learn, name: next.isBegun ? "Continue" : "Learn",
          text: "Lesson \(next.number) of \(next.total)  \(next.title)",
          detail: next.words, minutes: next.minutes, subject: next.lesson,
          isHeldBack: next.isHeldBack))
    }
    if let predict = today.predict {
      entries.append(
        Entry(
          action: .predict, name: "Predict", text: "Trace: \(predict.events)", detail: "not tried",
          minutes: predict.minutes, subject: predict.card))
    }
    return entries
  }

  struct Entry {
    var action: Action
    var name: String
    var text: String
    var detail: String
    var minutes: Int
    /// The lesson or the card; nil where it is whatever is due.
    var subject: String?
    /// Whether there is no time for it today; its number takes it all the same.
    var isHeldBack = false

    /// Whether an entry of a later plan is this one, gone on with or not.
    func isSame(as other: Entry) -> Bool { action == other.action && subject == other.subject }
  }

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = []
    let entries = entries
    if entries.contains(where: { !$0.isHeldBack }) {
      bindings.append(
        KeyBinding(.enter, "start", "begin today's session, from the top of the plan", .start))
    }
    if !entries.isEmpty {
      bindings.append(
        KeyBinding(digits: entries.count, "open", "one thing of the plan") {
          entries[$0 - 1].action
        })
    }
    bindings += [
      KeyBinding(.character("l"), "lessons", "all lessons, to choose one", .lessons),
      KeyBinding(.character("t"), "traces", "all traces, to choose one", .traces),
      KeyBinding(.character("/"), "search", "find words in the lessons", .search),
      KeyBinding(.character("s"), "stats", "how you are doing", .stats),
      KeyBinding(.character("q"), "quit", "leave; nothing is lost", .quit),
      KeyBinding(.character("d"), "drill", "predict views that nobody has seen", .drill),
      KeyBinding(.character("z"), "quiz", "practise a topic of your choice", .quiz),
      KeyBinding(letters: minuteKeys, "minutes", "make today longer or shorter"),
      KeyBinding(.character("m"), "map", "what you know, and what it rests on", .map),
      KeyBinding(.character("v"), "view", "play with a view of your own", .ownView),
      KeyBinding(.character("?"), "help", "every command", .help),
    ]
    return KeyTable(bindings)
  }

  private var minuteKeys: [(key: Character, action: Action)] {
    let shorter = DayBudget.choices.last { $0 < today.minutesPerDay }
    let longer = DayBudget.choices.first { $0 > today.minutesPerDay }
    return [("+", longer), ("-", shorter)].compactMap { key, minutes in
      minutes.map { (key, .minutes($0)) }
    }
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: StyledLine("tutor", Look.title),
      status: StyledLine("\(today.day.longText), day \(today.dayNumber)"), body: body(canvas))
  }

  private func body(_ canvas: Canvas) -> [StyledLine] {
    guard !isNew else {
      return [
        plan(canvas), course(canvas), practice(canvas), entries.isEmpty ? [] : welcome(canvas),
      ].separated()
    }
    let parts = [plan(canvas), course(canvas) + memory(canvas), week(canvas)]
    // The prompt takes a line below the page.
    let room = canvas.bodyHeight - 1
    let wide = parts.separated()
    let last = weaknesses(canvas, rows: room - wide.count - 1)
    let whole = [wide, last, practice(canvas)].separated()
    guard last.isEmpty else { return whole.count <= room ? whole : [wide, last].separated() }
    let practised = [wide, practice(canvas)].separated()
    if today.weaknesses.isEmpty, practised.count <= room { return practised }
    // Blank lines give way to what would not be said otherwise.
    let close = parts.flatMap(\.self)
    let squeezed = weaknesses(canvas, rows: room - close.count)
    return squeezed.isEmpty && wide.count <= room ? wide : close + squeezed
  }

  /// Whether there is nothing to tell of yet.
  var isNew: Bool {
    today.dayNumber <= 1 && today.finishedLessons == 0 && today.next?.isBegun != true
      && today.memory.recalled.total == 0 && today.review.due + today.review.new == 0
      && today.week.allSatisfy { $0.reviews == 0 }
  }

  /// What waits for another day, why, and how to have it all the same; empty if nothing does.
  var waitingSentence: String {
    let held = entries.indices.filter { entries[$0].isHeldBack }.map { String($0 + 1) }
    guard !held.isEmpty else { return "" }
    let why =
      today.minutes == 0
      ? "Done for today: \(today.minutesSpent) of \(counted(today.minutesPerDay, "minute"))."
      : "Reviews fill the day's \(counted(today.minutesPerDay, "minute"))."
    return why + " \(listed(held, "and")) \(held.count == 1 ? "waits" : "wait") until tomorrow. "
      + "The number takes it all the same; + makes today longer."
  }

  /// What to say where there is nothing to do.
  var nothingToDo: String {
    today.totalLessons == 0
      ? "There are no lessons here. Run: tutor doctor"
      : "Nothing is due, and every lesson is finished. Practise what you like: type drill or quiz."
  }

  private func plan(_ canvas: Canvas) -> [StyledLine] {
    let title = .spaces(canvas.margin) + StyledLine("TODAY", Look.heading)
    guard !entries.isEmpty else { return [title] + canvas.paragraph(nothingToDo, indent: 2) }
    let heading =
      title
      + StyledLine(time(isNarrow: canvas.isNarrow)).padded(
        to: canvas.measure - 5, .trailing)
    var lines = [heading]
    if !canvas.isNarrow { lines.append(StyledLine()) }
    let first = entries.firstIndex { !$0.isHeldBack }
    for (index, entry) in entries.enumerated() {
      lines += entryLines(entry, number: index + 1, isFirst: index == first, canvas)
    }
    let waiting = waitingSentence
    return lines + (waiting.isEmpty ? [] : canvas.paragraph(waiting, Look.quiet, indent: 2))
  }

  /// What is left of the plan, and what of the day is over.
  private func time(isNarrow: Bool) -> String {
    let left =
      today.minutes == 0 ? "" : "about \(StudyStatistics.duration(Double(today.minutes) * 60))"
    guard today.minutesSpent > 0, !isNarrow || left.isEmpty else { return left }
    let done = "\(today.minutesSpent) of \(today.minutesPerDay) min done"
    return left.isEmpty ? done : "\(done), \(left)"
  }

  private func entryLines(_ entry: Entry, number: Int, isFirst: Bool, _ canvas: Canvas)
    -> [StyledLine]
  {
    let mark = StyledLine(isFirst ? "> " : "  ", Look.running) + StyledLine("\(number)", Look.key)
    guard !canvas.isNarrow else {
      return [(mark + " " + StyledLine(entry.name, Look.title) + "  \(entry.time)")]
        + canvas.paragraph(
          entry.text + (entry.detail.isEmpty ? "" : " (\(entry.detail))"), indent: 4)
    }
    let minutes = StyledLine(entry.time).padded(to: 8, .trailing)
    let detail = max(13, entries.map(\.detail.count).max() ?? 0)
    let room = canvas.measure - 17 - detail - 8
    let text = StyledLine(entry.text).wrapped(to: room - 1)
    let first =
      .spaces(canvas.margin) + mark + StyledLine("  " + entry.name, Look.title).padded(to: 14)
      + text[0].padded(to: room)
      + StyledLine(entry.detail).fitted(to: detail, .trailing, canvas.glyphs)
      + minutes
    return [first] + text.dropFirst().map { .spaces(canvas.margin + 17) + $0 }
  }

  private func course(_ canvas: Canvas) -> [StyledLine] {
    guard today.totalLessons > 0 else { return [] }
    let bar = progressBar(
      today.finishedLessons, of: today.totalLessons, width: canvas.isNarrow ? 12 : 42)
    let course = "\(today.finishedLessons) of \(counted(today.totalLessons, "lesson"))"
    return canvas.paragraph(heading("COURSE   ") + bar + "  " + StyledLine(course), hanging: 9)
  }

  /// In as few lines as there is room for, and none of the facts in two.
  private func memory(_ canvas: Canvas) -> [StyledLine] {
    let memory = today.memory
    let goal = "(goal \(percent(memory.goal)))"
    let recall = memory.recalled.share.map { "recall last 30 days \($0) \(goal)" }
    var facts = [recall ?? "nothing to count yet \(goal)"]
    if memory.waiting > 0 { facts.append("\(memory.waiting) more today") }
    facts.append("due tomorrow \(memory.dueTomorrow)")
    var lines: [String] = []
    for fact in facts {
      let longer = lines.last.map { "\($0)   \(fact)" } ?? ""
      if longer.isEmpty || canvas.isNarrow || longer.cellWidth > canvas.textWidth - 9 {
        lines.append(fact)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines.enumerated().flatMap { index, fact in
      canvas.paragraph(
        heading(index == 0 ? "MEMORY   " : "         ") + StyledLine(fact), hanging: 9)
    }
  }

  private func week(_ canvas: Canvas) -> [StyledLine] {
    let gap = canvas.isNarrow ? 1 : 2
    let days = today.week.map { CalendarNames.shortWeekday($0.day.weekday) }
    let counts = today.week.map { day in
      day.isFuture || (day.isToday && day.reviews == 0)
        ? "." : day.reviews == 0 ? "-" : String(day.reviews)
    }
    let width = max(3, counts.map(\.count).max() ?? 0)
    func row(_ cells: [String]) -> StyledLine {
      cells.map { StyledLine($0).padded(to: width, .trailing) }.joined(gap: gap)
    }
    let lead = StyledLine.spaces(canvas.margin)
    let names = row(days)
    let rest = StyledLine(restSentence)
    guard canvas.margin + 9 + names.width <= canvas.width else {
      // Where there is no room beside its name, the week stands below it.
      return [lead + heading("WEEK"), lead + "  " + names, lead + "  " + row(counts)]
        + (rest.isEmpty ? [] : canvas.paragraph(rest, indent: 2))
    }
    let numbers = lead + .spaces(9) + row(counts)
    let isBeside = numbers.width + 5 + rest.width <= canvas.width
    return [
      lead + heading("WEEK     ") + names,
      isBeside && !rest.isEmpty ? numbers + .spaces(5) + rest : numbers,
    ] + (isBeside || rest.isEmpty ? [] : canvas.paragraph(rest, indent: 9))
  }

  /// What became of days without an answer; empty if there were none.
  var restSentence: String {
    guard today.restDays > 0 else { return "" }
    return (today.restDays == 1 ? "one rest day" : "\(today.restDays) rest days")
      + " kept the streak"
  }

  /// In so many rows: the beliefs in full, or a line each, or only the first ones; the stats have all.
  private func weaknesses(_ canvas: Canvas, rows: Int) -> [StyledLine] {
    guard !today.weaknesses.isEmpty else { return [] }
    let room = rows - 1
    let whole = weaknessLines(canvas, isShort: false)
    let lines =
      whole.count <= room ? whole : Array(weaknessLines(canvas, isShort: true).prefix(max(0, room)))
    return lines.isEmpty ? [] : [.spaces(canvas.margin) + heading("WORTH ANOTHER LOOK")] + lines
  }

  /// - Parameter isShort: Whether each has one line.
  private func weaknessLines(_ canvas: Canvas, isShort: Bool) -> [StyledLine] {
    let slugs = 4 + (today.weaknesses.map(\.misconception.slug.cellWidth).max() ?? 0)
    let missed = today.weaknesses.map { "missed \($0.missed) of \($0.asked)" }
    let figures = 2 + (missed.map(\.count).max() ?? 0)
    let room = canvas.measure - slugs - figures
    return zip(today.weaknesses, missed).flatMap { weakness, missed -> [StyledLine] in
      let slug = StyledLine(weakness.misconception.slug, Look.title)
      let belief = StyledLine("\"\(weakness.misconception.belief)\"")
      guard room >= 30 else {
        let first = canvas.paragraph(slug + "  \(missed)", indent: 2)
        return isShort
          ? Array(first.prefix(1)) : first + canvas.paragraph(belief, indent: 4)
      }
      let rows =
        isShort ? [belief.fitted(to: room, .leading, canvas.glyphs)] : belief.wrapped(to: room)
      return rows.enumerated().map { row, words in
        let isFirst = row == 0
        return .spaces(canvas.margin) + (.spaces(2) + (isFirst ? slug : "")).padded(to: slugs)
          + words.padded(to: room)
          + StyledLine(isFirst ? missed : "").padded(to: figures, .trailing)
      }
    }
  }

  /// What can be done besides the plan, with its keys.
  private func practice(_ canvas: Canvas) -> [StyledLine] {
    let words = "d drill   z quiz   m map   v a view of your own"
    return canvas.paragraph(heading("ALSO     ") + StyledLine(words), hanging: 9)
  }

  private func welcome(_ canvas: Canvas) -> [StyledLine] {
    canvas.paragraph("New here? Press Enter to start, or type help and press Enter.")
  }

  private func heading(_ text: String) -> StyledLine { StyledLine(text, Look.heading) }
}

extension TodayPage.Entry {
  fileprivate var time: String { isHeldBack ? "waits" : "\(minutes) min" }
}

extension Today.Review {
  /// `20 of 92 due, 2 new, the rest over 5 days`
  fileprivate var words: String {
    let new = laterNew == 0 ? "\(new) new" : "\(new) of \(new + laterNew) new"
    guard later > 0 else { return "\(due) due, \(new)" }
    guard due + self.new > 0 else { return "\(later) due, \(spread(over: days))" }
    // Where the day is full of what is due, that nothing is new goes without saying.
    let beside = self.new + laterNew == 0 ? "" : ", \(new)"
    return "\(due) of \(due + later) due\(beside), the rest \(spread(over: days))"
  }
}

extension Today.Continue {
  /// `step 3 of 8`, or the steps of the part that is for today.
  fileprivate var words: String {
    guard !isHeldBack, let lastStep else {
      return isBegun ? "step \(step) of \(steps)" : "not begun"
    }
    return lastStep == step ? "step \(step) of \(steps)" : "steps \(step)-\(lastStep) of \(steps)"
  }
}
