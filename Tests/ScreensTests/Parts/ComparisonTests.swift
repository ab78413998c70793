import Curriculum
import Terminal
import Testing

@testable import Screens

@Suite("A typed answer beside an accepted one")
struct ComparisonTests {
  private func comparison(_ typed: String, _ accepted: String) throws -> AnswerComparison {
    try #require(AcceptedAnswers([accepted]).comparison(with: typed))
  }

  @Test("Code stands below code, token by token, with marks under what differs")
  func code() throws {
    let canvas = Canvas(width: 80, height: 24, glyphs: .ascii)
    let lines = comparisonLines(
      try comparison("@State var n = 1", "@State private var n = 0"), on: canvas)
    let wanted = """
         yours:  @State         var n = 1
         answer: @State private var n = 0
                        ^^^^^^^         ^
      """
    #expect(lines.map(\.text).joined(separator: "\n") == wanted)
  }

  @Test("What is too long for the window goes on below, and no line is wider than it")
  func narrow() throws {
    let typed = "@State private var names: [String] = [\"Ada\", \"Grace\", \"Barbara\"]"
    let comparison = try comparison(typed, typed.replacing("State", with: "Binding"))
    for width in [20, 40, 60] {
      let canvas = Canvas(width: width, height: 24, glyphs: .ascii)
      let lines = comparisonLines(comparison, on: canvas)
      #expect(lines.count > 3)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  @Test("Wide letters keep the marks below their letters")
  func wide() throws {
    let canvas = Canvas(width: 40, height: 24, glyphs: .unicode)
    let lines = comparisonLines(try comparison("日本語の意味x", "日本語の意味y"), on: canvas)
    #expect(lines.map(\.width).allSatisfy { $0 == 8 + 13 })
    #expect(lines.last?.text.hasSuffix(" ^") == true)
  }

  @Test("In words: what is missing, too much, or in another's place")
  func sentences() throws {
    #expect(
      comparisonSentences(try comparison("@State var n = 1", "@State private var n = 0")) == [
        "\"private\" is missing after \"@State\".", "\"1\" stands where \"0\" belongs.",
      ])
    #expect(
      comparisonSentences(try comparison("identty", "identity"))
        == ["\"i\" is missing after \"ident\"."])
    #expect(
      comparisonSentences(try comparison("f(a, b)", "f(a)")) == [
        "\", b\" is too much after \"f(a\"."
      ])
    #expect(
      comparisonSentences(try comparison("idnetity", "identity"))
        == ["\"ne\" stands where \"en\" belongs."], "two letters are swapped")
  }
}
