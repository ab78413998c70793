import Foundation
import Testing

@Suite("A guide is imported")
struct GuideImportTests {
  private static let guide = """
    About Lamps

    @State keeps a value for as long as the view keeps its place.

    struct Lamp: View {
        @State private var isOn = false

        var body: some View {
            Button(isOn ? "on" : "off") { isOn.toggle() }
        }
    }

    That is all there is to say of it.
    """

  @Test("The pack is written, lint accepts it, and the JSON says what became of every line")
  func written() throws {
    let bench = try ScriptBench()
    try bench.write("lamps.txt", Self.guide)
    let pack = bench.folder + "/lamps"
    let run = try bench.run("import", bench.folder + "/lamps.txt", "--into", pack, "--json")
    #expect(run.status == 0, "\(run.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["format"] as? Int == 1)
    #expect(report["guide"] as? String == "lamps.txt")
    #expect(report["lines"] as? Int == 13)
    #expect(report["pack"] as? String == pack)
    #expect((report["items"] as? [Any])?.isEmpty == false)
    #expect(try bench.run("lint", pack).status == 0)
    #expect(try bench.run("import", bench.folder + "/lamps.txt", "--into", pack).status == 0)
  }

  @Test("What begins with braces is a guide, unless it is JSON")
  func braces() throws {
    let bench = try ScriptBench()
    try bench.write(
      "lamps.txt", "{{Stub}}\n== Lamps ==\n'''Oil''' burns.\n== Wires ==\nThey lie.")
    try bench.write("cards.txt", " {\n \"format\": 99}")
    let guide = try bench.run(
      "import", bench.folder + "/lamps.txt", "--into", bench.folder + "/lamps")
    #expect(guide.status == 0 && guide.output.contains("became 1 lesson"), "\(guide.errors)")
    let cards = try bench.run(
      "import", bench.folder + "/cards.txt", "--into", bench.folder + "/cards")
    #expect(cards.status == 64 && cards.errors.contains("are about guides"))
  }

  @Test("A tutorial shows the files of its catalogue, and no others; each is asked about once")
  func catalogue() throws {
    let bench = try ScriptBench()
    let lamp = """
      struct Lamp: View {
        @State private var light = 0
        var body: some View { Text("\\(light)").onAppear { light = 40 } }
      }
      """
    try bench.write(
      "Lamps.docc/Tutorials/lamps.tutorial",
      """
      @Tutorial(time: 5) {
        @Intro(title: "Lamps") {
          A lamp is made in two steps, and a third leads out of the house.
        }
        @Code(name: "Lamp.swift", file: lamp-1.swift)
        @Code(name: "Lamp.swift", file: lamp-2.swift)
        @Code(name: "Away.swift", file: "../../away.swift")
      }
      """)
    try bench.write("Lamps.docc/Resources/lamp-1.swift", lamp)
    try bench.write("Lamps.docc/Resources/lamp-2.swift", "// Brighter.\n" + lamp)
    try bench.write("away.swift", "let secret = 1\n")
    let pack = bench.folder + "/lamps"
    let run = try bench.run(
      "import", bench.folder + "/Lamps.docc/Tutorials/lamps.tutorial", "--into", pack, "--report")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        "with 2 listings, which all run, 0 drawings and 2 questions; 1 more trace"))
    #expect(run.output.contains("Nothing is asked about lamp, line 5: it stands again further on"))
    let part = try #require(
      try FileManager.default.contentsOfDirectory(atPath: pack).first { $0.hasPrefix("01") })
    let lesson = try #require(
      try FileManager.default.contentsOfDirectory(atPath: pack + "/" + part).first)
    let text = try String(contentsOfFile: "\(pack)/\(part)/\(lesson)", encoding: .utf8)
    #expect(text.contains("// Brighter."))
    #expect(!text.contains("secret"))
    #expect(try bench.run("lint", pack).status == 0)
  }

  @Test("A dry run writes nothing")
  func dry() throws {
    let bench = try ScriptBench()
    try bench.write("lamps.txt", Self.guide)
    let pack = bench.folder + "/lamps"
    let run = try bench.run("import", bench.folder + "/lamps.txt", "--into", pack, "--dry-run")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: pack))
  }

  @Test("No link in a pack leads an import out of it")
  func link() throws {
    let bench = try ScriptBench()
    try bench.write("lamps.txt", Self.guide)
    let pack = bench.folder + "/lamps"
    let elsewhere = bench.folder + "/elsewhere"
    for folder in [pack, elsewhere] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: pack + "/01-about-lamps", withDestinationPath: elsewhere)
    try bench.write("lamps/pack.yml", "name: lamps\n")
    let run = try bench.run("import", bench.folder + "/lamps.txt", "--into", pack)
    #expect(run.status == 74, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
  }
}
