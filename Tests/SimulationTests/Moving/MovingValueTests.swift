import Testing

@testable import Simulation

/// What a trace asks of a number that is on its way.
struct MovingValueTests {
  private static let source = """
    import SwiftUI
    struct Card: View {
      @State private var isOpen = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: isOpen ? 80 : 40, height: 20)
            .opacity(isOpen ? 1 : 0.5)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .offset(x: isOpen ? 30 : -10)
            .accessibilityIdentifier("card")
          Button("Linear") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          Button("Mixed") { withAnimation(.easeIn(duration: 1)) { isOpen.toggle() } }
        }
      }
    }
    """

  private func answer(_ of: String, after events: [String]) throws -> Prediction {
    let area = try #require(PreviewArea("200x200"))
    let question: LayoutQuestion = try #require(LayoutQuestion(value: of, area: area))
    return try Prediction.compute(
      .value, files: [SourceFile(path: "Card.swift", text: Self.source)], root: "Card",
      events: events, about: question)
  }

  @Test(
    "The number of a modifier, or of the rectangle that is drawn, is read off in the middle",
    arguments: [
      ("card opacity", "0.625"), ("card rotation", "22.5"),
      ("card rotationEffect degrees", "22.5"), ("card offset x", "0"), ("card width", "50"),
      ("card x", "75"),
    ])
  func inTheMiddle(of: String, key: String) throws {
    let prediction = try answer(of, after: ["tap \"Linear\"", "wait 0.25s"])
    #expect(prediction.key == [key])
  }

  @Test("Where documented curves run undisturbed it is certain; where they are mixed, usual")
  func certainty() throws {
    let plain = try answer("card opacity", after: ["tap \"Linear\"", "wait 0.25s"])
    #expect(plain.certainty == .certain)
    let mixed = try answer(
      "card opacity", after: ["tap \"Linear\"", "wait 0.25s", "tap \"Mixed\"", "wait 0.25s"])
    #expect(mixed.certainty == .usual)
  }

  @Test("An option holds as exactly as it is written, and a whole number is no small part")
  func options() throws {
    let prediction = try answer("card opacity", after: ["tap \"Linear\"", "wait 0.25s"])
    for right in ["0.625", "0.63", "0.62", "0.6"] {
      #expect(prediction.candidates(named: right) == prediction.key, "\(right)")
    }
    for wrong in ["1", "0.5", "0.7", "0.61", "half", "0.625x"] {
      #expect(prediction.candidates(named: wrong) == [], "\(wrong)")
    }
  }

  @Test("What has no such number, or is not there, is told with what there is")
  func mistakes() throws {
    for (question, part) in [("card blur", "opacity"), ("box opacity", "card")] {
      var message = ""
      do {
        _ = try answer(question, after: [])
      } catch let error as EventError {
        message = error.message
      }
      #expect(message.contains(part))
    }
    #expect(LayoutQuestion(value: "card") == nil)
  }
}
