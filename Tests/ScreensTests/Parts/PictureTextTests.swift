import Drawing
import Simulation
import Testing

@testable import Screens

@Suite("A drawing in words")
struct PictureTextTests {
  private func lines(_ body: String, misreading: Misreading? = nil) throws -> [String] {
    let source = "struct Root: View { var body: some View { \(body) } }"
    let simulator = try Simulator(files: [SourceFile(path: "Root.swift", text: source)])
    let screen = try simulator.misreading(misreading).mount(
      "Root", on: PreviewArea(width: 200, height: 200))
    return PictureText(try screen.drawn(isExact: true)).lines
  }

  @Test("names every thing that is seen with its colour, from back to front")
  func colours() throws {
    let told = try lines("Text(\"Hi\").padding(10).background(Color.yellow)")
    #expect(
      told == [
        "rectangle, yellow: 40 wide, 40 high, 80 across, 80 down",
        "\"Hi\": 20 wide, 20 high, 90 across, 90 down",
      ])
  }

  @Test("tells by depth and colour what the order of modifiers changes, and names no modifier")
  func depth() throws {
    let told = try lines("ZStack { Circle().fill(.red); Rectangle().fill(.blue).frame(width: 9) }")
    #expect(told.map { String($0.prefix { $0 != ":" }) } == ["circle, red", "rectangle, blue"])
    let right = try lines("Text(\"Hi\").background(Color.yellow).padding(10)")
    let wrong = try lines(
      "Text(\"Hi\").background(Color.yellow).padding(10)", misreading: .modifiersCommute)
    #expect(right != wrong && right.count == wrong.count)
  }

  @Test("tells a colour without a name as designers write it, and leaves out what is clear")
  func unnamed() {
    let tint = Tint("", red: 1, green: 0.5, blue: 0, opacity: 0.5)
    let place = Area(x: 0, y: 0, width: 10, height: 10)
    func thing(_ look: Drawing.Look, clip: Area? = nil) -> Thing {
      Thing(look, in: place, clip: clip, identity: Thing.Identity(number: 0, part: 0))
    }
    let scene = Scene(
      width: 10, height: 10, edge: .plain,
      things: [
        thing(.filled(.circle, tint)), thing(.filled(.circle, tint.fading(to: 0))),
        thing(.toggle(isOn: true), clip: Area(x: 0, y: 0, width: 10, height: 4)),
        thing(.toggle(isOn: false), clip: Area(x: 20, y: 0, width: 0, height: 0)),
      ])
    #expect(
      PictureText(scene).lines == [
        "circle, 50 % #FF8000: 10 wide, 10 high, 0 across, 0 down",
        "toggle, on: 10 wide, 4 high, 0 across, 0 down",
      ])
  }
}
