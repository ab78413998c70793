/// A lesson as it was read, sound or not, with the places that checks need to point at.
struct LessonDraft: Sendable {
  var source: SourceText
  var frontMatter: FrontMatter
  /// Complete, with defaults where the file lacks something.
  var lesson: Lesson
  var listings: [ListingDraft] = []
  var mockups: [MockupDraft] = []
  var items: [ItemDraft] = []
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
