/// One family of rules, asked of one lesson when it is read. Checks do not know each other.
protocol Check: Sendable {
  func findings(in lesson: LessonDraft, of pack: PackBasis) -> [Finding]
}

/// One family of rules about a lesson among its neighbours, asked when all of them were read: of
/// thousands of lessons only what these rules need is held.
protocol NeighbourCheck: Sendable {
  func remarks(on lesson: LessonSummary, of pack: PackContext) -> [Remark]
}

/// A finding without the text of its file.
struct Remark: Sendable {
  var rule: Rule
  var severity = Finding.Severity.error
  var place: Place
  var message: String
  var advice: String?
}

/// What a lesson has to know of its neighbours.
struct PackContext: Sendable {
  /// Neighbours are unknown: rules about them do not apply.
  var isSingleFile: Bool
  /// The place of each lesson in the order of teaching.
  var places: [String: Int] = [:]
  /// What each lesson requires.
  var requires: [String: [String]] = [:]
  /// Of each former identifier, how many items had it.
  var heirs: [String: Int] = [:]
  /// Concepts that some lesson names in its front matter.
  var concepts: Set<String>
  /// The first place of each identifier of a quiz, trace or mockup.
  var identifiers: [String: IdentifierUse] = [:]
  /// The first file of each lesson identifier.
  var lessonPaths: [String: String] = [:]

  struct IdentifierUse: Sendable, Hashable {
    var path: String
    var position: Position
  }

  /// - Parameter isChecked: Lessons that are being checked give way to the others: an identifier is
  ///   a duplicate where somebody looks.
  init(_ pack: PackDraft, isChecked: (LessonSummary) -> Bool) {
    isSingleFile = pack.isSingleFile
    let lessons = pack.lessons
    concepts = Set(lessons.flatMap(\.concepts))
    for (place, lesson) in lessons.enumerated() where places[lesson.id] == nil {
      places[lesson.id] = place
      requires[lesson.id] = lesson.requires.map(\.id)
    }
    for former in lessons.lazy.flatMap(\.formers) { heirs[former, default: 0] += 1 }
    for lesson in lessons.filter({ !isChecked($0) }) + lessons.filter(isChecked) {
      for use in lesson.identifiers where identifiers[use.id] == nil {
        identifiers[use.id] = IdentifierUse(path: lesson.path, position: use.position)
      }
      if lessonPaths[lesson.id] == nil { lessonPaths[lesson.id] = lesson.path }
    }
  }
}

extension LessonDraft {
  /// Mockups, quizzes, traces and exercises in the order of the page: what has an identifier.
  var identifiedBlocks: [HeaderedBlock] {
    (mockups.map(\.block) + items.map(\.block) + shownTraces.map(\.block)
      + exercises.map(\.block)).sorted {
        $0.fence.position.line < $1.fence.position.line
      }
  }

  /// Every block with headers.
  var headeredBlocks: [HeaderedBlock] { identifiedBlocks + printouts.map(\.block) }
}
