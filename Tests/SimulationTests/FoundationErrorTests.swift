import Simulation
import Testing

/// What Foundation throws, and what errors become where a class of Foundation is asked for, in an app
/// whose model the evaluator runs: the disk is shared among all.
@Suite struct FoundationErrorTests {
  /// What a model's text is after a function of it ran.
  private static func text(after body: String) throws -> String {
    let source = """
      import SwiftUI
      enum LoadError: Int, LocalizedError {
        case offline = 7, denied
        var errorDescription: String? { "No way" }
      }
      struct Plain: Error {}
      final class Loader: ObservableObject {
        @Published var text = "none"
        let list = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("list.json")
        func fail(_ error: any Error) throws { throw error }
        func load() {
          \(body)
          print(text)
        }
      }
      struct Page: View {
        @StateObject private var loader = Loader()
        var body: some View {
          Text(loader.text)
          Button("Load") { loader.load() }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount("Page")
    let printed = try screen.perform(Event("tap \"Load\"")).printed
    #expect(screen.crash == nil)
    return printed.joined(separator: "\n")
  }

  @Test(
    "a file that is not there is told by the patterns that apps write",
    arguments: [
      "catch CocoaError.fileReadNoSuchFile { text = \"right\" } catch { text = \"other\" }",
      "catch let error as NSError where error.code == NSFileReadNoSuchFileError { text = \"right\" } "
        + "catch { text = \"other\" }",
      "catch let error as CocoaError where error.code == .fileReadNoSuchFile { text = \"right\" } "
        + "catch { text = \"other\" }",
      "catch let error as CocoaError { switch error.code { case .fileReadNoSuchFile: text = \"right\"; "
        + "default: text = \"other\" } } catch { text = \"stranger\" }",
      "catch URLError.timedOut { text = \"late\" } catch is CocoaError { text = \"right\" } "
        + "catch { text = \"other\" }",
      "catch { let known = error as NSError; text = known.domain == NSCocoaErrorDomain ? \"right\" : \"other\" }",
    ])
  func absentFile(clauses: String) throws {
    #expect(try Self.text(after: "do { _ = try Data(contentsOf: list) } \(clauses)") == "right")
  }

  @Test("what is removed and not there is another error than what is read and not there")
  func kinds() throws {
    let code = "catch let error as NSError { text = \"\\(error.domain) \\(error.code)\" }"
    #expect(
      try Self.text(after: "do { try FileManager.default.removeItem(at: list) } \(code)")
        == "NSCocoaErrorDomain 4")
    #expect(
      try Self.text(after: "do { _ = try Data(contentsOf: list) } \(code)")
        == "NSCocoaErrorDomain 260")
    #expect(
      try Self.text(
        after: "do { _ = try Data(contentsOf: list) } catch { text = error.localizedDescription }")
        == "The file “list.json” couldn’t be opened because there is no such file.")
  }

  @Test("a folder is copied and moved with what lies in it, and onto nothing that is there")
  func folders() throws {
    let work = """
      let files = FileManager.default
      let folder = list.deletingLastPathComponent()
      let (one, two) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("two"))
      do {
        try files.createDirectory(at: one, withIntermediateDirectories: true)
        try "a".write(to: one.appendingPathComponent("a.txt"), atomically: true, encoding: .utf8)
        try files.copyItem(at: one, to: two)
        text = try files.contentsOfDirectory(atPath: two.path).joined()
        try files.removeItem(at: two)
        try files.moveItem(at: one, to: two)
        text += " \\(files.fileExists(atPath: one.path)) "
        text += try String(contentsOf: two.appendingPathComponent("a.txt"), encoding: .utf8)
        try files.createDirectory(at: one, withIntermediateDirectories: true)
        try files.moveItem(at: one, to: two)
      } catch let error as NSError { text += " \\(error.code)" }
      """
    #expect(try Self.text(after: work) == "a.txt false a 516")
  }

  @Test("any error is an NSError, with the number of its case")
  func ownErrors() throws {
    let code =
      "catch let error as NSError { text = \"\\(error.code) \\(error.localizedDescription)\" }"
    #expect(
      try Self.text(after: "do { try fail(LoadError.denied) } \(code)") == "8 No way")
    #expect(
      try Self.text(after: "do { try fail(Plain()) } \(code)")
        == "1 The operation couldn’t be completed. (Plain error 1.)")
    #expect(
      try Self.text(
        after: "do { _ = try JSONDecoder().decode([Int].self, from: Data(\"{\".utf8)) } \(code)"
      ).hasPrefix("4864 "))
    #expect(
      try Self.text(
        after: "do { try fail(LoadError.offline) } catch is URLError { text = \"url\" } "
          + "catch let error as LoadError { text = \"mine \\(error.rawValue)\" } catch { text = \"any\" }"
      )
        == "mine 7")
  }
}
