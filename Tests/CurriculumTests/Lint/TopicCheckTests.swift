import Testing

@testable import Curriculum

/// The topics of a pack.
struct TopicCheckTests {
  private func findings(_ topics: String) throws -> ([Finding], [Int: Position]) {
    var folder = try SamplePack.folder()
    let marked = MarkedText(topics)
    folder.files["topics.yml"] = Array(marked.text.utf8)
    return (Linter(oracle: SamplePack.oracle).lint(folder).findings, marked.places)
  }

  private static let sound = """
    - slug: everyday
      title: "Every day"
      concepts: [reads, storage]
      lessons: [a-late]

    """

  @Test("Sound topics have no findings, and are read")
  func sound() throws {
    #expect(try findings(Self.sound).0 == [])
    var folder = try SamplePack.folder()
    folder.files["topics.yml"] = Array(Self.sound.utf8)
    #expect(
      try Pack(folder).topics == [
        Topic(
          slug: "everyday", title: "Every day", concepts: ["reads", "storage"],
          lessons: ["a-late"])
      ])
  }

  @Test(
    "A topic without sense is refused at its place",
    arguments: [
      "- slug: ①everyday\n  title: Again\n  concepts: [reads]\n",
      "- slug: ①everything\n  title: All\n  concepts: [reads]\n",
      "- slug: ①No name\n  title: All\n  concepts: [reads]\n",
      "- slug: ①nothing\n  title: Nothing\n",
      "- slug: ①untitled\n  concepts: [reads]\n",
      "- slug: ①reads\n  title: Another meaning\n  concepts: [storage]\n",
      "- slug: ①counting\n  title: Another meaning\n  concepts: [storage]\n",
    ])
  func refused(_ entry: String) throws {
    let (findings, places) = try findings(Self.sound + entry)
    #expect(findings.map(\.rule) == [.topicEntry])
    #expect(findings.map(\.position) == [places[1]])
    #expect(findings.errorCount == 1)
  }

  @Test("A name that is out of date, and a concept in no topic, are worth a warning")
  func warnings() throws {
    let (findings, places) = try findings(
      "- slug: everyday\n  title: T\n  concepts: [reads, ①gone, passes]\n  lessons: [②away]\n")
    #expect(findings.map(\.rule) == [.unknownConcept, .unknownLesson, .topicMissing])
    #expect(findings.prefix(2).map(\.position) == [places[1], places[2]])
    #expect(findings.last?.message == "the concept \"storage\" is in no topic")
    #expect(findings.errorCount == 0)
  }
}
