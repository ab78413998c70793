import Foundation
import Testing

@Suite("tutor preview as scripts use it")
struct PreviewScriptTests {
  private static let source = """
    import SwiftUI

    struct Bar: View {
      @State private var width: CGFloat = 40

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 20).accessibilityIdentifier("bar")
          Button("Wider") { width += 10 }
        }
      }
    }

    """

  private func bench(_ source: String = Self.source) throws -> (bench: ScriptBench, file: String) {
    let bench = try ScriptBench()
    try bench.write("Bar.swift", source)
    return (bench, bench.folder + "/Bar.swift")
  }

  @Test("JSON has the place of everything, after what was done, and nothing else")
  func json() throws {
    let (bench, file) = try bench()
    let run = try bench.run(
      "preview", file, "--width", "100", "--height", "60", "--do", "tap \"Wider\"", "--json",
      "--color", "always")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}"))
    let object = try run.object()
    #expect(object["format"] as? Int == 1 && object["root"] as? String == "Bar")
    let bar = try #require(find("bar", in: object["tree"]))
    #expect(bar["view"] as? String == ".frame" && bar["line"] as? Int == 8)
    #expect(
      bar["frame"] as? [String: Double] == ["x": 25, "y": 10, "width": 50, "height": 20])
    #expect(bar["depends"] == nil && object["steps"] == nil)
  }

  private func find(_ identifier: String, in view: Any?) -> [String: Any]? {
    guard let view = view as? [String: Any] else { return nil }
    if view["id"] as? String == identifier { return view }
    let children = view["children"] as? [Any] ?? []
    return children.lazy.compactMap { find(identifier, in: $0) }.first
  }

  @Test("In words each thing has a line, and the negotiation a line a step")
  func words() throws {
    let (bench, file) = try bench()
    let run = try bench.run("preview", file, "--steps")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Bar on 393 by 852 points, of which the device covers 59"))
    #expect(run.output.contains(".frame (bar): 40 wide, 20 high, 176.5 across"))
    #expect(run.output.contains("Color chooses 40 by 20: it takes what is offered (Y10)"))
    #expect(run.output.contains("A letter is 10 points wide here"))
  }

  @Test("It is drawn, in Unicode or in ASCII, with its scale and what was taken for granted")
  func drawing() throws {
    let (bench, file) = try bench()
    let run = try bench.run("preview", file, "--width", "100", "--height", "40")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("┌──────────┐\n│   ▓▓▓▓   │\n│  [Wider] │\n"), "\(run.output)")
    #expect(run.output.contains("a column is 10, a row 20"))
    #expect(run.output.contains("A letter is 10 points wide here"))
    let plain = try bench.run("preview", file, "--width", "100", "--height", "40", "--ascii")
    #expect(plain.output.hasPrefix("+----------+\n|   %%%%   |\n|  [Wider] |\n"), "\(plain.output)")
    let color = try bench.run("preview", file, "--width", "100", "--color", "always")
    #expect(color.output.contains("\u{1B}["))
    let words = try bench.run("preview", file, "--plain")
    #expect(words.output.contains(".frame (bar): 40 wide, 20 high"))
  }

  @Test("Boxes have names and sizes; vectors go into a new file, never over another")
  func outlineAndVectors() throws {
    let (bench, file) = try bench()
    let outline = try bench.run("preview", file, "--outline", "--width", "300")
    #expect(outline.output.contains("─ VStack  ") && outline.output.contains("Button \"Wider\""))
    let svg = bench.folder + "/bar.svg"
    let run = try bench.run("preview", file, "--svg", svg)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.contains("width=\"40\" height=\"20\""))
    let again = try bench.run("preview", file, "--svg", svg)
    #expect(again.status == 64 && again.errors.contains("There is already"))
    let (turning, turned) = try self.bench(
      Self.source.replacing(
        "    VStack", with: "    Text(\"up\").rotationEffect(.degrees(90))\n    VStack"))
    let told = try turning.run("preview", turned, "--svg", turning.folder + "/turned.svg")
    #expect(told.output.contains("The drawing leaves out what turns or scales: .rotationEffect"))
    let both = try bench.run("preview", file, "--watch", "--json")
    #expect(both.status == 64 && both.errors.contains("--watch draws"))
  }

  @Test("What cannot be laid out gets a sentence")
  func refusals() throws {
    let (bench, file) = try bench()
    let wide = try bench.run("preview", file, "--width", "1e9")
    #expect(wide.status == 64 && wide.errors.contains("--width is a number of points"))
    let event = try bench.run("preview", file, "--do", "tap \"Narrower\"")
    #expect(event.status != 0 && event.errors.contains("no button \"Narrower\""))
    let (other, broken) = try self.bench(Self.source.replacing("width += 10", with: "widht += 10"))
    let refused = try other.run("preview", broken)
    #expect(refused.status == 65 && refused.errors.contains("widht"))
  }

  @Test("A layout of the learner's that ends the program is told with its line")
  func traps() throws {
    let source = """
      import SwiftUI

      struct Broken: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes: [Double] = []
          return CGSize(width: sizes[3], height: 1)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }

      struct Bar: View { var body: some View { Broken { Color.red } } }

      """
    let (bench, file) = try bench(source)
    let trap = try bench.run("preview", file)
    #expect(trap.status == 65 && trap.errors.contains("Bar.swift:6:26: error: Index out of range"))
    let (endless, other) = try self.bench(
      source.replacing("return CGSize(", with: "while true {}; return CGSize("))
    let limit = try endless.run("preview", other)
    #expect(limit.status == 65 && limit.errors.contains("did not end after"), "\(limit.errors)")
  }

  @Test("Views nested deeply are told as deeply")
  func depth() throws {
    let source = """
      import SwiftUI

      struct Bar: View {
        var depth = 300
        var body: some View {
          if depth > 0 { VStack { Bar(depth: depth - 1) } } else { Color.red }
        }
      }

      """
    let (bench, file) = try bench(source)
    let run = try bench.run("preview", file, "--json", "--root", "Bar()")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.count(where: { $0 == "{" }) > 1200)
    #expect(run.output.count(where: { $0 == "{" }) == run.output.count(where: { $0 == "}" }))
  }

  @Test("A picture is as large as its file says, at the scale that its catalogue gives it")
  func pictures() throws {
    let names = ["flag", "photo", "lines", "page", "beside", "absent"]
    let views = names.map { "Image(\"\($0)\").accessibilityIdentifier(\"\($0)\")" }
    let (bench, _) = try bench(
      """
      import SwiftUI

      struct Bar: View {
        var body: some View { VStack { \(views.joined(separator: "; ")) } }
      }

      """)
    let header: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    // 400 by 240 pixels.
    let portable = Data(header + [0, 0, 1, 0x90, 0, 0, 0, 0xf0])
    // A segment of an application, then the frame's header: 90 high, 120 wide.
    let photograph = Data(
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 90, 0, 120, 1, 0, 0, 0])
    func picture(_ name: String, _ file: String, _ scale: String, _ content: Data) throws {
      let set = "Assets.xcassets/\(name).imageset/"
      try bench.write(
        set + "Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "\#(file)"\#(scale)}]}"#)
      try content.write(to: URL(fileURLWithPath: bench.folder + "/" + set + file))
    }
    try picture("flag", "f@2x.png", #", "scale": "2x""#, portable)
    try picture("photo", "p.jpg", #", "scale": "3x""#, photograph)
    try picture(
      "lines", "l.svg", "", Data(#"<svg stroke-width="1.5" width="24" height="12"></svg>"#.utf8))
    try picture("page", "p.pdf", "", Data("%PDF-1.4 /MediaBox [0 0 30 16]".utf8))
    try portable.write(to: URL(fileURLWithPath: bench.folder + "/beside@2x.png"))
    let tree = try bench.run("preview", bench.folder, "--json").object()["tree"]
    let sizes = names.map { name -> [Double?] in
      let frame = find(name, in: tree)?["frame"] as? [String: Double]
      return [frame?["width"], frame?["height"]]
    }
    #expect(sizes == [[200, 120], [40, 30], [24, 12], [30, 16], [200, 120], [20, 20]])
  }
}
