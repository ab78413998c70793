import Curriculum
import Guides

/// A lesson as a file, with the questions that were made for it.
struct WrittenLesson {
  var id: String
  var title: String
  var cut: LessonCut
  var lines: [String]
  var listings: [GuideListing]
  /// The names of mockups by the first line of their drawing.
  var mockups: [Int: [String]]
  var items: [GuideItem]
  /// Why nothing is asked about a listing that runs, by its first line.
  var silences: [Int: Silence] = [:]
  /// How many of its lines are its front.
  var frontCount = 0
  /// Where the lines of a question begin, by its name.
  var places: [String: Int] = [:]
  /// Where the lines of a block begin, in the order of the blocks.
  var starts: [(block: GuideBlock, line: Int)] = []
}

/// Writes the Markdown of one lesson.
struct LessonWriting {
  let guide: Guide
  let writing: BlockWriting
  /// Listings that were looked at before.
  let parsed: ParsedListings
  let machine: ListingMachine
  let quizzes: QuizItems
  /// Of the questions of the whole pack.
  let mix: QuestionMix
  /// The day of today, `YYYY-MM-DD`.
  let day: String
  /// What all listings of the guide declare.
  let declarations: [GuideListing]
  /// What the lesson names as its source.
  let source: String

  /// More questions in a lesson tire.
  private static let mostQuestions = 10

  func written(
    _ cut: LessonCut, id: String, concepts: [String], _ identifiers: inout Identifiers,
    asked: inout Set<String>
  ) -> WrittenLesson {
    let listings = ListingJoining.listings(
      in: cut.blocks, elsewhere: declarations, parsed: parsed, verdict: machine.verdict,
      isKnown: machine.knowsAll)
    var lesson = WrittenLesson(
      id: id, title: cut.title, cut: cut, lines: [], listings: listings, mockups: [:], items: [])
    lesson.lines = front(lesson, concepts)
    lesson.frontCount = lesson.lines.count
    let halves = ListingHalf.all(in: cut.blocks, listings)
    let pairs = machine.time.counted { PairSearch(machine: machine).pairs(in: halves) }
    var title = cut.title
    var lead: GuideBlock?
    var section: [GuideBlock] = []
    // What the words bear is asked when some others have been read: behind its own sentence a
    // question would show its key.
    var ofWords: [GuideItem] = []
    for block in cut.blocks {
      if block.kind == .heading {
        add(ofWords + quizzes.versus(title, section, &identifiers), to: &lesson, &asked)
        (title, section, ofWords) = (block.text, [], [])
        lesson.starts.append((block, lesson.lines.count))
        if block.text != cut.titles.first || cut.titles.count > 1 {
          lesson.lines += ["## " + writing.title(HeadingNumber.shown(block.text)), ""]
        }
        continue
      }
      lesson.starts.append((block, lesson.lines.count))
      let items = write(block, in: &lesson, title: title, lead: lead, &identifiers)
      add(items.filter { $0.kind == .trace }, to: &lesson, &asked)
      if let shown = shownTrace(of: block, in: lesson, &identifiers) {
        add([shown], to: &lesson, &asked)
      }
      ofWords += items.filter { $0.kind != .trace }
      for pair in pairs where block.first <= pair.last && pair.last <= block.last {
        let exercise = ExerciseItem(pair: pair, writing: writing).item(&identifiers)
        add([exercise], to: &lesson, &asked)
      }
      section.append(block)
      lead = block
    }
    add(ofWords + quizzes.versus(title, section, &identifiers), to: &lesson, &asked)
    add(quizzes.answered(cut.blocks, &identifiers), to: &lesson, &asked)
    return lesson
  }

  /// Every program is asked about once, and every pair is an exercise; what comes on top is limited.
  private func add(
    _ items: [GuideItem], to lesson: inout WrittenLesson, _ asked: inout Set<String>
  ) {
    for (place, item) in items.enumerated() {
      let isOwed =
        place == 0 && item.kind == .trace || item.kind == .exercise || item.isOwed || !item.isAsked
      guard lesson.items.count(where: \.isAsked) < Self.mostQuestions || isOwed,
        asked.insert(item.question).inserted
      else { continue }
      lesson.items.append(item)
      lesson.places[item.id] = lesson.lines.count
      lesson.lines += item.lines + [""]
    }
  }

  /// Where no trace of a program is asked, the one to step through.
  private func shownTrace(
    of block: GuideBlock, in lesson: WrittenLesson, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard let listing = lesson.listings.first(where: { $0.first == block.first }),
      let root = listing.root,
      !lesson.items.contains(where: { $0.kind == .trace && $0.first == listing.first }),
      let events = machine.time.counted({
        TraceSearch(mix: mix).shown(of: listing.source, root: root)
      })
    else { return nil }
    return ShownTraceItem(listing: listing, root: root, events: events).item(&identifiers)
  }

  // MARK: Front matter

  func front(_ lesson: WrittenLesson, _ concepts: [String]) -> [String] {
    let list = concepts.map(quoted).joined(separator: ", ")
    return [
      "---", "id: \(lesson.id)", "title: \(quoted(lesson.title))",
      "summary: \(quoted(summary(lesson.cut)))", Self.untimed, "requires: []",
      "concepts: [\(list)]", "platform: \"as the guide says\"", "checked: \"\(day)\"",
      "sources: [\(quoted(source))]", "---", "", "# " + writing.title(lesson.title), "",
    ]
  }

  private static let untimed = "minutes: 1"

  /// With the time that it takes, which is known when its questions are.
  func timed(_ lesson: WrittenLesson, minutes: Int) -> [String] {
    var lines = lesson.lines
    guard let place = lines.firstIndex(of: Self.untimed) else { return lines }
    lines[place] = "minutes: \(minutes)"
    return lines
  }

  static func minutes(of lesson: WrittenLesson) -> Int {
    let text = lesson.lines.joined(separator: "\n") + "\n"
    return LessonTime(of: Lesson(path: lesson.id, bytes: Array(text.utf8))).minutes
  }

  /// The first sentence of the lesson.
  private func summary(_ cut: LessonCut) -> String {
    let prose = cut.blocks.first { $0.kind == .prose }
    let first = prose.flatMap { writing.paragraphLines(of: $0).first } ?? cut.title
    let sentence = Sentences.of(first).first ?? first
    let words = sentence.filter { !"`*_\\".contains($0) }
    let short = words.count <= 140 ? words : words.prefix(136) + " …"
    return short.isEmpty ? cut.title : short
  }

  private func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return "\"\(result)\""
  }

  // MARK: Blocks

  private func write(
    _ block: GuideBlock, in lesson: inout WrittenLesson, title: String, lead: GuideBlock?,
    _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    switch block.kind {
    case .code: return writeListing(block, in: &lesson, &identifiers)
    case .drawing:
      writeDrawing(block, in: &lesson, title: title, &identifiers)
      return []
    default:
      if let item = AskedByGuide(writing: writing).item(of: block, under: title, &identifiers) {
        return [item]
      }
      lesson.lines += writing.markdown(block) + [""]
      let claims = TrackingClaim.claims(in: block)
      let contradictions = machine.time.counted { Contradictions.found(in: claims) }
      for contradiction in contradictions {
        let says = writing.line(contradiction.says)
        lesson.lines += [
          "> **The machine says otherwise.** The guide says: \(says) In the simulator "
            + "\(MarkdownEscapes.escaped(contradiction.does)) Its rule is "
            + "`\(contradiction.rule)`; `tutor rule \(contradiction.rule)` tells it.", "",
        ]
      }
      // What the machine does not bear out is no key.
      guard contradictions.isEmpty else { return [] }
      if let order = quizzes.order(block, after: lead, title, &identifiers) { return [order] }
      return quizzes.items(of: block, under: title, &identifiers)
    }
  }

  private func writeListing(
    _ block: GuideBlock, in lesson: inout WrittenLesson, _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    guard let listing = lesson.listings.first(where: { $0.first == block.first }) else { return [] }
    if !block.lead.isEmpty { lesson.lines += writing.paragraphs([block.lead]) + [""] }
    lesson.lines += ChangeWords(block: block, listing: listing).removed
    lesson.lines += lines(of: listing, in: lesson)
    lesson.lines += ChangeWords(block: block, listing: listing).added
    if !block.tail.isEmpty, block.tail != "-" {
      lesson.lines += writing.paragraphs([block.tail]) + [""]
    }
    return asked(of: listing, block, in: &lesson, &identifiers)
  }

  /// A listing as a lesson has it, with a word on what was added to it.
  private func lines(of listing: GuideListing, in lesson: WrittenLesson) -> [String] {
    let fence = Fences.around(listing.source)
    var lines: [String] = []
    switch listing.verdict {
    case .runs:
      let opensPieces =
        listing.isCompleted && listing == lesson.listings.first(where: \.isCompleted)
      if opensPieces {
        lines += [
          "The guide shows a piece of a program. Here, and below, such a piece stands in a view "
            + "named …`Sample`, so that it runs.", "",
        ]
      }
      if !listing.borrowed.isEmpty {
        let names = listing.borrowed.map { MarkdownEscapes.code($0) }.joined(separator: ", ")
        lines += ["The guide declares \(names) elsewhere.", ""]
      } else if !listing.joined.isEmpty, !opensPieces {
        lines += ["Here the program is whole.", ""]
      }
      lines += [fence + "swift id=\(listing.id)", listing.source, fence, ""]
    case .fragment(let reason):
      lines += ["<!-- norun: \(Fences.comment(reason)) -->", ""]
      lines += [fence + "swift id=\(listing.id) norun", listing.source, fence, ""]
    case .text(let reason):
      lines += ["<!-- text: \(Fences.comment(reason)) -->", ""]
      lines += [fence + "text", listing.source, fence, ""]
    }
    return lines
  }

  /// What is asked of a listing that runs, and its drawing.
  private func asked(
    of listing: GuideListing, _ block: GuideBlock, in lesson: inout WrittenLesson,
    _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    guard let root = listing.root else {
      let title = lesson.cut.blocks.last { $0.kind == .heading && $0.first < block.first }
      let earlier = lesson.listings.filter {
        $0.first < block.first && $0.first > (title?.first ?? 0)
      }
      return machine.time.counted {
        [PrintedItem(listing: listing, earlier: earlier).item(&identifiers)].compactMap(\.self)
      }
    }
    guard !goesOn(block, in: lesson.cut) else {
      lesson.silences[block.first] = .goesOn
      return []
    }
    let (found, silence) = machine.time.counted {
      TraceSearch(mix: mix).asked(of: listing.source, root: root)
    }
    lesson.silences[block.first] = silence
    // A drawing would give away what is asked of the layout.
    if !found.contains(where: { $0.area != nil }), !isDrawn(block, in: lesson.cut),
      let mockup = machine.time.counted({ ScreenMockup(listing: listing).lines(&identifiers) })
    {
      lesson.lines += mockup
    }
    var items = found.compactMap { TraceItem(listing: listing, found: $0).item(&identifiers) }
    if items.isEmpty, silence == nil { lesson.silences[block.first] = .plain }
    let wrappers = WrapperSearch(machine: machine, mix: mix)
    let wrapper = machine.time.counted { wrappers.question(of: listing.source, root: root) }
    if let wrapper {
      items.append(WrapperItem(listing: listing, found: wrapper).item(&identifiers))
    }
    return items
  }

  /// Whether a file that a tutorial shows step by step is shown again further on.
  private func goesOn(_ block: GuideBlock, in cut: LessonCut) -> Bool {
    guard let file = block.shownFile else { return false }
    return cut.blocks.contains { $0.first > block.first && $0.shownFile == file }
  }

  /// Whether the guide itself has a drawing in the section of a listing.
  private func isDrawn(_ block: GuideBlock, in cut: LessonCut) -> Bool {
    let before = cut.blocks.prefix { $0.first < block.first }
      .reversed().prefix { $0.kind != .heading }
    let after = cut.blocks.drop { $0.first <= block.first }.prefix { $0.kind != .heading }
    return (before + after).contains { $0.kind == .drawing }
  }

  private func writeDrawing(
    _ block: GuideBlock, in lesson: inout WrittenLesson, title: String,
    _ identifiers: inout Identifiers
  ) {
    let fitted = MockupFitting.fitted(block.lines)
    if let wide = fitted.wide {
      let fence = Fences.around(wide.joined(separator: "\n"))
      lesson.lines += [fence + "text wide"] + wide + [fence, ""]
    }
    let id = identifiers.name(for: title + " drawing", or: "drawing")
    lesson.mockups[block.first, default: []].append(id)
    lesson.lines += ["```mockup", "id: \(id)", "alt: \(headerLine(fitted.description))"]
    lesson.lines += fitted.callouts.enumerated().map {
      "callout: \($0 + 1) = \(headerLine($1.isEmpty ? "a remark" : $1))"
    }
    lesson.lines += [""] + fitted.drawing + ["```", ""]
  }
}
