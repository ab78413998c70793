import Foundation
import Testing

@Suite("tutor trace with a folder")
struct SourceFolderTests {
  @Test("What was fetched or built is left out, and a link that leads in a circle is not followed")
  func foreign() throws {
    let bench = try ScriptBench()
    try bench.write("App/Tally.swift", TraceScriptTests.source)
    for folder in [".build/checkouts/Other", ".git", "Pods", "Sub/DerivedData", "node_modules/x"] {
      try bench.write("App/\(folder)/Broken.swift", "struct {")
    }
    let folder = bench.folder + "/App"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Sub/circle", withDestinationPath: folder)
    #expect(mkfifo(folder + "/Waiting.swift", 0o600) == 0)
    let run = try bench.run("trace", folder, "--json")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try run.object()["root"] as? String == "Tally")
  }

  @Test("A folder of more files than one program has is refused in a sentence")
  func tooMany() throws {
    let bench = try ScriptBench()
    for number in 0...2_000 { try bench.write("Many/View\(number).swift", "") }
    let run = try bench.run("trace", bench.folder + "/Many", "--json")
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("holds more than 2000 Swift files"), "\(run.errors)")
  }

  @Test("A folder of more source than one program has is refused in a sentence")
  func tooLong() throws {
    let bench = try ScriptBench()
    let text = String(repeating: "// all of this is a remark\n", count: 200_000)
    for number in 1...4 { try bench.write("Long/View\(number).swift", text) }
    let run = try bench.run("trace", bench.folder + "/Long", "--json")
    #expect(run.status == 66)
    #expect(run.errors.contains("holds more than 20 MB of Swift"), "\(run.errors)")
  }
}
