import Testing

@testable import Claims

@Suite("A view compared with the one it began from")
struct ComparisonTests {
  private func screen(_ label: String, _ action: String) throws -> Court {
    try Court(
      """
      struct Steps: View {
        @State private var step = 3
        var body: some View {
          Text("\\(step) of 5")
          Button("\(label)") { \(action) }
          Button("Reset") { step = 3 }
        }
      }
      """, root: "Steps")
  }

  private func outcome(of now: Court, _ lines: String...) throws -> [JudgedClaim] {
    let before = try screen("+1", "step += 1")
    let claims = try lines.map { try Claim($0) }
    let original = try OriginalScreens(before.simulator, root: before.root, claims: claims)
    return try Judge(now.simulator, root: now.root, original: original).verdicts(on: claims)
  }

  @Test("As before holds while the screens are alike after each event, and only then")
  func alike() throws {
    let claim = "after tap \"+1\" then tap \"Reset\": shows \"3 of 5\""
    let same = try outcome(of: screen("+1", "step = step + 1"), claim, "as before")
    #expect(same.map(\.verdict.outcome) == [.kept, .kept])
    // It differs only between the events.
    let other = try outcome(of: screen("+1", "step += 2"), claim, "as before")
    #expect(other.map(\.verdict.outcome) == [.kept, .broken])
    #expect(other[1].verdict.events == ["tap \"+1\""])
    #expect(other[1].verdict.instead.contains("\"5 of 5\" where it showed Text \"4 of 5\""))
    let gone = try outcome(of: screen("plus", "step += 1"), claim, "as before")
    #expect(gone.map(\.verdict.outcome) == [.broken, .broken])
  }
}
