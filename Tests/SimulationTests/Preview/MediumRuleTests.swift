import Testing

@testable import Simulation

/// What rests on a rule that is measured and not promised says so wherever it is told.
@Suite("Labels of rules that are measured") struct MediumRuleTests {
  private func screen(
    _ body: String, width: Double? = 300, height: Double? = 200, tellsSteps: Bool = false
  ) throws -> LaidOutScreen {
    let source = "struct Root: View { var body: some View { \(body) } }"
    return try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
      .mount("Root", on: PreviewArea(width: width, height: height))
      .laidOut(tellsSteps: tellsSteps)
  }

  private func labels(_ screen: LaidOutScreen) -> [String: Certainty] {
    Dictionary(
      (screen.steps ?? []).compactMap { step in step.certainty.map { (step.rule, $0) } },
      uniquingKeysWith: { one, _ in one })
  }

  @Test("Y6, usual: an edge between two pixels is found, one at a third is none")
  func pixels() throws {
    let between = try screen("Color.red.frame(width: 100.25, height: 20)")
    #expect(between.tree?.frame.isBetweenPixels == true)
    let whole = try screen("Color.red.frame(width: 100, height: 20)")
    #expect(whole.tree?.frame.isBetweenPixels == false)
    // (300 - 100) / 2 is whole, and a divider is a third of a point.
    let divider = try screen("VStack(spacing: 0) { Color.red; Divider() }")
    #expect(divider.tree?.children.contains { $0.frame.isBetweenPixels } == false)
    for length in [Double.nan, .infinity, 1e300] {
      #expect(!LaidOutFrame(x: 0, y: 0, width: length, height: 1).isBetweenPixels)
    }
  }

  @Test("Y11, usual: a circle, and the step by which it chooses")
  func circle() throws {
    let laidOut = try screen("Circle()", tellsSteps: true)
    #expect(laidOut.tree?.isUsual == true)
    #expect(labels(laidOut)["Y11"] == .usual)
    #expect(labels(laidOut)["Y3"] == nil)
  }

  @Test("Y54, usual: a lazy stack")
  func lazyStack() throws {
    let laidOut = try screen(
      "ScrollView { LazyVStack(spacing: 0) { Color.red.frame(height: 20) } }", tellsSteps: true)
    #expect(laidOut.tree?.children.first?.isUsual == true)
    #expect(labels(laidOut)["Y54"] == .usual)
  }

  @Test("Y72, usual: what is as large as the phone, where nobody says how large that is")
  func phone() throws {
    #expect(try screen("Color.red", width: nil, height: nil).tree?.restsOnPhone == true)
    #expect(try screen("Color.red").tree?.restsOnPhone == false)
  }

  @Test("an open rule leaves what rests on it open")
  func open() throws {
    let laidOut = try screen("Slider(value: .constant(0.5))", tellsSteps: true)
    #expect(labels(laidOut)["Y74"] == .depends)
  }
}
