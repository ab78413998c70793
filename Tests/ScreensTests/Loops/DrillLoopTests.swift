import Study
import Terminal
import Testing

@testable import Screens

@Suite("A round of views that were made up")
struct DrillLoopTests {
  private let bench = Bench()

  private func run(_ console: FakeConsole) throws -> StudySession {
    let session = try bench.session()
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.drill("identity", count: 1))
    return session
  }

  @Test("The program is read before anything is asked, and can be read again")
  func readFirst() throws {
    let console = FakeConsole(FakeConsole.keys("\nb\n1\nn\n"), height: 60)
    var pages: [String] = []
    console.onDraw = { pages.append($0) }
    let session = try run(console)
    let first = try #require(pages.first)
    #expect(first.contains("READ") && first.contains("struct ") && !first.contains("PREDICT"))
    #expect(pages[1].contains("PREDICT") && !pages[1].contains("READ"))
    #expect(try session.store.answers(since: 0).count == 1)
  }

  @Test("From the program one can leave and skip, and nothing is recorded", arguments: ["q", "s"])
  func leaving(key: String) throws {
    let console = FakeConsole(FakeConsole.keys(key + "\n"))
    let session = try run(console)
    #expect(try session.store.answers(since: 0).isEmpty)
    #expect(!console.showed("PREDICT"))
  }
}
