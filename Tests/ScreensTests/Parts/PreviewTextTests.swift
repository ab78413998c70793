import Screens
import Simulation
import Testing

@Suite("A screen in words") struct PreviewTextTests {
  private func lines(
    _ body: String, width: Double? = 300, height: Double? = 200, tellsSteps: Bool = false
  ) throws -> [String] {
    let source = "struct Root: View { var body: some View { \(body) } }"
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
      .mount("Root", on: PreviewArea(width: width, height: height))
    return PreviewText(try screen.laidOut(tellsSteps: tellsSteps)).lines
  }

  @Test("what rests on a rule that is measured is usually so")
  func usual() throws {
    let circle = "  Circle: usually 200 wide, 200 high, 50 across, 0 down"
    #expect(try lines("Circle()").contains(circle))
    let steps = try lines("Circle()", tellsSteps: true)
    #expect(steps.contains { $0.hasSuffix("(Y11, usual)") })
    #expect(steps.contains { $0.hasSuffix("(Y3)") })
  }

  @Test("the words above a section are said before its first row, and values of labels with them")
  func sections() throws {
    let form = """
      Form {
        Section("One") { LabeledContent("Version", value: "1.2"); ProgressView("Load", value: 0.5) }
        Section("Two") { Text("b") }
      }
      """
    let told = try lines(form, width: 393, height: 852)
      .map { String($0.drop { $0 == " " }.prefix { $0 != ":" }) }
    #expect(
      Array(told.dropFirst(3).prefix(5)) == [
        #"Section "One""#, #"LabeledContent "Version" is "1.2""#, #"ProgressView "Load" is 0.5"#,
        #"Section "Two""#, #"Text "b""#,
      ])
  }

  @Test("edges between pixels, and a phone that nobody named, are said to be usual")
  func remarks() throws {
    let pixels = "Edges are drawn at whole pixels, thirds of a point, usually (Y6)."
    #expect(try lines("Color.red.frame(width: 100.5)").contains(pixels))
    #expect(try !lines("Color.red.frame(width: 100)").contains(pixels))
    let phone = "Another phone is of another size; this one is usual (Y72)."
    #expect(try lines("Color.red", width: nil, height: nil).contains(phone))
    #expect(try !lines("Color.red").contains(phone))
  }

  @Test("what is taken for granted has its place, with the file where there are several")
  func places() throws {
    let files = [
      SourceFile(
        path: "Root.swift",
        text: "import SwiftUI\nstruct Root: View { var body: some View { Row() } }"),
      SourceFile(
        path: "Row.swift",
        text: """
          import SwiftUI
          import Remote
          struct Row: View {
            var body: some View { Text(Remote.isOn ? "on" : "off") }
          }
          """),
    ]
    let screen = try Simulator(files: files).mount("Root")
    let lines = PreviewText(try screen.laidOut(tellsSteps: false)).lines
    #expect(lines.contains { $0.hasPrefix("Row.swift:4: taken for granted: Remote.isOn ") })
  }

  @Test("a search field is said with what is typed in it")
  func search() throws {
    let told = try lines(
      "NavigationStack { Color.red.searchable(text: .constant(\"Ada\"), prompt: \"Find\") }")
    #expect(
      told.contains {
        $0.hasSuffix(
          ".searchable \"Find\" is \"Ada\": about 268 wide, 36 high, 16 across, 44 down")
      }, "\(told)")
  }

  @Test("a modifier that is where its content is has no line of its own")
  func samePlace() throws {
    let told = try lines(
      "Color.red.frame(width: 40, height: 40).clipped().frame(width: 80, height: 40).clipped()")
    #expect(
      told.dropFirst(2).prefix(2) == [
        "  .frame: 80 wide, 40 high, 110 across, 80 down, as is .clipped around it",
        "    Color: 40 wide, 40 high, 130 across, 80 down, as are .clipped and .frame around it",
      ], "\(told)")
  }

  @Test(
    "the title of a bar and what older programs put into it are said",
    arguments: [
      "navigationTitle(\"Home\")", "navigationBarTitle(\"Home\")",
      "navigationBarTitle(Text(\"Home\"))", "navigationBarTitle(\"Home\", displayMode: .large)",
    ])
  func bar(title: String) throws {
    let told = try lines(
      "NavigationView { Color.red.\(title).navigationBarItems(trailing: Button(\"Edit\") {}) }")
    let stack = "  NavigationView \"Home\": 300 wide, 200 high, 0 across, 0 down"
    #expect(told.contains(stack), "\(told)")
    let button = "    Button \"Edit\": about 40 wide, 20 high, 244 across, 12 down"
    #expect(told.contains(button), "\(told)")
    let area = "    Color: about 300 wide, 104 high, 0 across, 96 down"
    #expect(told.contains(area), "\(told)")
  }
}
