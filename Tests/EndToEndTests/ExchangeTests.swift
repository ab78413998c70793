import Foundation
import Testing

@Suite("Export and import")
struct ExchangeTests {
  @Test("everything goes through a file into an empty store and is the same there")
  func document() throws {
    let bench = try ScriptBench()
    let file = bench.folder + "/all.json"
    #expect(try bench.run("due").status == 0)
    let whole = try bench.run("export")
    #expect(try whole.object()["format"] as? Int == 1)
    let written = try bench.run("export", file)
    #expect(written.status == 0 && written.output == "Wrote \(file).\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == whole.output)
    let other = ["TUTOR_STORE": bench.folder + "/other.sqlite"]
    let taken = try bench.run("import", file, with: other)
    #expect(taken.output == "Taken in: 0 answers. 0 were here already.\n")
    #expect(try bench.run("export", with: other).output == whole.output)
  }

  @Test("a package for Anki is written and read, and a table has its line of names")
  func others() throws {
    let bench = try ScriptBench()
    let file = bench.folder + "/cards.apkg"
    let written = try bench.run("export", file)
    #expect(written.output.hasPrefix("Wrote \(file): ") && written.output.contains(" 0 reviews"))
    #expect(try bench.run("import", file).output.hasPrefix("Taken in: 0 answers."))
    let table = try bench.run("export", "--format", "csv")
    #expect(table.output.hasPrefix("id,time,card,") && table.output.hasSuffix("\r\n"))
    let questions = try bench.run("stats", "--questions", "--json")
    #expect(try questions.object()["learners"] as? Int == 1)
    let learners = try bench.run("stats", "--questions", bench.folder + "/cards.sqlite")
    #expect(learners.output.hasPrefix("1 learner, 0 of"))
  }

  @Test("what cannot be done says why, and leaves files alone")
  func failures() throws {
    let bench = try ScriptBench()
    try bench.write("there.json", "mine")
    try bench.write("odd.json", "no export")
    try bench.write("odd.txt", "\n\n")
    let there = bench.folder + "/there.json"
    let cases: [(run: ProgramRun, status: Int32, words: String)] = [
      (try bench.run("export", there), 64, "--force"),
      (try bench.run("export", bench.folder + "/cards.xlsx"), 64, "--format"),
      (try bench.run("export", "--format", "apkg"), 64, "name a file"),
      (try bench.run("export", "/missing/cards.json"), 74, "/missing/cards.json"),
      (try bench.run("import", "/missing.json"), 66, "/missing.json"),
      (try bench.run("import", bench.folder + "/odd.json"), 65, "no JSON"),
      (try bench.run("import", bench.folder + "/odd.txt"), 65, "no sentence"),
      (try bench.run("import", bench.folder + "/odd.json", "--into", "/x"), 64, "guides"),
      (try bench.run("stats", bench.folder + "/other.sqlite"), 64, "--questions"),
      (try bench.run("stats", "--questions", "/missing.sqlite"), 66, "/missing.sqlite"),
    ]
    for (run, status, words) in cases {
      #expect(run.status == status, "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(try String(contentsOfFile: there, encoding: .utf8) == "mine")
    #expect(try bench.run("export", "--force", there).status == 0)
    #expect(try String(contentsOfFile: there, encoding: .utf8).hasPrefix("{"))
  }
}
