import Layout
import Testing

@Suite("Modifiers, Y20 to Y31")
struct ModifierRuleTests {
  @Test("Y20: a fixed frame offers and reports what is given, and passes the rest")
  func fixedFrame() throws {
    let child = Build.fill()
    #expect(try child.frame(width: 30).laidOut(100, 60) == Size(width: 30, height: 60))
    #expect(child.box == [35, 0, 30, 60])
    #expect(try Build.fill().frame(width: -3, height: .infinity).chooses(70, 50) == [70, 50])
  }

  @Test("Y21: a flexible frame, axis by axis")
  func flexibleFrame() throws {
    #expect(try Build.box(50, 5).frame(minWidth: 80).chooses(60, nil)[0] == 80)
    #expect(try Build.fill().frame(minWidth: 80).chooses(60, nil)[0] == 80)
    #expect(try Build.box(50, 5).frame(maxWidth: 80).chooses(60, nil)[0] == 60)
    #expect(try Build.box(50, 5).frame(maxWidth: 80).chooses(nil, nil)[0] == 50)
    #expect(try Build.box(50, 5).frame(maxWidth: .infinity).chooses(nil, nil)[0] == 50)
    #expect(try Build.box(50, 5).frame(idealWidth: 80).chooses(60, nil)[0] == 50)
    #expect(try Build.box(50, 5).frame(idealWidth: 80).chooses(nil, nil)[0] == 80)
    let child = Build.fill()
    try child.frame(minWidth: 80, maxWidth: 90).laidOut(300, 50)
    #expect(child.placement?.proposal.width == 90)
  }

  @Test("Y22: a frame aligns its child, also a larger one")
  func alignment() throws {
    let child = Build.box(60, 20)
    try child.frame(width: 40, height: 40, .bottomTrailing).laidOut(40, 40)
    #expect(child.box == [-20, 20, 60, 20])
  }

  @Test("Y23: padding, negative too, and never offers less than nothing")
  func padding() throws {
    let child = Build.fill()
    try child.padding(-10).laidOut(100, 50)
    #expect(child.box == [-10, -10, 120, 70])
    #expect(try Build.fill().padding(30).chooses(40, 100) == [60, 100])
    #expect(try Build.box(10, 10).padding(nil, .horizontal).chooses(nil, nil) == [42, 10])
  }

  @Test("Y24: a fixed size on one axis")
  func fixedSize() throws {
    let text = Build.text("one two three four")
    #expect(try text.fixedSize(.horizontal).chooses(50, 20) == [180, 20])
    #expect(
      try Build.text("one two three four").fixedSize(.vertical).chooses(100, 20) == [100, 40])
  }

  @Test("Y25: a ratio reports what the content chose, and both nil stay nil")
  func aspectRatio() throws {
    #expect(try Build.box(30, 30).aspectRatio(2, .fit).chooses(100, 100) == [30, 30])
    #expect(try Build.fill().aspectRatio(2, .fit).chooses(nil, nil) == [10, 10])
    #expect(try Build.fill().aspectRatio(2, .fill).chooses(nil, 50) == [100, 50])
    let child = Build.fill()
    try child.aspectRatio(2, .fill).frame(width: 100, height: 100).laidOut(100, 100)
    #expect(child.box == [-50, 0, 200, 100])
  }

  @Test("Y26: priority is seen through fixedSize, offset and overlay; padding hides it (medium)")
  func priority() throws {
    let item = Build.fill().priority(2)
    #expect(item.offset(1, 1).overlay(.center, Build.fill()).fixedSize().priority == 2)
    #expect(Build.fill().priority(2).padding(1).priority == 0)
    #expect(Build.fill().priority(2).frame(width: 1).priority == 0)
  }

  @Test("Y27: what only draws changes no layout")
  func drawing() throws {
    let child = Build.box(30, 20)
    #expect(try LayoutItem(Passing(), [child]).laidOut(100, 100) == Size(width: 30, height: 20))
    #expect(child.box == [35, 40, 30, 20])
  }

  @Test("Y28: a layer is offered the main view's size, is aligned to it, and never changes it")
  func layers() throws {
    let (fill, large) = (Build.fill(), Build.box(100, 100))
    let root = Build.box(40, 20).overlay(.center, fill).overlay(.topLeading, large)
    #expect(try root.laidOut(200, 200) == Size(width: 40, height: 20))
    #expect(fill.box == [80, 90, 40, 20])
    #expect(large.box == [80, 90, 100, 100])
  }

  @Test("Y30: offset moves what is drawn and read, not the place")
  func offset() throws {
    let (moved, next) = (Build.box(10, 10), Build.box(10, 10))
    try Build.row(0, [moved.offset(5, -5), next]).laidOut(20, 10)
    #expect(moved.box == [5, -5, 10, 10])
    #expect(next.box == [10, 0, 10, 10])
  }

  @Test("Y31: position takes the proposal and puts the middle there")
  func position() throws {
    let child = Build.box(10, 20)
    #expect(try child.position(30, 40).laidOut(100, 80) == Size(width: 100, height: 80))
    #expect(child.box == [25, 30, 10, 20])
    #expect(try Build.box(10, 20).position(30, 40).chooses(nil, 50) == [10, 50])
  }
}
