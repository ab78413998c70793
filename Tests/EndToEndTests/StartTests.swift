import Foundation
import Testing

@Suite("From one start to the next")
struct StartTests {
  private let file = "Lessons/01-start/first.md"

  @Test("An edited lesson is shown with its new text, even if size and time stayed the same")
  func edited() throws {
    let bench = try ScriptBench()
    #expect(try bench.run("learn", "first").output.contains("Some words."))
    let path = bench.folder + "/" + file
    let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    let text = try #require(ScriptBench.oneLesson[file])
    try bench.write(file, text.replacingOccurrences(of: "Some words.", with: "Same words."))
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(time)], ofItemAtPath: path)
    let again = try bench.run("learn", "first")
    #expect(again.output.contains("Same words.") && !again.output.contains("Some words."))
  }

  @Test("A lesson that was broken since is refused, and taken again when it is mended")
  func broken() throws {
    let bench = try ScriptBench()
    #expect(try bench.run("due").status == 0)
    try bench.write(file, "no front matter\n")
    for _ in 1...2 {
      let run = try bench.run("due")
      #expect(run.status == 65 && run.errors.contains("first.md:1:1: error:"))
    }
    try bench.write(file, try #require(ScriptBench.oneLesson[file]))
    #expect(try bench.run("due").status == 0)
  }

  @Test("What is kept between starts lies where caches belong, and nothing depends on it")
  func cache() throws {
    let bench = try ScriptBench()
    let folder = bench.folder + "/cache"
    let kept = folder + "/swiftui-tutor/outline"
    let places = ["XDG_CACHE_HOME": folder]
    let list = try bench.run("learn", "--list", with: places)
    #expect(list.status == 0 && list.output.contains("First"))
    let sound = try Data(contentsOf: URL(fileURLWithPath: kept))
    for bytes in [Data(), Data("something else".utf8), sound.dropLast(), Data(sound.reversed())] {
      try bytes.write(to: URL(fileURLWithPath: kept))
      #expect(try bench.run("learn", "--list", with: places).output == list.output)
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) == sound)
    }
    try FileManager.default.removeItem(atPath: kept)
    try bench.write("cache/swiftui-tutor/outline/a-folder-in-its-place", "")
    try bench.write("a-file", "")
    for place in [folder, bench.folder + "/a-file", "/proc/none", "relative", "/dev/full"] {
      let run = try bench.run("learn", "--list", with: ["XDG_CACHE_HOME": place])
      #expect(run.status == 0 && run.output == list.output && run.errors.isEmpty, "\(place)")
    }
    let homeless = try bench.run("learn", "--list", with: ["HOME": "", "XDG_CACHE_HOME": ""])
    #expect(homeless.status == 0 && homeless.output == list.output)
  }

  @Test("A large program that is as it was is traced again in the same words, an edited one anew")
  func traced() throws {
    let bench = try ScriptBench()
    let filling = String(repeating: "// \(String(repeating: "tea ", count: 20))\n", count: 1_400)
    let source = """
      struct Tea: View {
        @State private var cups = 0
        var body: some View { Button("Pour") { cups += 1 } }
      }

      """
    let app = bench.folder + "/App"
    try bench.write("App/Tea.swift", source + filling)
    let places = ["XDG_CACHE_HOME": bench.folder + "/cache"]
    let answers = bench.folder + "/cache/swiftui-tutor/answers"
    func count() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: answers).count
    }
    let askings = [
      { try bench.run("trace", app, with: places) },
      { try bench.run("trace", app, "--do", "tap Pour", with: places) },
      { try bench.run("trace", app, "--json", with: places) },
    ]
    for ask in askings {
      let (first, second) = (try ask(), try ask())
      #expect(first.status == 0 && second.status == 0 && first.output == second.output)
    }
    #expect(try count() == 3)
    for _ in 1...2 {
      let wrong = try bench.run("trace", app, "--do", "tap Cup", with: places)
      #expect(wrong.status == 65 && wrong.errors.contains("Cup"))
    }
    try bench.write("App/Tea.swift", source.replacing("\"Pour\"", with: "\"Fill\"") + filling)
    let edited = try bench.run("trace", app, "--do", "tap Fill", with: places)
    #expect(edited.status == 0 && edited.output.contains("Fill"))
    #expect(try count() == 4)
  }
}
