import Testing

@testable import Curriculum

struct CardSourceTests {
  @Test("Every item is a card, and every deletion of a cloze one of its own")
  func cards() throws {
    let cards = try Pack(SamplePack.folder()).cards
    #expect(
      cards.map(\.id) == [
        "sample/count-once", "sample/where-it-lives", "sample/two-blanks#1", "sample/two-blanks#2",
        "sample/name-the-wrapper", "sample/in-order",
      ])
    #expect(cards[1].was == ["sample/old-home"] && cards[1].revision == 2)
    #expect(cards[0].concepts == ["reads", "storage"] && cards[2].concepts == ["reads"])
  }

  @Test("The fingerprint is FNV-1a over words, the same on every machine")
  func fnv() {
    var fingerprint = Fingerprint()
    #expect(fingerprint.text == "cbf29ce484222325")
    fingerprint.add(" a\n b ")
    // The bytes `a b` and 0xFF, computed by another implementation.
    #expect(fingerprint.text == "c1499282aaf8e137")
  }

  @Test(
    "A fingerprint changes with the question and not with its line breaks or its hints",
    arguments: [
      ("Where does the number live?", "Where does it live?", true),
      ("In the struct of the view.", "In the struct.", true),
      ("Where does the number live?", "Where does\nthe number   live?", false),
      ("Think of what survives.", "Think.", false),
    ])
  func wording(old: String, new: String, changes: Bool) throws {
    func fingerprint(_ folder: PackFolder) throws -> String? {
      try Pack(folder).cards.first { $0.item == "where-it-lives" }?.fingerprint
    }
    let before = try fingerprint(SamplePack.folder())
    let after = try fingerprint(SamplePack.changing(old, to: new).0)
    #expect((before != after) == changes)
  }

  @Test("Lessons are looked for where somebody said, else beside the program")
  func folders() {
    let named = LessonFolders.candidates(chosen: "mine", executable: "/x/tutor")
    #expect(named == ["mine"])
    let found = LessonFolders.candidates(chosen: nil, executable: "/x/bin/tutor")
    #expect(found.first == "/x/bin/../share/tutor/Lessons" && found.last == "./Lessons")
  }
}
