import Curriculum
import Study
import Terminal

/// What somebody who writes a lesson sees: what lint says, and below it the page that they are
/// working on as a learner will see it.
struct WatchPage {
  enum Action: Equatable { case next, back, leave }

  var draft: WatchedDraft
  var preview: LessonPreview?
  /// Which file it is, and what became of it.
  var notice: String

  /// Findings that stand above the page; the others are counted.
  static let mostFindings = 4

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .character("n"), also: [.right, .space], "next page", "the lesson's next page", .next),
      KeyBinding(
        .character("b"), also: [.left], "page before", "the lesson's page before", .back),
      KeyBinding(.character("q"), also: [.escape], "leave", "stop watching", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    let shown = LintLines(
      draft.report.first(WatchPage.mostFindings), milliseconds: draft.milliseconds)
    let more = draft.report.findings.count - WatchPage.mostFindings
    let rest = more > 0 ? canvas.paragraph("and \(counted(more, "more finding"))", Look.quiet) : []
    let problem = draft.problem.isEmpty ? [] : canvas.paragraph(draft.problem, Look.wrong)
    let lint = LintLines(draft.report, milliseconds: draft.milliseconds)
    let page = preview.map { preview -> [StyledLine] in
      let content = preview.content(on: canvas)
      let gap = canvas.textWidth - content.title.width - content.status.width
      let heading = content.title + .spaces(max(2, gap)) + content.status
      return [
        rule(canvas),
        .spaces(canvas.margin) + heading.truncated(to: canvas.textWidth, canvas.glyphs),
        rule(canvas),
      ] + content.body
    }
    return PageContent(
      title: StyledLine("WATCH  \(notice)", Look.title),
      status: StyledLine(draft.problem.isEmpty ? "\(draft.time)" : "waiting"),
      body: problem + shown.findings(width: canvas.width) + rest
        + (draft.problem.isEmpty ? [.spaces(canvas.margin) + lint.summary] : []) + (page ?? []))
  }

  /// The same as lines to append.
  var facts: [String] {
    let problem = draft.problem.isEmpty ? [] : [draft.problem]
    return problem + (draft.problem.isEmpty ? preview?.facts ?? [] : [])
  }
}

extension LintReport {
  fileprivate func first(_ count: Int) -> LintReport {
    LintReport(findings: Array(findings.prefix(count)), lessons: lessons)
  }
}

/// A page of a lesson that is being written, as the learner will see it.
enum LessonPreview {
  case reading(ReadingPage)
  case choice(ChoicePage)
  case typed(TypedPage)
  case prediction(PredictionPage)
  /// A question that cannot be asked yet, and why.
  case unready(Place, String)

  /// - Returns: Nil if the lesson has no such page.
  init?(
    _ lesson: CourseLesson, page index: Int, in course: Course, screens: ListingScreens = .none
  ) {
    guard lesson.pages.indices.contains(index) else { return nil }
    let page = lesson.pages[index]
    let place = Place.lesson(
      number: lesson.number, title: lesson.title, step: index + 1, steps: lesson.pages.count)
    switch page.content {
    case .reading(let blocks):
      let title = page.title == lesson.title ? "" : page.title
      self = .reading(
        ReadingPage(
          place: place, ending: page.ending, title: title, isContinued: page.isContinued,
          blocks: blocks, screens: screens, hasBack: index > 0))
    case .item(let item, let lead):
      self = LessonPreview.question(item, lead: lead, at: place, in: course)
    }
  }

  private static func question(
    _ item: Item, lead: [Block], at place: Place, in course: Course
  ) -> LessonPreview {
    guard let card = course.cards.first(where: { $0.itemID == item.id }) else {
      return .unready(place, "This question has nothing to ask for yet.")
    }
    do {
      let question = try card.question(seed: 1, predict: Oracle.simulator.predict)
      let attempt = Attempt(showing: question)
      if let stimulus = question.stimulus {
        return .prediction(
          PredictionPage(place: place, attempt: attempt, stimulus: stimulus, lead: lead))
      }
      if question.isTyped {
        return .typed(TypedPage(place: place, attempt: attempt, lead: lead))
      }
      return .choice(ChoicePage(place: place, attempt: attempt, lead: lead))
    } catch {
      return .unready(place, "\(error)".sentence)
    }
  }

  func content(on canvas: Canvas) -> PageContent {
    switch self {
    case .reading(let page): page.content(on: canvas)
    case .choice(let page): page.content(on: canvas)
    case .typed(let page): page.content(on: canvas)
    case .prediction(let page): page.content(on: canvas)
    case .unready(let place, let reason):
      PageContent(
        title: place.title(on: canvas), status: place.status(on: canvas),
        body: canvas.paragraph(reason))
    }
  }

  var facts: [String] {
    switch self {
    case .reading(let page): page.facts
    case .choice(let page): page.facts
    case .typed(let page): page.facts
    case .prediction(let page): page.facts
    case .unready(let place, let reason): [place.sentence, reason]
    }
  }
}
