/// What others have to know of a lesson: its neighbours, and what is asked of a pack as a whole. Of
/// thousands of lessons no more than this is held at once.
struct LessonSummary: Sendable {
  /// As in `Lesson.path`.
  var path: String
  var id: String
  var requires: [String]
  var concepts: [String]
  /// Where the concepts stand, and that line of the file.
  var conceptsPlace: Place
  var conceptsLine: String
  /// Of mockups, quizzes and traces, in the order of the page.
  var identifiers: [(id: String, position: Position)]
  /// What its items were called before, each once for an item.
  var formers: [String]
  /// Identifiers of its traces.
  var traces: [String]

  init(_ draft: LessonDraft) {
    path = draft.source.path
    id = draft.lesson.id
    requires = draft.lesson.requires
    concepts = draft.lesson.concepts
    conceptsPlace = draft.frontMatter.place(of: "concepts")
    conceptsLine = draft.source.line(conceptsPlace.position.line)
    let blocks = draft.identifiedBlocks
    identifiers = blocks.compactMap { block in
      block.header("id").map { ($0.value, $0.valuePlace.position) }
    }
    formers = blocks.flatMap { Set($0.list("was")) }
    traces = draft.items.filter { $0.block.word == "trace" }.map(\.item.id)
  }
}
