import Drawing
import Testing

@Suite("Lines and curves of a program") struct PathDrawingTests {
  private static let red = Tint("", red: 1, green: 0, blue: 0)

  /// Without its frame.
  private func drawn(
    _ look: Look, in frame: Area, width: Double = 100, height: Double = 80
  ) -> [String] {
    let thing = Thing(look, in: frame, identity: Thing.Identity(number: 1, part: 0))
    let scene = Scene(width: width, height: height, edge: .plain, things: [thing])
    return CellDrawing(of: scene).lines().dropFirst().dropLast().map {
      String($0.dropFirst().dropLast())
    }
  }

  private func path(_ points: [(Double, Double)], closed: Bool = true) -> PathOutline {
    var outline = PathOutline()
    for (index, point) in points.enumerated() {
      let place = PathPoint(point.0, point.1)
      outline.append(index == 0 ? .move(place) : .line(place))
    }
    if closed { outline.append(.close) }
    return outline
  }

  @Test("A filled path takes the cells of which at least half lies in it")
  func triangle() {
    let outline = path([(50, 0), (100, 80), (0, 80)])
    let rows = drawn(
      .path(DrawnPath(outline, .filled(Self.red))),
      in: Area(x: 0, y: 0, width: 100, height: 80))
    #expect(rows.map { row in row.count { $0 != " " } } == [2, 4, 6, 8])
  }

  @Test("What covers half of no cell is seen all the same")
  func thin() {
    let outline = path([(42, 21), (44, 21), (44, 23), (42, 23)])
    let rows = drawn(
      .path(DrawnPath(outline, .filled(Self.red))),
      in: Area(x: 0, y: 0, width: 100, height: 80))
    #expect(rows.joined().count { $0 != " " } == 1)
  }

  @Test("A path is drawn beyond its frame, and not beyond its clip")
  func beyond() {
    let outline = path([(0, 0), (100, 0), (100, 80), (0, 80)])
    let look = Look.path(DrawnPath(outline, .filled(Self.red)))
    let rows = drawn(look, in: Area(x: 0, y: 0, width: 50, height: 20))
    #expect(rows.allSatisfy { !$0.contains(" ") })
    var thing = Thing(
      look, in: Area(x: 0, y: 0, width: 50, height: 20),
      identity: Thing.Identity(number: 1, part: 0))
    thing.clip = Area(x: 0, y: 0, width: 50, height: 20)
    let scene = Scene(width: 100, height: 80, edge: .plain, things: [thing])
    let cut = CellDrawing(of: scene).lines().dropFirst().dropLast()
    #expect(cut.joined().count { $0 == "▓" || $0 == "▒" || $0 == "█" } == 5)
  }

  @Test("A line leans in each cell as it does there, in ASCII too")
  func lines() {
    let outline = path([(0, 10), (100, 10)], closed: false)
    let look = Look.path(DrawnPath(outline, .stroked(nil, width: 1)))
    let area = Area(x: 0, y: 0, width: 100, height: 20)
    #expect(drawn(look, in: area, height: 20) == ["──────────"])
    let falling = path([(0, 0), (40, 40)], closed: false)
    let rows = drawn(
      .path(DrawnPath(falling, .stroked(nil, width: 1))),
      in: Area(x: 0, y: 0, width: 40, height: 40), width: 40, height: 40)
    #expect(rows.joined().contains("╲"))
    #expect(ASCIISigns.likeness(of: "╲") == "\\")
  }

  @Test("A broad line has no holes")
  func ring() {
    let circle = Outline.circle.path(width: 160, height: 160)
    let rows = drawn(
      .path(DrawnPath(circle, .stroked(Self.red, width: 12))),
      in: Area(x: 0, y: 0, width: 160, height: 160), width: 160, height: 160)
    #expect(rows.allSatisfy { row in row.contains { $0 != " " } })
  }

  @Test("The part of a path between two shares of its length is as long as they say")
  func trimmed() {
    let line = path([(0, 0), (100, 0)], closed: false)
    #expect(
      line.trimmed(from: 0.25, to: 0.75).steps == [
        .move(PathPoint(25, 0)), .line(PathPoint(75, 0)),
      ])
    #expect(line.trimmed(from: 0.75, to: 0.25).steps.isEmpty)
    #expect(line.trimmed(from: .nan, to: 1).steps.isEmpty == false)
  }

  @Test("A gradient is drawn in bands, from its first colour to its last")
  func gradient() {
    let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]
    let look = Look.gradient(
      .rectangle, Gradient(.linear(from: PathPoint(0, 0), to: PathPoint(1, 0)), stops))
    let rows = drawn(look, in: Area(x: 0, y: 0, width: 100, height: 20), height: 20)
    #expect(rows == ["███▓▓▒▒▒░░"] || rows[0].first == "█" && rows[0].last == "░")
  }

  @Test("In SVG a path is a path and a gradient a gradient")
  func vectors() {
    let outline = path([(0, 0), (10, 0), (10, 10)])
    let things = [
      Look.path(DrawnPath(outline, .filled(Self.red))),
      .gradient(
        .rectangle,
        Gradient(
          .linear(from: PathPoint(0, 0), to: PathPoint(1, 1)),
          [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)])),
    ].enumerated().map { index, look in
      Thing(
        look, in: Area(x: 5, y: 5, width: 10, height: 10),
        identity: Thing.Identity(number: index, part: 0))
    }
    let scene = Scene(width: 100, height: 80, edge: .plain, things: things)
    let text = VectorDrawing(of: scene, title: "Paths").text
    #expect(text.contains("M5 5L15 5L15 15Z"))
    #expect(text.contains("<linearGradient") && text.contains("url(#gradient1)"))
  }

  @Test("Numbers that are none make nothing that does not end")
  func strange() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let outline = path([(0, 0), (number, 10), (10, number)])
      let area = Area(x: 0, y: 0, width: 100, height: 80)
      for paint in [
        DrawnPath.Paint.filled(Self.red), .stroked(nil, width: 1), .stroked(nil, width: number),
      ] {
        #expect(drawn(.path(DrawnPath(outline, paint)), in: area).count == 4)
      }
    }
  }
}
