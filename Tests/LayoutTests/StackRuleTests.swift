import Layout
import Testing

@Suite("Stacks, Y40 to Y49")
struct StackRuleTests {
  @Test("Y40: each is offered what is left by those still to go")
  func shares() throws {
    let views = [Build.fill(), Build.box(40, 10), Build.fill()]
    try Build.row(10, views).laidOut(200, 50)
    #expect(views.map(\.box) == [[0, 0, 70, 50], [80, 20, 40, 10], [130, 0, 70, 50]])
  }

  @Test("Y41: the least flexible first; of endless ones the larger least (medium)")
  func flexibility() throws {
    let views = [Build.fill(), Build.fill().frame(minWidth: 80)]
    try Build.row(0, views).laidOut(100, 10)
    #expect(views.map { $0.placement?.size.width } == [20, 80])
  }

  @Test("Y42: a stack is as long as what its children took")
  func overflow() throws {
    #expect(
      try Build.row(0, [Build.box(80, 10), Build.box(80, 10)]).chooses(100, 100) == [160, 10])
  }

  @Test("Y43: higher priorities first, the least of the lower kept back")
  func priorities() throws {
    let views = [
      Build.fill().frame(minWidth: 30), Build.fill().priority(1), Build.fill().priority(1),
      Build.fill().frame(minWidth: 10).priority(-1),
    ]
    try Build.row(0, views).laidOut(100, 10)
    #expect(views.map { $0.placement?.size.width } == [30, 30, 30, 10])
  }

  @Test("Y44: a spacer comes after all others")
  func spacers() throws {
    let fill = Build.fill()
    let spacer = Build.spacer()
    try Build.row(0, [fill, spacer]).laidOut(100, 10)
    #expect(fill.box == [0, 0, 92, 10])
    #expect(spacer.box == [92, 5, 8, 0])
  }

  @Test("Y45: nil along the axis is nil to each child")
  func ideal() throws {
    #expect(try Build.row(0, [Build.fill(), Build.text("abc")]).chooses(nil, 50) == [40, 50])
  }

  @Test("Y46: given spacing stands beside spacers too; else none there, and 8 between shapes")
  func spacing() throws {
    func row(_ spacing: Double?) throws -> Double {
      try Build.row(spacing, [Build.box(10, 10), Build.spacer(20), Build.box(10, 10)])
        .chooses(nil, nil)[0]
    }
    #expect(try row(nil) == 40)
    #expect(try row(5) == 50)
    #expect(try Build.column(nil, [Build.box(5, 5), Build.fill()]).chooses(nil, nil)[1] == 23)
    let texts = [Build.text("a"), Build.text("b")]
    #expect(try Build.column(nil, texts).chooses(nil, nil)[1] == 40)
    #expect(try Build.row(nil, [Build.text("a"), Build.text("b")]).chooses(nil, nil)[0] == 28)
    #expect(try Build.row(-4, [Build.box(10, 10), Build.box(10, 10)]).chooses(nil, nil)[0] == 16)
  }

  @Test("Y47: across, equal heights with fixedSize")
  func equalHeights() throws {
    let fill = Build.fill()
    try Build.row(0, [fill, Build.box(10, 70)]).fixedSize(.vertical).laidOut(100, 300)
    #expect(fill.box == [0, 115, 90, 70])
  }

  @Test("Y48: children of a stack in depth are placed with its size")
  func depth() throws {
    let (fill, card) = (Build.fill().priority(-1), Build.box(60, 40))
    #expect(try Build.depth([fill, card]).laidOut(100, 100) == Size(width: 60, height: 40))
    #expect(fill.box == [20, 30, 60, 40])
  }

  @Test("Y49: guides meet, and the stack spans the result")
  func guides() throws {
    let moved = Build.box(60, 10).guide(.leading) { _ in -20 }
    let first = Build.box(50, 10)
    let column = Build.column(0, align: .leading, [first, moved])
    #expect(try column.laidOut(80, 20) == Size(width: 80, height: 20))
    #expect(first.box == [0, 0, 50, 10])
    #expect(moved.box == [20, 10, 60, 10])
    let middle = Build.box(30, 30).guide(.top) { try $0.value(of: .middle) }
    let row = Build.row(0, align: .top, [middle, Build.box(10, 10)])
    #expect(try row.chooses(nil, nil) == [40, 30])
  }

  @Test("Y49: own alignments are handed up through stacks, leading is not")
  func ownAlignments() throws {
    let own = AlignmentGuide.own(
      OwnAlignment(name: "Name") { try $0.value(of: .bottom) }, along: .vertical)
    let marked = Build.box(10, 10).guide(own) { try $0.value(of: .middle) }
    let inner = Build.column(0, [Build.box(10, 40), marked])
    let other = Build.box(10, 20)
    try Build.row(0, align: own, [inner, other]).laidOut(20, 50)
    #expect(inner.box == [0, 0, 10, 50])
    #expect(other.box == [10, 25, 10, 20])
    let shifted = Build.column(0, [Build.box(10, 10).guide(.leading) { _ in 5 }])
    let column = Build.column(0, align: .leading, [shifted, Build.box(10, 10)])
    #expect(try column.chooses(nil, nil) == [10, 20])
    let through = Build.box(10, 10).guide(.leading) { _ in 5 }.padding(1)
    let padded = Build.column(0, align: .leading, [through, Build.box(10, 10)])
    #expect(try padded.chooses(nil, nil) == [16, 22])
  }

  @Test("Y49: baselines of text meet")
  func baselines() throws {
    let (text, box) = (Build.text("a b").frame(width: 10), Build.box(10, 30))
    try Build.row(0, align: .firstTextBaseline, [text, box]).laidOut(20, 100)
    #expect(box.box == [10, 23, 10, 30])
    #expect(text.box == [0, 37, 10, 40])
  }
}
