import Curriculum
import Guides

/// Cuts lessons that take too long to go through: how long one takes is known when its questions are.
struct LessonHalving {
  let writing: LessonWriting
  let concepts: [String]

  /// The lesson, or what it was cut into, each with the time that it takes.
  ///
  /// - Parameter name: A new name for a lesson, by its title.
  func lessons(of lesson: WrittenLesson, named name: (String) -> String) -> [WrittenLesson] {
    let minutes = LessonWriting.minutes(of: lesson)
    guard minutes > LessonTime.mostMinutes, let (first, second) = halves(of: lesson, named: name)
    else {
      var lesson = lesson
      lesson.lines = writing.timed(lesson, minutes: minutes)
      return [lesson]
    }
    return lessons(of: first, named: name) + lessons(of: second, named: name)
  }

  private func halves(
    of lesson: WrittenLesson, named name: (String) -> String
  ) -> (WrittenLesson, WrittenLesson)? {
    guard let start = middle(of: lesson) else { return nil }
    let line = start.block.first
    var first = lesson
    first.cut.blocks = lesson.cut.blocks.filter { $0.first < line }
    first.lines = Array(lesson.lines[..<start.line])
    var second = lesson
    second.cut.blocks = lesson.cut.blocks.filter { $0.first >= line }
    second.cut.titles = titles(of: second.cut, behind: lesson.title)
    second.title = second.cut.title
    second.id = name(second.cut.name)
    first.cut.titles = lesson.cut.titles.filter { !second.cut.titles.contains($0) }
    if !first.cut.titles.isEmpty, lesson.cut.titles.count > 1 { first.title = first.cut.title }
    share(lesson, at: start, &first, &second)
    first.lines = writing.front(first, concepts) + first.lines[lesson.frontCount...]
    first.frontCount = lesson.frontCount
    second.lines = writing.front(second, concepts) + lesson.lines[start.line...]
    let moved = lesson.frontCount - start.line
    second.starts = second.starts.map { ($0.block, $0.line + moved) }
    second.places = second.places.mapValues { $0 + moved }
    return (first, second)
  }

  /// Where the second half begins: at a heading, if there is one near the middle, else where a
  /// paragraph begins.
  private func middle(of lesson: WrittenLesson) -> (block: GuideBlock, line: Int)? {
    let length = lesson.lines.count - lesson.frontCount
    func distance(_ start: (block: GuideBlock, line: Int)) -> Int {
      abs((start.line - lesson.frontCount) * 2 - length)
    }
    let inside = lesson.starts.dropFirst().filter { start in
      // Behind what is joined with others stands what belongs to it.
      distance(start) * 2 < length
    }
    let headings = inside.filter { $0.block.kind == .heading }
    let paragraphs = inside.filter { $0.block.kind == .prose }
    return (headings.isEmpty ? paragraphs : headings).min { distance($0) < distance($1) }
  }

  /// Of what the second half is called: its headings, of which the first ones open it, or what the
  /// whole is called and that it goes on.
  private func titles(of cut: LessonCut, behind title: String) -> [String] {
    guard let first = cut.blocks.first(where: { $0.kind != .blank }), first.kind == .heading else {
      return [title + ", continued"]
    }
    let headings = cut.blocks.filter { $0.kind == .heading }
    let level = headings.compactMap(\.level).min()
    return headings.filter { $0.level == level || $0 == first }.map(\.text)
  }

  /// What stands before a block is the first one's.
  private func share(
    _ lesson: WrittenLesson, at start: (block: GuideBlock, line: Int),
    _ first: inout WrittenLesson, _ second: inout WrittenLesson
  ) {
    let line = start.block.first
    // What the words of a section bear is asked at its end.
    func isBefore(_ item: GuideItem) -> Bool { lesson.places[item.id] ?? 0 < start.line }
    first.items = lesson.items.filter(isBefore)
    second.items = lesson.items.filter { !isBefore($0) }
    first.places = lesson.places.filter { $0.value < start.line }
    second.places = lesson.places.filter { $0.value >= start.line }
    first.listings = lesson.listings.filter { $0.first < line }
    second.listings = lesson.listings.filter { $0.first >= line }
    first.mockups = lesson.mockups.filter { $0.key < line }
    second.mockups = lesson.mockups.filter { $0.key >= line }
    first.silences = lesson.silences.filter { $0.key < line }
    second.silences = lesson.silences.filter { $0.key >= line }
    first.starts = lesson.starts.filter { $0.block.first < line }
    second.starts = lesson.starts.filter { $0.block.first >= line }
  }
}
