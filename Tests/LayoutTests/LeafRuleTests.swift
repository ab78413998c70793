import Layout
import Testing

@Suite("Proposals and leaves, Y1 to Y15")
struct LeafRuleTests {
  @Test("Y1: nobody overrules what a child chooses")
  func childChooses() throws {
    let (child, frame) = (Build.box(80, 80), Build.fill())
    let root = child.frame(width: 50, height: 50).overlay(.center, frame)
    try root.laidOut(100, 100)
    #expect(child.box == [10, 10, 80, 80])
    #expect(frame.box == [25, 25, 50, 50])
  }

  @Test("Y2: 0 asks for the least, infinity for the most, nil for the ideal size")
  func proposals() throws {
    let item = Build.fill().frame(
      minWidth: 20, idealWidth: 30, maxWidth: 40, minHeight: 5, idealHeight: 6, maxHeight: 7)
    #expect(try item.chooses(0, 0) == [20, 5])
    #expect(try item.chooses(.infinity, .infinity) == [40, 7])
    #expect(try item.chooses(nil, nil) == [30, 6])
  }

  @Test("Y3, Y72: the root is offered the safe area and centred in it (Y72 medium)")
  func root() throws {
    let (small, large, all) = (Build.box(100, 100), Build.box(500, 1000), Build.fill())
    for item in [small, large, all] { try LayoutTree(root: item).layOut(on: .phone) }
    #expect(small.box == [146.5, 388.5, 100, 100])
    #expect(large.box == [-53.5, -61.5, 500, 1000])
    #expect(all.box == [0, 59, 393, 759])
  }

  @Test("Y4: a view of size zero has a gap on either side, an empty stack none")
  func emptyViews() throws {
    let zero = [Build.box(10, 10), Build.box(0, 0), Build.box(10, 10)]
    #expect(try Build.row(nil, zero).chooses(100, 100) == [36, 10])
    #expect(try Build.row(nil, [Build.box(10, 10), Build.column(nil, [])]).chooses(9, 9)[0] == 10)
  }

  @Test("Y10: a shape takes the proposal, ten without one")
  func shapes() throws {
    #expect(try Build.fill().chooses(70, 30) == [70, 30])
    #expect(try Build.fill().chooses(nil, 30) == [10, 30])
  }

  @Test("Y11, medium: a circle is a square of the smaller side")
  func circle() throws {
    #expect(try LayoutItem(Circle()).chooses(70, 30) == [30, 30])
    #expect(try LayoutItem(Circle()).chooses(nil, nil) == [10, 10])
  }

  @Test("Y12: a spacer is long along its stack, and has no length across")
  func spacer() throws {
    let spacer = Build.spacer()
    try Build.column(0, [Build.box(10, 10), spacer]).laidOut(100, 100)
    #expect(spacer.placement?.size == Size(width: 0, height: 90))
    #expect(try Build.spacer().chooses(50, nil) == [50, 8])
    #expect(try Build.spacer(30).chooses(20, 40) == [30, 40])
    let framed = Build.spacer().frame(width: 20)
    try Build.row(nil, [Build.box(10, 10), framed, Build.box(10, 10)]).laidOut(100, 100)
    #expect(framed.box == [40, 50, 20, 0])
  }

  @Test("Y13: a divider is long across its stack, one pixel along (medium)")
  func divider() throws {
    let (lying, standing) = (LayoutItem(Divider()), LayoutItem(Divider()))
    try Build.column(0, [lying, Build.fill()]).laidOut(90, 60)
    try Build.row(0, [standing, Build.fill()]).laidOut(90, 60)
    #expect(agree(lying.box, [0, 0, 90, 0.33]))
    #expect(agree(standing.box, [0, 0, 0.33, 60]))
  }

  @Test("Y14: text wraps in the width, is cut to the lines that fit, and to its limit")
  func text() throws {
    let text = "one two three four"
    #expect(try Build.text(text).chooses(nil, nil) == [180, 20])
    #expect(try Build.text(text).chooses(100, nil) == [100, 40])
    #expect(try Build.text(text).chooses(100, 20) == [100, 20])
    #expect(try Build.text(text, lineLimit: 1).chooses(100, 90)[1] == 20)
    let words = Words(text) { _ in 1 }
    #expect(words.lines(for: Proposal(width: 100, height: nil)) == ["one two", "three four"])
    #expect(words.lines(for: Proposal(width: 100, height: 30)) == ["one two t…"])
    #expect(
      Words("incredible", columnsOf: { _ in 1 }).lines(for: Proposal(width: 40, height: nil))
        == ["incr", "edib", "le"])
    #expect(Words("a\n\nb", columnsOf: { _ in 1 }).lines(for: .unspecified) == ["a", "", "b"])
    #expect(
      Words("日本", columnsOf: { _ in 2 }).lines(for: Proposal(width: 20, height: nil))
        == ["日", "本"])
  }

  @Test("Y15: a picture has its own size; resizable, what is offered")
  func picture() throws {
    let natural = Size(width: 60, height: 40)
    let fixed = LayoutItem(Picture(naturalSize: natural, isResizable: false))
    let resizable = LayoutItem(Picture(naturalSize: natural, isResizable: true))
    #expect(try fixed.chooses(10, 10) == [60, 40])
    #expect(try resizable.chooses(10, nil) == [10, 40])
    #expect(try resizable.aspectRatio(nil, .fit).chooses(120, 100) == [120, 80])
  }
}
