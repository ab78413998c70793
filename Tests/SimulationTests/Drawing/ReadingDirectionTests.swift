import Drawing
import Simulation
import Testing

@Suite("What is read from right to left, and what controls show") struct ReadingDirectionTests {
  private static func screen(
    _ body: String, width: Double, height: Double, stored: String = ""
  ) throws -> Screen {
    let source = "struct Shown: View {\n\(stored)\nvar body: some View {\n\(body)\n}\n}"
    let simulator = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    return try simulator.mount("Shown", on: PreviewArea(width: width, height: height))
  }

  private static func rows(_ screen: Screen) throws -> [String] {
    CellDrawing(of: try screen.drawn()).lines().dropFirst().dropLast().map { line in
      var text = line.dropFirst().dropLast()
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  private func drawing(_ body: String, _ width: Double, _ height: Double) throws -> [String] {
    try Self.rows(Self.screen(body, width: width, height: height))
  }

  private static let mirrored = ".environment(\\.layoutDirection, .rightToLeft)"

  @Test("Y62: what leads a bar stands at its right end, what trails at its left")
  func bar() throws {
    let drawn = try drawing(
      """
      NavigationStack {
        Text("x").navigationTitle("Huts").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Do") {} }
          }
      }\(Self.mirrored)
      """, 200, 100)
    #expect(drawn[0] == "[Edit]  Huts    [Do]")
  }

  @Test("Y62: a slider, a bar and a field are filled from the right")
  func controls() throws {
    let drawn = try drawing(
      """
      VStack(spacing: 0) {
        Slider(value: .constant(0.25))
        ProgressView(value: 0.3)
        TextField("Name", text: .constant("Ada"))
      }\(Self.mirrored)
      """, 100, 60)
    #expect(drawn == ["───────●──", "░░░░░░░███", "|_____Ada|"])
  }

  @Test("Y62: lines of text meet at the right, and a shape is drawn the other way round")
  func textAndShape() throws {
    #expect(try drawing("Text(\"aa b\")\(Self.mirrored)", 20, 40) == ["aa", " b"])
    let path =
      "Path { $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20)) }.frame(width: 60, height: 20)"
    #expect(try drawing(path, 60, 20) == ["██"])
    #expect(try drawing(path + Self.mirrored, 60, 20) == ["    ██"])
  }

  @Test("Y62, usual: a gradient goes from left to right, whichever way lines are read")
  func gradient() throws {
    let gradient = """
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      .frame(width: 80, height: 20)
      """
    let plain = try drawing(gradient, 80, 20)
    #expect(plain == (try drawing(gradient + Self.mirrored, 80, 20)))
    #expect(plain[0].first != plain[0].last)
  }

  @Test("In exact points, too, the words of a header stand above the first row")
  func headerInPoints() throws {
    let screen = try Self.screen(
      "List { Section(\"First\") { Text(\"Row\") } }", width: 300, height: 200)
    let picture = VectorDrawing(of: try screen.drawn(isExact: true), title: "").text
    func height(_ word: String) -> Double? {
      picture.split(separator: "\n").joined().split(separator: "<text ")
        .first { $0.contains(">" + word + "<") || $0.contains(">  " + word + "<") }?
        .firstMatch(of: #/y="([\d.]+)"/#).flatMap { Double($0.1) }
    }
    let (header, row) = (try #require(height("First")), try #require(height("Row")))
    #expect(header < 38 && row > 38, "\(header), \(row)")
  }

  @Test("A shape is moved by a point, too")
  func shapeMovedByPoint() throws {
    let moved = "Rectangle().offset(CGPoint(x: 20, y: 0)).frame(width: 20, height: 20)"
    #expect(try drawing(moved, 60, 20) == ["    ██"])
  }

  @Test("A stack in the last column leads back to the column before, where that stands alone")
  func backToColumn() throws {
    let screen = try Self.screen(
      """
      NavigationSplitView {
        List(0..<2, id: \\.self, selection: $chosen) { Text("Row \\($0)").tag($0) }
          .navigationTitle("Side")
      } detail: {
        NavigationStack { Text("x").navigationTitle("D").navigationBarTitleDisplayMode(.inline) }
      }
      """, width: 200, height: 200, stored: "@State private var chosen: Int? = 1")
    #expect(try Self.rows(screen)[0] == "‹ Side   D")
    try screen.perform(Event("back"))
    #expect(try Self.rows(screen).contains { $0.contains("Row 1") })
  }

  @Test("A switch that is a button has brackets, a link to share the words of the system")
  func ownLabels() throws {
    let toggle = "Toggle(\"On\", isOn: .constant(true)).toggleStyle(.button)"
    #expect(try drawing(toggle, 60, 20) == [" [On]"])
    #expect(try drawing("ShareLink(item: \"x\")", 100, 20)[0].contains("Share…"))
    let empty =
      "ContentUnavailableView(\"None\", systemImage: \"star\", description: Text(\"Yet\"))"
    #expect(
      try drawing(empty, 100, 60).map { $0.filter { $0 != " " } } == ["☆", "None", "Yet"])
  }

  @Test("The title of an alert is told with what stands in it")
  func title() throws {
    let screen = try Self.screen(
      "Text(\"x\").alert(\"Sure?\", isPresented: .constant(true)) { Button(\"Yes\") {} }",
      width: 300, height: 300)
    #expect(try screen.laidOut().layers.map(\.title) == ["Sure?"])
  }
}
