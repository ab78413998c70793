import Drawing
import Testing

@testable import Simulation

/// Which drawing is right: the wrong ones are what machines draw that misread a rule of the layout.
struct ScreenQuestionTests {
  struct Misdrawn: Sendable, CustomTestStringConvertible {
    let misreading: Misreading
    /// What stands in the body.
    let content: String
    /// Where the view with the identifier `x` is: as it is, and as it would be.
    let rule: LaidOutFrame
    let mistake: LaidOutFrame

    init(_ misreading: Misreading, _ content: String, _ rule: [Double], _ mistake: [Double]) {
      func frame(_ lengths: [Double]) -> LaidOutFrame {
        LaidOutFrame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
      }
      self.misreading = misreading
      self.content = content
      self.rule = frame(rule)
      self.mistake = frame(mistake)
    }

    var testDescription: String { misreading.rawValue }

    var file: SourceFile {
      SourceFile(
        path: "Room.swift",
        text: "import SwiftUI\nstruct Room: View { var body: some View { \(content) } }")
    }
  }

  private static let square = "Color.red.frame(width: 20, height: 20)"
  private static let wall = "Color.yellow.accessibilityIdentifier(\"x\")"

  private static let misdrawn = [
    Misdrawn(
      .modifiersCommute, square + ".background { \(wall) }.padding(20)",
      [90, 40, 20, 20], [70, 20, 60, 60]),
    Misdrawn(
      .lastModifierWins,
      square + ".background { \(wall) }.padding(20).padding(10)"
        + ".overlay(alignment: .top) { Color.green.frame(height: 10) }.fixedSize()",
      [90, 40, 20, 20], [90, 40, 20, 20]),
    Misdrawn(
      .offsetMakesRoom,
      "HStack(spacing: 0) { \(square).offset(x: 40, y: 0); \(wall).frame(width: 20, height: 20) }",
      [100, 40, 20, 20], [120, 40, 20, 20]),
    Misdrawn(
      .stackFillsTheScreen,
      "VStack(alignment: .leading) { \(square); \(wall).frame(width: 60, height: 20) }",
      [70, 54, 60, 20], [0, 54, 60, 20]),
    Misdrawn(
      .stackSharesEqually,
      "HStack(spacing: 0) { \(square); \(wall).frame(height: 20) }",
      [20, 40, 180, 20], [100, 40, 100, 20]),
    Misdrawn(
      .firstInFront, "ZStack { \(wall).frame(width: 60, height: 60); \(square) }",
      [70, 20, 60, 60], [70, 20, 60, 60]),
  ]

  private func frame(_ misdrawn: Misdrawn, _ misreading: Misreading?) throws -> LaidOutFrame {
    let simulator = try Simulator(files: [misdrawn.file], misreading: misreading)
    return try simulator.mount("Room", on: #require(PreviewArea("200x100"))).laidOut()
      .thing(named: "x").frame
  }

  @Test(
    "A machine that misreads a rule puts things where somebody expects them who does",
    arguments: misdrawn)
  func frames(_ misdrawn: Misdrawn) throws {
    #expect(try frame(misdrawn, nil) == misdrawn.rule)
    #expect(try frame(misdrawn, misdrawn.misreading) == misdrawn.mistake)
  }

  private func prediction(_ misdrawn: Misdrawn) throws -> Prediction {
    try Prediction.compute(
      .screen, files: [misdrawn.file], root: "Room", events: [],
      about: LayoutQuestion(target: "", area: #require(PreviewArea("200x100"))))
  }

  @Test("Its drawing is offered beside the right one, and no two are alike", arguments: misdrawn)
  func pictures(_ misdrawn: Misdrawn) throws {
    let pictures = try prediction(misdrawn).pictures
    #expect((2...4).contains(pictures.count))
    #expect(pictures[0].misreading == nil)
    #expect(pictures.contains { $0.misreading == misdrawn.misreading })
    #expect(Set(pictures.map { CellDrawing(of: $0.scene).lines() }).count == pictures.count)
  }

  @Test("Who has no occasion to put things elsewhere draws the same", arguments: misdrawn)
  func occasions(_ misdrawn: Misdrawn) throws {
    func drawing(_ misreading: Misreading?) throws -> (lines: [String], who: Set<Misreading>) {
      let simulator = try Simulator(files: [misdrawn.file], misreading: misreading)
      let screen = try simulator.mount("Room", on: #require(PreviewArea("200x100")))
      return (CellDrawing(of: try screen.drawn()).lines(), screen.occasions)
    }
    let rule = try drawing(nil)
    #expect(rule.who.contains(misdrawn.misreading))
    for misreading in Misreading.ofLayout where !rule.who.contains(misreading) {
      #expect(try drawing(misreading).lines == rule.lines, "\(misreading)")
    }
  }

  @Test("There is a program for each misreading of the layout")
  func isComplete() {
    #expect(Set(Self.misdrawn.map(\.misreading)) == Set(Misreading.ofLayout))
  }

  @Test("Of what nobody knows no drawing is certain")
  func unknown() throws {
    let offset = "HStack(spacing: 0) { Chart {}; \(Self.square).offset(x: 40, y: 0); \(Self.wall) }"
    let asked = Misdrawn(.offsetMakesRoom, offset, [0, 0, 0, 0], [0, 0, 0, 0])
    #expect(try prediction(asked).certainty == .depends)
    #expect(try prediction(Self.misdrawn[0]).certainty == .certain)
  }
}
