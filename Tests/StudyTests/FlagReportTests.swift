import CardStore
import Testing

@testable import Study

@Suite("Flags of questions")
struct FlagReportTests {
  private let bench = Bench()

  @Test("A flag is told with its place, its day and whether the question has changed since")
  func report() throws {
    let session = try bench.session()
    let card = try #require(session.course.card("swiftui/who-tells"))
    let question = try session.attempt(card).question
    #expect(try session.flag(question, note: " \n ") == nil)
    try session.flag(question, note: "  Both are\tright ")
    try session.store.flag(
      "swiftui/tap-once", note: "old", fingerprint: "former", at: session.clock.milliseconds())
    try session.store.flag(
      "swiftui/gone", note: "gone", fingerprint: "f", at: session.clock.milliseconds())
    let flags = try session.flagReport().flags
    #expect(flags.map(\.note) == ["Both are right", "old", "gone"])
    #expect(flags.map(\.hasChanged) == [false, true, true])
    #expect(flags.map(\.lesson) == ["first", "first", nil])
    #expect(flags[0].file == "first.md" && flags[0].line == 1 && flags[0].day == "2026-09-21")
    #expect(flags[2].place == "The question is in no lesson any more.")
    #expect(Set(flags.map(\.id)).count == 3)
  }

  @Test("The beginning of its id closes a flag, if it means one only")
  func closing() throws {
    let session = try bench.session()
    for number in 0..<2 {
      try session.store.flag(
        "swiftui/who-tells", note: "\(number)", fingerprint: "f",
        at: session.clock.milliseconds() + number)
    }
    let flags = try session.flagReport().flags
    for name in ["", "zzz", flags[0].id + "zzz"] {
      #expect(throws: StudyError.unknownFlag(name)) { try session.closeFlag(name) }
    }
    #expect(try !session.closeFlag(flags[0].id.uppercased()).isClosed)
    #expect(try session.closeFlag(flags[0].id).isClosed, "again it says so")
    #expect(try session.flagReport().flags.map(\.note) == ["1"])
    #expect(try session.flagReport(includingClosed: true).flags.map(\.isClosed) == [true, false])
  }
}
