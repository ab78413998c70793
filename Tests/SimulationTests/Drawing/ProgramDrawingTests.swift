import Drawing
import Layout
import Simulation
import Testing

@Suite("What a program draws itself") struct ProgramDrawingTests {
  /// A body on a bare area, in cells, without the frame.
  private func rows(
    _ body: String, width: Double = 100, height: Double = 80, others: String = "",
    events: [String] = []
  ) throws -> [String] {
    let source = "struct Shown: View {\nvar body: some View {\n\(body)\n}\n}\n\(others)"
    let simulator = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
    let screen = try simulator.mount("Shown", on: PreviewArea(width: width, height: height))
    for event in events { try screen.perform(Event(event)) }
    return CellDrawing(of: try screen.drawn()).lines().dropFirst().dropLast().map {
      String($0.dropFirst().dropLast())
    }
  }

  @Test("path(in:) of a shape runs with the size that the layout gives it")
  func shape() throws {
    let lower = """
      struct Lower: Shape {
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: rect.height / 2))
        }
      }
      """
    let drawn = try rows("Lower()", others: lower)
    #expect(drawn.map { $0.contains("█") } == [false, false, true, true])
    let framed = try rows("Lower().frame(width: 100, height: 40)", others: lower)
    #expect(framed.map { $0.contains("█") } == [false, false, true, false])
  }

  @Test(
    "The path of a shape of SwiftUI's in a rectangle can be drawn and be a part of another",
    arguments: [
      "Rectangle()", "Circle()", "Ellipse()", "Capsule()", "RoundedRectangle(cornerRadius: 4)",
    ])
  func builtInPath(shape: String) throws {
    let rect = "CGRect(x: 0, y: 0, width: 40, height: 40)"
    let canvas =
      "Canvas { context, _ in context.fill(\(shape).path(in: \(rect)), with: .color(.black)) }"
    let lit = [true, true, false, false]
    #expect(try rows(canvas).map { $0.contains("█") } == lit)
    let own = """
      struct Own: Shape {
        func path(in _: CGRect) -> Path {
          var path = Path()
          path.addPath(\(shape).path(in: \(rect)))
          return path
        }
      }
      """
    #expect(try rows("Own().fill(.black)", others: own).map { $0.contains("█") } == lit)
  }

  @Test("A part of a path, and a path that was moved, are where their lines would be")
  func changedPath() throws {
    let line = "Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 80, y: 0)) }"
    func drawn(_ path: String) throws -> [String] { try rows("\(path).stroke(.black)") }
    let half = "Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 40, y: 0)) }"
    #expect(try drawn("\(line).trimmedPath(from: 0, to: 0.5)") == drawn(half))
    let lower = "Path { $0.move(to: CGPoint(x: 20, y: 20)); $0.addLine(to: CGPoint(x: 60, y: 20)) }"
    #expect(try drawn("\(half).offsetBy(dx: 20, dy: 20)") == drawn(lower))
    let both = "Path { $0.addPath(\(lower)); $0.addPath(\(line).trimmedPath(from: 0, to: 0.5)) }"
    #expect(try drawn(both) != drawn(lower) && drawn(both) != drawn(half))
    #expect(try drawn("Path { $0.addPath(\(half).offsetBy(dx: 20, dy: 20)) }") == drawn(lower))
  }

  @Test("The closure of a Path is run, and fill and stroke say how it is drawn")
  func path() throws {
    let corner = """
      Path { path in
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 100, y: 10))
      }
      """
    #expect(try rows("\(corner).stroke(.red)", height: 20) == ["──────────"])
  }

  @Test("An arc goes the way that SwiftUI goes it, and angles may be written with .pi")
  func arc() throws {
    let arc = """
      Path { path in
        path.addArc(
          center: CGPoint(x: 50, y: 40), radius: 30, startAngle: .radians(0),
          endAngle: .radians(0 + .pi / 2), clockwise: false)
      }
      .stroke()
      """
    let drawn = try rows(arc)
    // From the right to below: the lower right quarter alone.
    #expect(drawn[0].allSatisfy { $0 == " " })
    #expect(drawn[3].dropFirst(5).contains { $0 != " " })
    #expect(drawn[3].prefix(4).allSatisfy { $0 == " " })
  }

  @Test("The closure of a Canvas runs with its size; what is moved in it is drawn elsewhere")
  func canvas() throws {
    let canvas = """
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: 0)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)),
          with: .color(.black))
      }
      """
    #expect(try rows(canvas, height: 20) == ["     █████"])
  }

  @Test("What is drawn with NaN or without end is drawn somehow")
  func strange() throws {
    for number in ["Double.nan", "Double.infinity", "-1e300", "0.0"] {
      let canvas = """
        Canvas { context, size in
          context.scaleBy(x: \(number), y: \(number))
          context.rotate(by: .degrees(\(number)))
          context.stroke(
            Path(ellipseIn: CGRect(x: 0, y: 0, width: \(number), height: 4)),
            with: .color(.red), lineWidth: \(number))
        }
        """
      #expect(try rows(canvas).count == 4)
    }
  }

  @Test("A row of a list says of its line and its ground what its modifiers say")
  func listRows() throws {
    let list = """
      List {
        Text("A").listRowSeparator(.hidden)
        Text("B").listRowBackground(Color.black)
        Text("C").listRowInsets(EdgeInsets())
      }
      """
    let drawn = try rows(list, width: 200, height: 200)
    let first = drawn.firstIndex { $0.contains("A") } ?? 0
    #expect(!drawn[first + 1].contains("─"))
    #expect(drawn[first + 2].contains("█"))
    #expect(drawn[first + 3].contains("─"))
    #expect(drawn.contains { $0.contains("│C") })
  }

  @Test("The primary colour is black in the light and white in the dark")
  func dark() throws {
    let body = "Color.primary.frame(height: 20)"
    #expect(try rows(body, height: 20)[0].first == "█")
    let dark = try rows(body, height: 20, events: ["environment colorScheme = .dark"])
    #expect(dark[0].first == "░")
    let inside = try rows("Group { \(body) }.environment(\\.colorScheme, .dark)", height: 20)
    #expect(inside[0].first == "░")
  }

  @Test("Outside of a list a picker has no label, and choices side by side take the width")
  func pickers() throws {
    let picker = """
      Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }
      """
    #expect(try rows(picker, width: 200, height: 40).joined().contains("Size") == false)
    let segmented = try rows("\(picker).pickerStyle(.segmented)", width: 200, height: 40)
    #expect(segmented.contains { $0.hasPrefix("[") && $0.hasSuffix("]") })
    let listed = try rows("Form { \(picker) }", width: 200, height: 100)
    #expect(listed.joined().contains("Size"))
  }
}
