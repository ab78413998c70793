import Simulation

/// A lesson as it was read, sound or not, with the places that checks need to point at.
struct LessonDraft: Sendable {
  var source: SourceText
  var frontMatter: FrontMatter
  /// Complete, with defaults where the file lacks something.
  var lesson: Lesson
  var listings: [ListingDraft] = []
  var mockups: [MockupDraft] = []
  var printouts: [PrintoutDraft] = []
  var items: [ItemDraft] = []
  var shownTraces: [ShownTraceDraft] = []
  var exercises: [ExerciseDraft] = []
  /// What reading alone found.
  var findings: [Finding] = []
}

struct ListingDraft: Sendable {
  var listing: Listing
  /// The line of the opening fence.
  var fence: Place
}

struct MockupDraft: Sendable {
  var block: HeaderedBlock
  var mockup: Mockup
}

/// What a program is said to print.
struct PrintoutDraft: Sendable {
  var block: HeaderedBlock
  var lines: [String]

  init(_ block: HeaderedBlock) {
    self.block = block
    lines = block.body
    while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
  }
}

extension PrintoutDraft {
  /// What would have to be asked to get these lines for an answer.
  var exercise: TraceExercise {
    TraceExercise(
      id: "", was: [], revision: 1, concepts: [], listing: block.value("listing") ?? "",
      root: block.value("root") ?? "", events: block.headers("do").map(\.value),
      subject: .prints, stem: [], options: [], hints: [], explanation: Prose(""),
      position: block.fence.position)
  }
}

/// A trace that is stepped through without being asked.
struct ShownTraceDraft: Sendable {
  var block: HeaderedBlock
  var trace: ShownTrace
  /// Options, which nobody could choose from.
  var options: [Choices.Draft]

  static func isMeant(by block: HeaderedBlock) -> Bool {
    block.word == "trace" && block.value("ask") == ShownTrace.word
  }
}

/// A quiz or a trace.
struct ItemDraft: Sendable {
  var block: HeaderedBlock
  var item: Item
  var stemPlace: Place
  var stem: [Block]
  var options: [Choices.Draft]
  var deletions: [ClozeText.Deletion]

  /// Nil for a trace, and for a quiz whose kind is unknown.
  var kind: Quiz.Kind? {
    block.word == "quiz" ? Quiz.Kind(rawValue: block.value("kind") ?? "") : nil
  }
}
