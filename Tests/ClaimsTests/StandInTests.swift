import Simulation
import Testing

@testable import Claims

@Suite("Views that rest by their names alone")
struct StandInTests {
  private static let start = """
    struct Page: View {
      @State private var likes = 0
      var body: some View {
        VStack {
          Text("Programme")
          Text("\\(likes) likes")
          Button("Like") { likes += 1 }
        }
      }
    }
    """
  private static let inside = """
    struct Page: View { var body: some View { Inside() } }
    """ + "\n" + start.replacing("Page", with: "Inside")
  private static let cutOut = """
    struct Page: View {
      var body: some View {
        VStack {
          Text("Programme")
          Likes()
        }
      }
    }
    struct Likes: View {
      @State private var likes = 0
      var body: some View {
        Text("\\(likes) likes")
        Button("Like") { likes += 1 }
      }
    }
    """

  private func outcomes(_ attempt: String, comparedWith start: String? = Self.start) throws
    -> [String]
  {
    let claims = try [
      Claim("after tap \"Like\": does not run Page"),
      Claim("after tap \"Like\" then tap \"Like\": runs Page at most 0 times"),
    ]
    let court = try Court(attempt, root: "Page")
    let original = try start.map { text in
      try OriginalScreens(Court(text, root: "Page").simulator, root: "Page", claims: claims)
    }
    return try Judge(court.simulator, root: "Page", original: original).verdicts(on: claims)
      .map(\.verdict.outcome.rawValue)
  }

  @Test("A view inside that does all that a view did runs in its place")
  func standIns() throws {
    #expect(try outcomes(Self.start) == ["broken", "broken"])
    #expect(try outcomes(Self.inside) == ["broken", "broken"])
    let twice =
      Self.inside.replacing("{ Inside() }", with: "{ Group { Between() } }")
      + "\nstruct Between: View { var body: some View { Inside() } }"
    #expect(try outcomes(twice) == ["broken", "broken"])
    // Without a program from before it is a view like any other.
    #expect(try outcomes(Self.inside, comparedWith: nil) == ["kept", "kept"])
  }

  @Test("A view that was cut out of it does less, and it rests")
  func cutOuts() throws { #expect(try outcomes(Self.cutOut) == ["kept", "kept"]) }

  @Test("Where it is not certain that the view inside runs, the claim is open, and did not hold")
  func doubtful() throws {
    let switches =
      Self.start.replacing("Button(\"Like\") { likes += 1 }", with: "Switch()")
      .replacing("Text(\"\\(likes) likes\")", with: "Toggle(\"Hot\", isOn: $isHot)")
      .replacing("@State private var likes = 0", with: "@State private var isHot = false")
      + "\nstruct Switch: View { var body: some View { Text(\"-\") } }"
    let inside =
      "struct Page: View { var body: some View { Inside() } }\n"
      + switches.replacing("Page", with: "Inside")
    let claims = try [Claim("after toggle \"Hot\": does not run Page")]
    let original = try OriginalScreens(
      Court(switches, root: "Page").simulator, root: "Page", claims: claims)
    let verdict = try Judge(
      Court(inside, root: "Page").simulator, root: "Page", original: original
    ).verdicts(on: claims)[0].verdict
    #expect(verdict.outcome == .open && !verdict.heldHere, "\(verdict)")
  }

  @Test("What is done inside is told with its cause")
  func words() throws {
    let claims = try [Claim("after tap \"Like\": does not run Page")]
    let original = try OriginalScreens(
      Court(Self.start, root: "Page").simulator, root: "Page", claims: claims)
    let judged = try Judge(
      Court(Self.inside, root: "Page").simulator, root: "Page", original: original
    ).verdicts(on: claims)
    #expect("\(judged[0].verdict)".contains("Page rests, and all that it did is done inside of it"))
  }
}
