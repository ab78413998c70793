import CardStore
import Curriculum
import Study
import Terminal

/// Goes through a lesson, page by page, from where it was left.
struct LessonLoop {
  let stage: Stage
  let session: StudySession

  /// - Parameters:
  ///   - start: The page to begin with, from 0; nil is where it was left.
  ///   - partEnd: The page before which today's part ends; nil if all of it is for today.
  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ lesson: CourseLesson, from start: Int? = nil, partEnd: Int? = nil) throws {
    var index = try start ?? session.progress(of: lesson).current
    var partEnd = partEnd
    var shownListing: String?
    while lesson.pages.indices.contains(index) {
      if index == partEnd {
        guard try goesOn(lesson, at: index) else { return }
        partEnd = nil
      }
      let page = lesson.pages[index]
      index = try show(page, shownListing: shownListing, of: lesson)
      shownListing = page.listing ?? shownListing
    }
    if index >= lesson.pages.count { try finish(lesson) }
  }

  /// Asks whether today's part of a lesson was enough.
  private func goesOn(_ lesson: CourseLesson, at index: Int) throws -> Bool {
    let page = PartPage(
      place: .lesson(
        number: lesson.number, title: lesson.title, step: index, steps: lesson.pages.count),
      minutesLeft: try session.progress(of: lesson).minutesLeft)
    return try stage.present(page) == .goOn
  }

  /// Shows a page.
  ///
  /// - Parameter shownListing: The name of the one that was shown last.
  /// - Returns: The page to show after it.
  private func show(_ page: LessonPage, shownListing: String?, of lesson: CourseLesson) throws
    -> Int
  {
    switch page.content {
    case .reading(let blocks): return try read(blocks, page, of: lesson)
    case .item(_, let lead):
      return try ask(page, lead: lead, shownListing: shownListing, of: lesson)
    }
  }

  private func read(_ blocks: [Block], _ page: LessonPage, of lesson: CourseLesson) throws -> Int {
    var screen = ReadingPage(
      place: place(page, of: lesson), ending: page.ending,
      title: page.title == lesson.title ? "" : page.title, isContinued: page.isContinued,
      blocks: blocks, screens: ListingScreens(of: blocks, in: lesson.lesson),
      hasBack: page.index > 0, notes: try session.notes(on: lesson).count)
    while true {
      let action = try stage.present(screen)
      screen.notice = ""
      switch action {
      case .next:
        try session.finish(page, of: lesson)
        return page.index + 1
      case .back: return page.index - 1
      case .listing: _ = try stage.present(DetailPage(screen.listings))
      case .mockup:
        try stage.show(screen.mockups)
      case .screen: try stage.show(screen.screens, of: screen.listings)
      case .trace:
        for trace in screen.shownTraces { screen.notice = try step(trace, of: lesson) ?? "" }
      case .draft(let choice): screen.notice = try settle(choice, on: &screen, of: lesson)
      case .copy: screen.notice = stage.copy(screen.listings.map(\.source))
      case .notes:
        try stage.visit { try NotesLoop(stage: stage, session: session).run(lesson) }
        screen.notes = try session.notes(on: lesson).count
      case .search: try stage.search()
      case .leave: throw Departure.back
      }
    }
  }

  /// - Returns: Why it cannot be stepped through; nil if it was.
  private func step(_ trace: ShownTrace, of lesson: CourseLesson) throws -> String? {
    do {
      let story = try session.story(of: trace, in: lesson)
      try stage.visit {
        try StepperLoop(stage: stage).run(
          title: trace.root, source: Listings(story.listing.source),
          trace: story.prediction.trace, screens: story.screens,
          start: TraceCursor(event: 0, step: 1).first(in: story.prediction.trace))
      }
      return nil
    } catch let error as StudyError {
      return error.description
    }
  }

  /// - Returns: What was done with the draft.
  private func settle(
    _ choice: DraftChoice, on screen: inout ReadingPage, of lesson: CourseLesson
  ) throws -> String {
    guard let trace = screen.openDraft else { return "" }
    let settle = { try session.settle(choice, trace, in: lesson) ?? "" }
    let sentence = try choice == .edit ? stage.lend(settle) : settle()
    if choice != .edit { screen.settledDrafts.insert(trace.id) }
    if choice == .drop { screen.blocks.removeAll { $0.shownTrace?.id == trace.id } }
    return sentence
  }

  private func ask(
    _ page: LessonPage, lead: [Block], shownListing: String?, of lesson: CourseLesson
  ) throws -> Int {
    let attempt: Attempt?
    do { attempt = try session.attempt(page, of: lesson) } catch let error as StudyError {
      // What follows does not depend on it: the reason stands in the question's place.
      let start = Position(line: 1, column: 1)
      return try read(
        lead + [.paragraph(Prose(error.description), start)], page, of: lesson)
    }
    guard let attempt else { return page.index + 1 }
    let question = QuestionLoop(
      stage: stage, session: session, place: place(page, of: lesson), lead: lead,
      listings: listings(before: page, in: lesson), shownListing: shownListing,
      followsListing: followsListing(page, in: lesson, shownListing),
      mockups: mockups(before: page, in: lesson),
      hasBack: page.index > 0)
    switch try question.ask(attempt) {
    case .answered, .lesson: return page.index + 1
    case .skipped:
      try session.finish(page, of: lesson)
      return page.index + 1
    case .undone: return page.index
    case .back: return page.index - 1
    case .undoBefore: return try undo(from: page, in: lesson)
    }
  }

  /// - Returns: The page of the question whose answer was taken back, if it is of this lesson.
  private func undo(from page: LessonPage, in lesson: CourseLesson) throws -> Int {
    guard let undone = try session.undo(), let item = undone.card?.itemID else {
      return page.index
    }
    return lesson.pages.first { $0.item?.id == item }?.index ?? page.index
  }

  /// Whether the page before a trace shows the listing that it is about, or asked about it after it was
  /// read. Prose without a listing may stand in between.
  private func followsListing(
    _ page: LessonPage, in lesson: CourseLesson, _ shownListing: String?
  ) -> Bool {
    guard case .trace(let trace) = page.item else { return false }
    for before in lesson.pages.prefix(page.index).reversed() {
      if case .trace(let other) = before.item, other.listing == trace.listing {
        return shownListing == trace.listing
      }
      if before.blocks.contains(where: { $0.listing?.id == trace.listing }) {
        return before.index == page.index - 1 || shownListing == trace.listing
      }
      guard before.item == nil, !before.blocks.contains(where: { $0.listing != nil }) else { break }
    }
    return false
  }

  /// The listings that were shown before a page: questions speak of the first one, or the second.
  private func listings(before page: LessonPage, in lesson: CourseLesson) -> [Listing] {
    lesson.pages.prefix(page.index + 1).flatMap(\.blocks).compactMap(\.listing)
  }

  /// The mockup that was shown last, with those that stood beside it.
  private func mockups(before page: LessonPage, in lesson: CourseLesson) -> [Mockup] {
    let pages = lesson.pages.prefix(page.index + 1).map { $0.blocks.compactMap(\.mockup) }
    return pages.last { !$0.isEmpty } ?? []
  }

  private func place(_ page: LessonPage, of lesson: CourseLesson) -> Place {
    .lesson(
      number: lesson.number, title: lesson.title, step: page.index + 1, steps: lesson.pages.count)
  }

  private func finish(_ lesson: CourseLesson) throws {
    let next = try session.nextLesson()
    var lines = ["Lesson \(lesson.number), \(lesson.title), is finished. Everything is recorded."]
    lines += try outcome(of: lesson)
    lines += try whatComesBack(of: lesson)
    if let next {
      lines.append(
        "Next: lesson \(next.lesson.number), \(next.lesson.title) (\(next.minutesLeft) min).")
    }
    let page = LessonEndPage(
      title: "\(lesson.number) \(lesson.title)", sentences: lines, hasIdeas: !lesson.ideas.isEmpty)
    while case .remember = try stage.present(page) {
      try stage.visit { try RecallLoop(stage: stage, session: session).run(lesson) }
    }
  }
}

extension LessonLoop {
  /// What is asked again some day: no draft that nobody accepted, unless drafts are asked.
  private func whatComesBack(of lesson: CourseLesson) throws -> [String] {
    let outlook = try session.outlook(on: lesson)
    var lines: [String] = []
    if outlook.coming > 0 {
      let them = outlook.coming == 1 ? "it" : "them"
      let questions = counted(outlook.coming, "question")
      lines.append(
        (outlook.passedOver == 0 ? "Its \(questions)" : "\(questions) of it")
          + " will come back when you are about to forget \(them).")
    }
    if outlook.furtherGaps > 0 {
      let (gaps, isOne) = (outlook.furtherGaps, outlook.furtherGaps == 1)
      lines.append(
        "\(counted(gaps, "more gap")) of \(isOne ? "a text" : "texts") that you filled in "
          + "\(isOne ? "comes" : "come") another day.")
    }
    if outlook.passedOver > 0 {
      lines.append(
        "You passed over \(counted(outlook.passedOver, "question")): a review asks "
          + "\(outlook.passedOver == 1 ? "it" : "them") as new.")
    }
    if outlook.predictions > 0 {
      lines.append(
        "You passed over \(counted(outlook.predictions, "prediction")): the plan offers "
          + "\(outlook.predictions == 1 ? "it" : "them").")
    }
    lines += outlook.exercises.map { "The exercise \($0) waits until you open it." }
    if outlook.drafts > 0 {
      let (drafts, them) = (outlook.drafts, outlook.drafts == 1 ? "it" : "them")
      lines.append("\(counted(drafts, "draft")) of it will only come back if you accept \(them).")
    }
    return lines
  }

  /// How many of a lesson's questions were right the first time, and which are worth another look.
  private func outcome(of lesson: CourseLesson) throws -> [String] {
    var answered = 0
    var missed: [LessonPage] = []
    for page in lesson.pages {
      guard let item = page.item?.id,
        let card = session.course.cards(of: lesson).first(where: { $0.itemID == item }),
        let first = try session.store.answers(ofCard: card.id).first
      else { continue }
      answered += 1
      if !first.isRight { missed.append(page) }
    }
    guard answered > 0 else { return [] }
    let right =
      "\(answered - missed.count) of \(counted(answered, "question")) right the first time."
    guard !missed.isEmpty else { return [right] }
    let names = missed.compactMap(\.item?.id)
    return [right, "Worth another look, quiz and the name asks again: \(listed(names))."]
  }
}

extension LessonPage {
  /// The name of the listing that it shows, or asks about.
  fileprivate var listing: String? {
    if case .trace(let trace) = item { return trace.listing }
    return blocks.compactMap(\.listing).last?.id
  }
}
