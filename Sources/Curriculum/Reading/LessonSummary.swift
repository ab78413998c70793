/// What others have to know of a lesson: its neighbours, and what is asked of a pack as a whole. Of
/// thousands of lessons no more than this is held at once.
struct LessonSummary: Sendable {
  /// A mockup, a quiz or a trace.
  struct Block: Sendable {
    /// As its header has it; nil without one.
    var id: (text: String, place: Place)?
    /// What it was called before, with the place of the header.
    var formers: [(text: String, place: Place)]
    var concepts: [String]
    var conceptsPlace: Place

    init(_ block: HeaderedBlock) {
      id = block.header("id").map { ($0.value, $0.valuePlace) }
      formers = block.headers("was").flatMap { header in
        header.value.split(separator: ",").map { (trimmed($0), header.valuePlace) }
      }
      concepts = block.list("concepts")
      conceptsPlace = block.place(of: "concepts")
    }
  }

  /// As in `Lesson.path`.
  var path: String
  var id: String
  var idPlace: Place
  var requires: [(id: String, place: Place)]
  /// Nil if the front matter says nothing of it.
  var requiresPlace: Place?
  var concepts: [String]
  /// Where the concepts stand, and that line of the file.
  var conceptsPlace: Place
  var conceptsLine: String
  /// In the order of the page.
  var blocks: [Block]
  /// Identifiers of its traces.
  var traces: [String]

  init(_ draft: LessonDraft) {
    path = draft.source.path
    id = draft.lesson.id
    let matter = draft.frontMatter
    idPlace = matter.place(of: "id")
    requires = matter.field("requires")?.value.texts.map { ($0.text, $0.place) } ?? []
    requiresPlace = matter.field("requires")?.value.place
    concepts = draft.lesson.concepts
    conceptsPlace = matter.place(of: "concepts")
    conceptsLine = draft.source.line(conceptsPlace.position.line)
    blocks = draft.identifiedBlocks.map(Block.init)
    traces = draft.items.filter { $0.block.word == "trace" }.map(\.item.id)
  }

  /// Of mockups, quizzes and traces, in the order of the page.
  var identifiers: [(id: String, position: Position)] {
    blocks.compactMap { block in block.id.map { ($0.text, $0.place.position) } }
  }

  /// What its items were called before, each once for an item.
  var formers: [String] {
    blocks.flatMap { block in Set(block.formers.lazy.map(\.text).filter { !$0.isEmpty }) }
  }
}
