import Drawing
import Testing

@Suite("Outline and vectors") struct OutlineTests {
  private func box(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ children: [OutlineBox] = []
  ) -> OutlineBox {
    OutlineBox(
      name: name, size: "\(Int(width)) × \(Int(height))",
      frame: Area(x: x, y: y, width: width, height: height), children: children)
  }

  @Test("Boxes stand in boxes, beside each other or below as on the screen")
  func boxes() {
    let tree = box(
      "VStack", 0, 0, 100, 60,
      [
        box("Title", 0, 0, 50, 20),
        box("HStack", 0, 30, 100, 20, [box("A", 0, 30, 10, 20), box("B", 20, 30, 10, 20)]),
      ])
    let lines = OutlineDrawing(of: tree, columns: 60).lines
    #expect(lines[0].hasPrefix("┌─ VStack  100 × 60 ─"))
    #expect(lines[2].hasPrefix("│ │ Title  50 × 20 │ "))
    #expect(lines[4].hasPrefix("│ ┌─ HStack  100 × 20 ─"))
    #expect(Set(lines.map(\.count)).count == 1)
    let drawn = OutlineDrawing(of: tree, columns: 60).lines.joined(separator: "\n")
    #expect(drawn.contains("│ A  10 × 20 │ │ B  10 × 20 │"))
  }

  @Test("No line is wider than there is room, however deep the boxes stand")
  func widths() {
    var tree = box("Text", 0, 0, 10, 20)
    for level in 0..<100 { tree = box("A very long name \(level)", 0, 0, 10, 20, [tree]) }
    for columns in [12, 20, 40, 80] {
      let lines = OutlineDrawing(of: tree, columns: columns).lines
      #expect(lines.allSatisfy { $0.count <= columns })
      #expect(!lines.isEmpty)
    }
  }

  @Test("In ASCII there is nothing else, at the same places")
  func ascii() {
    let tree = box("VStack", 0, 0, 100, 60, [box("Ada", 0, 0, 50, 20)])
    let drawn = OutlineDrawing(of: tree, columns: 40).lines
    let plain = OutlineDrawing(of: tree, columns: 40, characters: .ascii).lines
    #expect(plain.map(\.count) == drawn.map(\.count))
    #expect(plain.joined().allSatisfy { $0.isASCII })
  }

  @Test("SVG has exact points, and escapes what a program writes")
  func vectors() {
    let thing = Thing(
      .text(["<a & \"b\">"], Lettering()), in: Area(x: 10.25, y: 0, width: 90, height: 20),
      identity: Thing.Identity(number: 0, part: 0))
    let scene = Scene(width: 393, height: 852, edge: .phone, things: [thing])
    let text = VectorDrawing(of: scene, title: "A & B").text
    #expect(text.contains("&lt;a &amp; &quot;b&quot;&gt;"))
    #expect(text.contains("x=\"10.25\""))
    #expect(text.contains("<title>A &amp; B</title>"))
    #expect(text.contains("width=\"393\" height=\"852\""))
  }
}
