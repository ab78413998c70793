import Simulation
import Testing

/// How much width parts of a screen have, as a program reads it.
@Suite("Size classes of parts") struct SizeClassTests {
  private static let reader = """
    struct Width: View {
      let name: String
      @Environment(\\.horizontalSizeClass) private var width
      var body: some View { Text("\\(name) \\(width == .compact ? "compact" : "regular")") }
    }

    """

  private func texts(_ body: String, width: Double = 1000) throws -> [String] {
    let source = Self.reader + "struct Root: View { var body: some View { \(body) } }"
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
      .mount("Root", on: PreviewArea(width: width, height: 800))
    let laidOut = try screen.laidOut()
    var texts: [String] = []
    func visit(_ view: LaidOutView) {
      if view.view == "Text", let text = view.text { texts.append(text) }
      view.children.forEach(visit)
    }
    laidOut.tree.map(visit)
    for layer in laidOut.layers { visit(layer.tree) }
    return texts
  }

  @Test("Y73: a sidebar is compact beside details that are regular")
  func sidebar() throws {
    let split = "NavigationSplitView { Width(name: \"side\") } detail: { Width(name: \"detail\") }"
    #expect(try texts(split) == ["side compact", "detail regular"])
  }

  @Test("Y73: a sheet is compact, what covers everything is as the screen, wherever it is said")
  func sheet() throws {
    let shown = "isPresented: .constant(true)) { Width(name: \"front\") }"
    #expect(
      try texts("Width(name: \"back\").sheet(\(shown)") == ["back regular", "front compact"])
    #expect(
      try texts("Width(name: \"back\").fullScreenCover(\(shown)").last == "front regular")
    let side = "Width(name: \"side\").fullScreenCover(\(shown)"
    #expect(
      try texts("NavigationSplitView { \(side) } detail: { Color.red }").last == "front regular")
  }

  @Test("What the program says itself counts")
  func said() throws {
    let said = ".environment(\\.horizontalSizeClass, .regular)"
    #expect(
      try texts("Color.red.sheet(isPresented: .constant(true)) { Width(name: \"in\")\(said) }")
        == ["in regular"])
  }

  @Test("Two views in a stack of levels are no columns")
  func plainStack() throws {
    #expect(
      try texts("NavigationStack { Width(name: \"one\"); Width(name: \"two\") }")
        == ["one regular", "two regular"])
  }
}
