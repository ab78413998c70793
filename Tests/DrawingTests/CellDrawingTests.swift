import Drawing
import Testing

@Suite("Drawing in cells") struct CellDrawingTests {
  private func lines(
    _ things: [Thing], width: Double = 200, height: Double = 100, columns: Int? = nil,
    marking marked: Set<Thing.Identity> = [], ink: Ink = .shades
  ) -> [String] {
    CellDrawing(
      of: Scene(width: width, height: height, edge: .plain, things: things), columns: columns,
      attention: Attention(marked: marked), ink: ink
    ).lines()
  }

  private func thing(
    _ look: Look, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    clip: Area? = nil, number: Int = 0
  ) -> Thing {
    Thing(
      look, in: Area(x: x, y: y, width: width, height: height), clip: clip,
      identity: Thing.Identity(number: number, part: 0))
  }

  @Test("A text stands where it is, and what has no room ends with three dots")
  func text() {
    let drawn = lines([
      thing(.text(["Ada"], Lettering()), 20, 20, 30, 20),
      thing(.text(["Grace Hopper"], Lettering()), 20, 40, 60, 20),
    ])
    #expect(drawn[2] == "│  Ada               │")
    #expect(drawn[3] == "│  Grace…            │")
  }

  @Test("Each cell says what of the scene it shows, also where rows were folded and sides left out")
  func areas() {
    let scene = Scene(
      width: 200, height: 200, edge: .plain,
      things: [
        thing(.text(["Ada"], Lettering()), 20, 20, 30, 20),
        thing(.text(["Bob"], Lettering()), 20, 140, 30, 20),
      ])
    for columns in [20, 40] {
      let drawing = CellDrawing(of: scene, extent: .folded, columns: columns)
      for (name, y) in [("Ada", 20.0), ("Bob", 140)] {
        let row = drawing.lines().firstIndex { $0.contains(name) } ?? 0
        let line = Array(drawing.lines()[row])
        let column = line.firstIndex(of: name.first ?? " ") ?? 0
        #expect(
          drawing.area(row: row, column: column) == Area(x: 20, y: y, width: 10, height: 20))
      }
      #expect(drawing.area(row: 0, column: 3) == nil)
      #expect(drawing.area(row: 99, column: 3) == nil)
    }
  }

  @Test("Neighbours of fractional sizes meet: edges are rounded, not sizes")
  func edges() {
    let third = 200.0 / 3
    let drawn = lines(
      (0..<3).map {
        thing(
          .filled(.rectangle, Tint("", red: 0, green: 0, blue: 0)), Double($0) * third, 0, third,
          20, number: $0)
      }, height: 20)
    #expect(drawn[1] == "│████████████████████│")
  }

  @Test("A half is rounded up, at the start as at the end")
  func halves() {
    let drawn = lines([thing(.text(["Ada"], Lettering()), 15, 10, 30, 20)], height: 60)
    #expect(drawn[2] == "│  Ada               │")
  }

  @Test("What lies beyond the clip is not seen")
  func clip() {
    let drawn = lines([
      thing(
        .text(["Grace"], Lettering()), 20, 0, 50, 20,
        clip: Area(x: 0, y: 0, width: 40, height: 100))
    ])
    #expect(drawn[1] == "│  Gr                │")
  }

  @Test("A wide letter that is half outside is a blank, and covers two cells inside")
  func wideLetters() {
    let drawn = lines(
      [
        thing(.text(["日本"], Lettering()), 0, 0, 40, 20),
        thing(
          .text(["日本"], Lettering()), 0, 20, 40, 20,
          clip: Area(x: 0, y: 0, width: 30, height: 100)),
      ], width: 60, height: 40)
    #expect(drawn[1] == "│日本  │")
    #expect(drawn[2] == "│日    │")
  }

  @Test("A shade stands for a colour, darker for darker ones, with its name where there is room")
  func shades() {
    let yellow = Tint("yellow", red: 1, green: 0.8, blue: 0)
    let drawn = lines(
      [
        thing(.filled(.rectangle, .black), 0, 0, 20, 20),
        thing(.filled(.rectangle, yellow), 20, 0, 100, 20, number: 1),
      ], height: 20)
    #expect(drawn[1] == "│██░░yellow░░        │")
  }

  @Test("Words on a ground keep their letters and blanks, and hide the colour's name")
  func wordsOnGround() {
    let yellow = Tint("yellow", red: 1, green: 0.8, blue: 0)
    let drawn = lines(
      [
        thing(.filled(.rectangle, yellow), 0, 0, 120, 20),
        thing(.text(["Hi Ada"], Lettering()), 30, 0, 60, 20, number: 1),
      ], height: 20)
    #expect(drawn[1] == "│░░░Hi Ada░░░        │")
  }

  @Test("Neighbours of another colour have another shade, and a name stands beside what covers it")
  func neighbours() {
    let green = Tint("green", red: 0.2, green: 0.78, blue: 0.35)
    let orange = Tint("orange", red: 1, green: 0.58, blue: 0)
    let things = [
      thing(.filled(.rectangle, green), 0, 0, 180, 40),
      thing(.filled(.rectangle, orange), 70, 0, 110, 40, number: 1),
      thing(.text(["Hi"], Lettering()), 70, 0, 20, 20, number: 2),
    ]
    let drawn = lines(things, height: 40)
    #expect(drawn[1] == "│▒▒▒▒▒▒▒Hi▓orange▓▓  │")
    #expect(drawn[2] == "│▒▒▒▒▒▒▒▓▓▓▓▓▓▓▓▓▓▓  │")
  }

  @Test("What is drawn in a clear colour is not seen, and a line runs through no words")
  func clear() {
    let clear = Tint("clear", red: 0, green: 0, blue: 0, opacity: 0)
    let drawn = lines(
      [
        thing(.text(["a b c"], Lettering()), 0, 0, 50, 20),
        thing(.stroked(.rectangle, clear), 0, 0, 60, 60, number: 1),
        thing(.text(["no"], Lettering(tint: clear)), 70, 0, 20, 20, number: 2),
        thing(.stroked(.rectangle, .black), 0, 0, 60, 60, number: 3),
      ], height: 60)
    #expect(drawn[1] == "│a b c┐              │")
    #expect(drawn[2] == "││    │              │")
  }

  @Test("A small circle stands in the row of a text beside whose middle its own is")
  func middles() {
    let drawn = lines(
      [
        thing(.filled(.circle, .black), 0, 0, 40, 40),
        thing(.text(["Ada"], Lettering()), 50, 10, 30, 20, number: 1),
        thing(.brackets(Brackets(.button)), 90, 0, 50, 40, number: 2),
      ], height: 40)
    #expect(drawn[1] == "│         [   ]      │")
    #expect(drawn[2] == "│ ●   Ada [   ]      │")
  }

  @Test("With colours there is a ground in place of the shade")
  func colors() {
    let red = Tint("red", red: 1, green: 0, blue: 0)
    let scene = Scene(
      width: 40, height: 20, edge: .plain,
      things: [thing(.filled(.rectangle, red), 10, 0, 20, 20)])
    let cells = CellDrawing(of: scene, ink: .colors).rows[1]
    #expect(cells.map(\.style.ground) == [nil, nil, red, red, nil, nil])
    #expect(cells.allSatisfy { $0.character == " " || $0.character == "│" })
  }

  @Test("Controls are drawn with their state")
  func controls() {
    let drawn = lines(
      [
        thing(.toggle(isOn: true), 0, 0, 30, 20),
        thing(.toggle(isOn: false), 40, 0, 30, 20),
        thing(.stepper, 80, 0, 40, 20),
        thing(.slider(0.5), 0, 20, 50, 20),
        thing(.progress(0.4), 60, 20, 50, 20),
        thing(.progress(nil), 120, 20, 50, 20),
        thing(.field(FieldText("Ada", prompt: "Name")), 0, 40, 90, 20),
        thing(.field(FieldText("secret", prompt: "", isSecret: true)), 100, 40, 90, 20),
        thing(.segments(["One", "Two", "Six"].map { ChoiceTitle($0) }, chosen: 1), 0, 60, 150, 20),
        thing(.choice("Red"), 0, 80, 50, 20),
        thing(.brackets(Brackets(.menu)), 60, 80, 80, 20),
        thing(.text(["More"], Lettering()), 70, 80, 40, 20),
      ], height: 100)
    #expect(drawn[1] == "│[x] [ ] [-+]        │")
    #expect(drawn[2] == "│──●── ██░░░ (...)   │")
    #expect(drawn[3] == "│|Ada____| |••••••_| │")
    #expect(drawn[4] == "│[One|(Two)|Six]     │")
    #expect(drawn[5] == "│Red v [More v]      │")
  }

  @Test("A wheel shows what is chosen in its middle, and what comes before and after")
  func wheel() {
    let titles = ["One", "Two", "Six", "Ten"]
    func drawn(_ chosen: Int?) -> [String] {
      lines([thing(.wheel(titles, chosen: chosen), 0, 0, 70, 100)], height: 100)
        .dropFirst().prefix(5).map { String($0.dropFirst().prefix(7)) }
    }
    #expect(drawn(1) == ["  One  ", "───────", "  Two  ", "───────", "  Six  "])
    #expect(drawn(0) == ["       ", "───────", "  One  ", "───────", "  Two  "])
    #expect(drawn(nil)[2] == "       ")
  }

  @Test("The focus stands between arrows, which take the frame's place where there is no other")
  func focus() {
    func row(_ x: Double, _ width: Double) -> String {
      let ada = thing(.text(["Ada"], Lettering()), x, 0, width, 20)
      let scene = Scene(width: 100, height: 20, edge: .plain, things: [ada])
      return CellDrawing(of: scene, attention: Attention(focus: ada.frame)).lines()[1]
    }
    #expect(row(20, 30) == "│ ›Ada‹    │")
    #expect(row(0, 100) == "›Ada       ‹")
  }

  @Test("A star stands beside what changed, in a free cell")
  func marks() {
    let ada = thing(.text(["Ada"], Lettering()), 20, 0, 30, 20, number: 7)
    let drawn = lines([ada], height: 20, marking: [ada.identity])
    #expect(drawn[1] == "│  Ada*              │")
  }

  @Test("Without room for the sides of the frame they go, and then the right end of the screen")
  func narrow() {
    let ada = thing(.text(["Ada"], Lettering(side: .trailing)), 170, 0, 30, 20)
    #expect(lines([ada], height: 20, columns: 22)[1] == "│                 Ada│")
    #expect(lines([ada], height: 20, columns: 21)[1] == "                 Ada")
    let scene = Scene(width: 200, height: 20, edge: .plain, things: [ada])
    #expect(CellDrawing(of: scene, columns: 19).hiddenColumns == 1)
    #expect(CellDrawing(of: scene, columns: 19).lines()[1] == "                 Ad")
  }

  @Test("A phone has a clock and a bar, where nothing else stands")
  func phone() {
    let scene = Scene(width: 200, height: 100, edge: .phone, things: [])
    let drawn = CellDrawing(of: scene).lines()
    #expect(drawn.first?.first == "╭")
    #expect(drawn[1].contains("9:41"))
    #expect(drawn[drawn.count - 2].contains("━━━━━━"))
    let full = Scene(
      width: 200, height: 100, edge: .phone,
      things: [thing(.text(["a title at the very top"], Lettering()), 0, 0, 200, 20)])
    #expect(!CellDrawing(of: full).lines()[1].contains("9:41"))
  }

  @Test("Cut to the root, an empty row stands on either side of it")
  func root() {
    let scene = Scene(
      width: 100, height: 400, edge: .phone,
      things: [thing(.text(["Ada"], Lettering()), 30, 200, 30, 20)],
      root: Area(x: 30, y: 200, width: 30, height: 20))
    #expect(
      CellDrawing(of: scene, extent: .root).lines()
        == ["┌──────────┐", "│          │", "│   Ada    │", "│          │", "└──────────┘"])
  }

  @Test("The same scene is told from one that changed by what looks otherwise")
  func changes() {
    let ada = thing(.text(["Ada"], Lettering()), 0, 0, 30, 20, number: 1)
    let grace = thing(.text(["Grace"], Lettering()), 0, 0, 50, 20, number: 1)
    let moved = thing(.text(["Ada"], Lettering()), 0, 40, 30, 20, number: 1)
    let other = thing(.toggle(isOn: true), 0, 20, 30, 20, number: 2)
    func scene(_ things: Thing...) -> Scene {
      Scene(width: 100, height: 100, edge: .plain, things: things)
    }
    #expect(scene(ada).changes(since: scene(ada)).isEmpty)
    #expect(scene(moved).changes(since: scene(ada)).isEmpty)
    #expect(scene(grace).changes(since: scene(ada)) == [grace.identity])
    #expect(scene(ada, other).changes(since: scene(ada)) == [other.identity])
  }

  @Test("What came as a whole is told once: another screen by its bar, a sheet by its edge")
  func wholes() {
    func texts(_ first: Int) -> [Thing] {
      (0..<5).map {
        thing(.text(["Ada"], Lettering()), 0, Double($0) * 20, 30, 20, number: first + $0)
      }
    }
    func bar(_ title: String) -> Thing {
      thing(.bar(BarText(title: title)), 0, 0, 100, 20, number: 1)
    }
    func scene(_ things: [Thing]) -> Scene {
      Scene(width: 100, height: 100, edge: .plain, things: things)
    }
    let list = scene([bar("List")] + texts(10))
    let pushed = ScreenChanges(of: scene([bar("One")] + texts(20)), since: list)
    #expect(pushed.marked == [bar("").identity] && pushed.wholes == [.screen])
    let edge = thing(.panel(.sheet), 0, 40, 100, 60, number: 2)
    let presented = ScreenChanges(
      of: scene([bar("List")] + texts(10) + [edge] + texts(30)), since: list)
    #expect(presented.marked == [edge.identity] && presented.wholes == [.panel(.sheet)])
    let grown = ScreenChanges(of: scene([bar("List")] + texts(9)), since: list)
    #expect(grown.marked.count == 1 && grown.wholes.isEmpty)
  }
}
