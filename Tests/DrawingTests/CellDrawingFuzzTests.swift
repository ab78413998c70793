import Cells
import Drawing
import Testing

@Suite("Drawings of anything") struct CellDrawingFuzzTests {
  /// A generator of its own, so that what failed can be repeated.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let texts = ["", "Ada", "日本語", "e\u{301}té", "🇺🇸🇺🇸", "tab\t\u{7}bell", "a b  c"]
  private static let lengths: [Double] = [
    0, 1, 5, 9.99, 10, 15, 20, 33.3, 100, 1e9, .infinity, .nan, -7,
  ]

  private static func look(_ chance: inout Chance) -> Look {
    let text = texts.randomElement(using: &chance) ?? ""
    let tint = Tint(
      text, red: .random(in: -1...2, using: &chance), green: 0.5, blue: 0.5,
      opacity: .random(in: 0...1, using: &chance))
    let share = lengths.randomElement(using: &chance) ?? 0
    let outlines: [Outline] = [.rectangle, .rounded(share), .capsule, .ellipse, .circle]
    let outline = outlines.randomElement(using: &chance) ?? .circle
    let looks: [Look] = [
      .nothing, .text([text, text + "!"], Lettering(side: .center)), .symbol(text, tint),
      .symbol("heart.fill", nil), .picture(text), .filled(outline, tint),
      .stroked(outline, nil), .dashed(outline, nil, lengths: [4, 2]), .brackets(Brackets(.menu)),
      .brackets(Brackets(.prominent)),
      .toggle(isOn: true), .stepper, .slider(share), .progress(share), .progress(nil),
      .field(FieldText(text, prompt: "p", isSecret: true)),
      .field(FieldText(text + "\n" + text, prompt: "", isEditor: true)), .choice(text),
      .segments([text, "B", text].map { ChoiceTitle($0) }, chosen: 1), .segments([], chosen: nil),
      .line,
      .wheel([text, "B", text], chosen: 2), .wheel([], chosen: nil),
      .row(RowLines(isFirst: true, isLast: false, isBoxed: true, leadsOn: true)),
      .row(RowLines(isFirst: false, isLast: false, isBoxed: false)),
      .bar(
        BarText(
          back: text, title: text, isLarge: true, leading: [BarPart(text)],
          trailing: [BarPart("Edit", .menu), BarPart("plus", .button, isSymbol: true)])),
      .bar(BarText(title: text + text)),
      .tabs([ChoiceTitle(text, badge: text), ChoiceTitle("gear", isSymbol: true)], chosen: 0),
      .panel(.sheet),
      .panel(.alert), .unknown(text),
      .goesOn(Continuation(above: true, below: true, before: true, behind: true)),
    ]
    return looks.randomElement(using: &chance) ?? .nothing
  }

  private static func area(_ chance: inout Chance) -> Area {
    Area(
      x: (lengths.randomElement(using: &chance) ?? 0) - 20,
      y: (lengths.randomElement(using: &chance) ?? 0) - 20,
      width: lengths.randomElement(using: &chance) ?? 0,
      height: lengths.randomElement(using: &chance) ?? 0)
  }

  @Test("Nothing is drawn outside of its frame and its clip", arguments: 0..<2_000)
  func frames(seed: Int) {
    var chance = Chance(state: UInt64(seed))
    let frame = Self.area(&chance)
    let clip = Bool.random(using: &chance) ? Self.area(&chance) : nil
    let thing = Thing(
      Self.look(&chance), in: frame, clip: clip,
      identity: Thing.Identity(number: 0, part: 0))
    let scene = Scene(width: 130, height: 160, edge: .plain, things: [thing])
    var outside: [String] = []
    for ink in [Ink.shades, .colors] {
      let rows = CellDrawing(of: scene, ink: ink).rows.dropFirst().dropLast()
      for (row, cells) in rows.enumerated() {
        for (column, cell) in cells.dropFirst().dropLast().enumerated() {
          guard cell.character != " " || cell.style.ground != nil else { continue }
          for area in [frame, clip ?? frame] {
            // A cell belongs to an area if the area covers half of it.
            if area.x > Double(column) * 10 + 5.001 || area.maxX < Double(column) * 10 + 4.999
              || area.y > Double(row) * 20 + 10.001 || area.maxY < Double(row) * 20 + 9.999
            {
              outside.append("\(column), \(row)")
            }
          }
        }
      }
    }
    #expect(outside.isEmpty, "\(thing)")
  }

  @Test("Every row is as wide as all others, in ASCII as in Unicode", arguments: 0..<500)
  func widths(seed: Int) {
    var chance = Chance(state: UInt64(seed) &+ 77)
    let things = (0..<12).map { number in
      Thing(
        Self.look(&chance), in: Self.area(&chance),
        identity: Thing.Identity(number: number, part: 0))
    }
    let scene = Scene(
      width: 135, height: 170, edge: Bool.random(using: &chance) ? .phone : .plain, things: things)
    let columns = [nil, 40, 15, 14, 9, 1, 0].randomElement(using: &chance) ?? nil
    let picture = CellDrawing(
      of: scene, columns: columns, attention: Attention(marked: [things[3].identity]))
    let width = picture.rows.first?.count ?? 0
    for row in picture.rows {
      #expect(row.count == width)
      for characters in Characters.allCases {
        let text = String(row.compactMap { $0.shown(in: characters) })
        #expect(text.cellWidth == width, "\(text)")
      }
      #expect(
        row.allSatisfy { cell in
          guard let drawn = cell.shown(in: .unicode), let plain = cell.shown(in: .ascii) else {
            return cell.shown(in: .unicode) == cell.shown(in: .ascii)
          }
          return (drawn == plain || plain.isASCII) && drawn.cellWidth == plain.cellWidth
        })
    }
  }
}
