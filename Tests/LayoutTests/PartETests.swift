import Layout
import Testing

/// The cases of part E of `semantics.md`, by their numbers.
@Suite("Part E")
struct PartETests {
  private func widths(_ items: [LayoutItem]) -> [Double] {
    items.map { $0.placement?.size.width ?? -1 }
  }

  private func flexible(_ least: Double?, _ most: Double?) -> LayoutItem {
    Build.fill().frame(minWidth: least, maxWidth: most)
  }

  @Test("Y40, Y41: 1 to 4, rows of flexible frames")
  func flexibleRows() throws {
    let cases: [(Double, [LayoutItem], [Double])] = [
      (300, [Build.fill(), Build.fill(), Build.fill()], [100, 100, 100]),
      (150, [flexible(nil, 100), flexible(100, nil)], [75, 100]),
      (150, [flexible(nil, 100), flexible(90, 200)], [75, 90]),
      (150, [flexible(nil, 100), flexible(90, 180)], [60, 90]),
    ]
    for (width, children, expected) in cases {
      let row = Build.row(0, children)
      try row.laidOut(width, 100)
      #expect(widths(children) == expected)
      #expect(widths([row]) == [expected.reduce(0, +)])
    }
  }

  @Test("Y46, Y22, Y3: 5 and 6, gaps between frames")
  func gaps() throws {
    let row = Build.row(nil, [Build.box(50, 50), Build.box(50, 50)])
    try row.frame(width: 150, height: 150).laidOut(150, 150)
    #expect(row.box == [21, 50, 108, 50])
    let column = Build.column(
      20,
      [
        Build.box(40, 40), Build.box(40, 40),
        Build.row(30, [Build.box(40, 40), Build.box(40, 40)]),
      ])
    #expect(try column.chooses(500, 500) == [110, 160])
  }

  @Test("Y44, Y12, Y45: 7 to 10, spacers")
  func spacers() throws {
    func row() -> LayoutItem {
      Build.row(nil, [Build.box(50, 50), Build.spacer(), Build.box(50, 50)])
    }
    #expect(try row().chooses(200, 80) == [200, 50])
    #expect(try row().chooses(60, 80) == [108, 50])
    #expect(try row().chooses(nil, nil) == [108, 50])
    let spacers = [Build.spacer(), Build.spacer()]
    let three = [
      Build.box(40, 50), spacers[0], Build.box(40, 50), spacers[1], Build.box(40, 50),
    ]
    try Build.row(nil, three).laidOut(250, 80)
    #expect(widths(spacers) == [65, 65])
  }

  @Test("Y43: 11 and 12, priorities")
  func priorities() throws {
    let three = [Build.fill(), Build.fill().priority(1), Build.fill()]
    try Build.row(0, three).laidOut(300, 50)
    #expect(widths(three) == [0, 300, 0])
    let two = [flexible(50, nil), Build.fill().priority(1)]
    try Build.row(0, two).laidOut(300, 50)
    #expect(widths(two) == [50, 250])
  }

  @Test("Y40, Y23: 13 to 15, a column, and padding")
  func columnAndPadding() throws {
    let column = [Build.fill(), Build.box(10, 10), Build.fill()]
    try Build.column(20, column).laidOut(100, 250)
    #expect(column.map { $0.placement?.size.height } == [100, 10, 100])
    #expect(try Build.box(100, 50).padding().chooses(7, nil) == [132, 82])
    let colour = Build.fill()
    #expect(try colour.padding(10).laidOut(100, 60) == Size(width: 100, height: 60))
    #expect(colour.box == [10, 10, 80, 40])
  }

  @Test("Y25: 16 to 19, ratios")
  func ratios() throws {
    func ratio(_ ratio: Double, _ mode: AspectRatio.Mode) -> LayoutItem {
      Build.fill().aspectRatio(ratio, mode)
    }
    #expect(agree(try ratio(1, .fit).chooses(200, 100), [100, 100]))
    #expect(agree(try ratio(1.5, .fit).chooses(100, 100), [100, 66.67]))
    #expect(agree(try ratio(1.5, .fill).chooses(100, 100), [150, 100]))
    #expect(agree(try ratio(0.5, .fit).chooses(100, 100), [50, 100]))
    #expect(agree(try ratio(0.5, .fill).chooses(100, 100), [100, 200]))
    #expect(agree(try ratio(16.0 / 9, .fit).chooses(320, nil), [320, 180]))
    #expect(agree(try ratio(16.0 / 9, .fill).chooses(320, nil), [320, 180]))
  }

  @Test("Y24, Y21: 20 and 21, fixed sizes")
  func fixedSizes() throws {
    #expect(try Build.fill().fixedSize().chooses(300, 300) == [10, 10])
    let text = Build.text("text").frame(idealWidth: 100, idealHeight: 100).fixedSize()
    #expect(try text.chooses(300, 300) == [100, 100])
  }

  @Test("Y48: 22, a stack in depth")
  func depth() throws {
    #expect(
      try Build.depth([Build.box(100, 40), Build.box(60, 80)]).chooses(300, 300) == [100, 80])
    let prior = [Build.box(100, 40).priority(1), Build.box(200, 200)]
    #expect(try Build.depth(prior).chooses(300, 300) == [100, 40])
  }

  @Test("Y21: 23 and 24, limits around a text of 80")
  func limits() throws {
    func text() -> LayoutItem { Build.text("eight ch") }
    #expect(try text().frame(minWidth: 100, maxWidth: 300).chooses(50, 100)[0] == 100)
    #expect(try text().frame(minWidth: 100, maxWidth: 300).chooses(500, 100)[0] == 300)
    #expect(try text().frame(maxWidth: .infinity).chooses(500, 100)[0] == 500)
    #expect(try text().frame(minWidth: 100).chooses(500, 100)[0] == 100)
    #expect(try text().frame(maxWidth: 50).chooses(500, 100)[0] == 50)
    #expect(try text().frame(maxWidth: 200).chooses(500, 100)[0] == 200)
  }

  @Test("Y50: 25, a reader takes what is left")
  func reader() throws {
    let reader = LayoutItem(SizeReader { _ in ReaderContent([]) })
    let column = Build.column(8, [Build.box(50, 20), reader])
    #expect(try column.laidOut(200, 300) == Size(width: 200, height: 300))
    #expect(reader.placement?.size == Size(width: 200, height: 272))
  }
}
