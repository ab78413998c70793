import Foundation
import Testing

@Suite("tutor check as scripts use it")
struct CheckScriptTests {
  private static let source = """
    import SwiftUI

    struct Total: View {
      let count: Int

      var body: some View { Text("Total \\(count)") }
    }

    struct Cart: View {
      @State private var count = 3
      @State private var note = ""

      var body: some View {
        Total(count: count)
        Button("+1") { count += 1 }
        Field(text: $note)
      }
    }

    struct Field: View {
      @Binding var text: String

      var body: some View { TextField("Note", text: $text) }
    }

    """

  private func bench(_ claims: [String: String]) throws -> ScriptBench {
    let bench = try ScriptBench()
    try bench.write("App/Cart.swift", Self.source)
    for (name, text) in claims { try bench.write("Claims/\(name).claims", text) }
    return bench
  }

  private static let kept = "view Cart in ../App\nafter tap \"+1\": runs Cart, Total\n"
  private static let broken =
    "view Cart in ../App\nafter tap \"+1\": runs Cart\nalways: no warning\n"
  private static let open =
    "view Cart in ../App\nafter type \"ab\" into \"Note\": does not run Cart\n"

  @Test("Exits with 0 if all is kept, 1 if something is broken, 65 if a file cannot be used")
  func exitCodes() throws {
    let bench = try bench([
      "kept": Self.kept, "broken": Self.broken, "open": Self.open,
      "wrong": "view Cart in ../App\nafter tap \"+1\": run Cart\n",
      "nowhere": "view Cart in Nowhere\nalways: no warning\n",
      "nobody": "view Basket in ../App\nalways: no warning\n", "empty": "",
    ])
    let claims = bench.folder + "/Claims/"
    func run(_ name: String, _ further: String...) throws -> ProgramRun {
      try bench.run(["check", claims + name + ".claims"] + further)
    }
    let kept = try run("kept")
    #expect(kept.status == 0 && kept.errors.isEmpty, "\(kept.errors)")
    #expect(try run("broken").status == 1)
    #expect(try run("open").status == 0)
    #expect(try run("open", "--strict").status == 1)
    let all = try bench.run("check", claims, "--report", "github")
    #expect(all.status == 65 && all.output.hasSuffix("2 claims kept, 1 broken, 1 open\n"))
    for words in [
      "wrong.claims:2:17: error: 'run Cart' is no claim",
      "nowhere.claims:1:1: error: There is no file",
      "no view is called Basket; there are Total, Cart, Field",
      "empty.claims:1:1: error: nothing is said here",
    ] { #expect(all.errors.contains(words), "\(all.errors)") }
    #expect(all.output.contains("wrong.claims,line=2,col=17,title=File that cannot be used::'run"))
    #expect(try run("none").status == 66)
    #expect(try bench.run("check", bench.folder + "/App").status == 66)
  }

  @Test(
    "Lines begin with file and line; a broken claim says what happened instead, and how to see it")
  func text() throws {
    let bench = try bench(["broken": Self.broken])
    let file = bench.folder + "/Claims/broken.claims"
    let run = try bench.run("check", file)
    #expect(
      run.output.hasPrefix(
        "\(file):2: broken: after tap \"+1\": runs Cart\n  instead: runs Cart, Total\n"))
    #expect(run.output.contains("Total.body runs: other inputs, because"))
    #expect(run.output.contains("(\(bench.folder)/App/Cart.swift:15, rule P3)"), "\(run.output)")
    let command = "  tutor trace \(bench.folder)/App --root Cart --do 'tap \"+1\"'\n"
    #expect(run.output.contains(command))
    #expect(run.output.hasSuffix("1 claim kept, 1 broken, 0 open\n"))
    try bench.write("Claims/broken.claims", Self.broken + "after tap \"+1\": runs Total\n")
    let both = try bench.run("check", file)
    #expect(both.output.contains("\(file):4: broken: after tap \"+1\": runs Total\n"))
    #expect(both.output.ranges(of: command).count == 1, "one run, one command: \(both.output)")
    let trace = try bench.run(
      "trace", bench.folder + "/App", "--root", "Cart", "--do", "tap \"+1\"")
    #expect(trace.status == 0 && trace.output.contains("Total.body runs"))
  }

  @Test(
    "A folder is checked whole, and each report is one document",
    arguments: [
      ("json", "{\n"), ("github", "::error file="),
    ])
  func reports(format: String, beginning: String) throws {
    let bench = try bench(["kept": Self.kept, "broken": Self.broken])
    let run = try bench.run("check", bench.folder + "/Claims", "--report", format)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
    if format == "json" {
      let object = try run.object()
      #expect(object["kept"] as? Int == 2 && object["broken"] as? Int == 1)
    }
  }

  @Test("A new file of claims holds, and never takes the place of another")
  func newFile() throws {
    let bench = try bench([:])
    let run = try bench.run("check", "App", "--new", "Cart", in: bench.folder)
    #expect(run.status == 0 && run.output.contains("Wrote Cart.claims"), "\(run.errors)")
    let text = try String(contentsOfFile: bench.folder + "/Cart.claims", encoding: .utf8)
    #expect(text.contains("view Cart in App\n"))
    #expect(text.contains("after tap \"+1\": runs Cart, Total\n"))
    #expect(try bench.run("check", "Cart.claims", "--strict", in: bench.folder).status == 0)
    let again = try bench.run("check", "App", "--new", "Cart", in: bench.folder)
    #expect(again.status == 64 && again.errors.contains("There is already Cart.claims"))
    #expect(try String(contentsOfFile: bench.folder + "/Cart.claims", encoding: .utf8) == text)
    let nobody = try bench.run("check", "App", "--new", "Basket", in: bench.folder)
    #expect(nobody.status == 65 && nobody.errors.contains("no view is called Basket"))
  }
}
