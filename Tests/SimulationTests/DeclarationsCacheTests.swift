import Foundation
import Synchronization
import Testing

@testable import Simulation

@Suite("What files declare that were read before")
struct DeclarationsCacheTests {
  /// The place of a cache, and how often it was written.
  private final class Place: Sendable {
    let state = Mutex<(bytes: [UInt8]?, writes: Int)>((nil, 0))

    var writes: Int { state.withLock { $0.writes } }

    func cache(of program: String = "this build") -> DeclarationsCache {
      var cache = DeclarationsCache(program: program) {
        self.state.withLock { $0.bytes }
      } save: { bytes in
        self.state.withLock { $0 = (bytes, $0.writes + 1) }
      }
      cache.fewestBytes = 0
      return cache
    }
  }

  private static let model = """
    import Observation
    @Observable final class Model { var count = 0; func add() { count += 1 } }
    private struct Row { let title = "of the model" }
    let title = Row().title

    """
  private static let view = """
    import SwiftUI
    struct Row: View { let model: Model; var body: some View { Text("\\(model.count) \\(title)") } }
    struct Tally: View {
      @State private var model = Model()
      var body: some View { Row(model: model); Button("Add") { model.add() } }
    }

    """

  private func files(_ texts: [String: String]) -> [SourceFile] {
    texts.sorted { $0.key < $1.key }.map { SourceFile(path: "App/" + $0, name: $0, text: $1) }
  }

  private static let texts = ["Model.swift": model, "Tally.swift": view]

  /// - Returns: What happens, and which files had to be parsed to know what they declare.
  private func look(
    at texts: [String: String], _ cache: DeclarationsCache = .none
  ) throws -> (trace: Trace, parsed: [String]) {
    let files = files(texts)
    let trees = try SourceTrees(files, keptIn: cache)
    let simulator = Simulator(trees)
    let parsed = files.indices.filter(trees.isParsed).map { files[$0].name }
    let screen = try simulator.mount("Tally")
    try screen.perform(Event("tap \"Add\""))
    return (screen.trace, parsed)
  }

  @Test("are the same the second time, and nothing is parsed for it")
  func again() throws {
    let place = Place()
    let plain = try look(at: Self.texts)
    let first = try look(at: Self.texts, place.cache())
    #expect(first.parsed == ["Model.swift", "Tally.swift"])
    let second = try look(at: Self.texts, place.cache())
    #expect(second.parsed == [] && place.writes == 1)
    #expect(first.trace == plain.trace && second.trace == plain.trace)
    #expect("\(plain.trace)".contains("of the model"))
  }

  @Test("are read anew of a file that changed, or came, and of no other")
  func changed() throws {
    let place = Place()
    _ = try look(at: Self.texts, place.cache())
    var texts = Self.texts
    texts["Model.swift"] = Self.model.replacing("+= 1", with: "+= 7")
    let changed = try look(at: texts, place.cache())
    #expect(changed.parsed == ["Model.swift"])
    #expect(try changed.trace == look(at: texts).trace)
    texts["Added.swift"] = "extension Model { var twice: Int { 2 * count } }\n"
    #expect(try look(at: texts, place.cache()).parsed == ["Added.swift"])
    texts["Added.swift"] = nil
    texts["Renamed.swift"] = texts.removeValue(forKey: "Model.swift")
    let renamed = try look(at: texts, place.cache())
    // Its private type shares a name with another, and is called by its file.
    #expect(renamed.parsed == ["Renamed.swift"])
    #expect(try renamed.trace == look(at: texts).trace)
    // What was there at first is still known.
    #expect(try look(at: Self.texts, place.cache()).parsed == [])
  }

  @Test("depend on the files around them, where these declare a type of the same name")
  func renames() throws {
    let place = Place()
    var texts = Self.texts
    _ = try look(at: texts, place.cache())
    texts["A.swift"] = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"A\") } }\n"
    let clash = try look(at: texts, place.cache())
    #expect(try clash.trace == look(at: texts).trace)
    #expect(try look(at: texts, place.cache()).parsed == [])
  }

  @Test("are read anew by another build of the program, and where what was kept is damaged")
  func useless() throws {
    let place = Place()
    let plain = try look(at: Self.texts)
    _ = try look(at: Self.texts, place.cache())
    let all = ["Model.swift", "Tally.swift"]
    #expect(try look(at: Self.texts, place.cache(of: "another")).parsed == all)
    _ = try look(at: Self.texts, place.cache())
    let kept = try #require(place.state.withLock { $0.bytes })
    let flipped = stride(from: 0, to: kept.count, by: 31).map { index in
      var damaged = kept
      damaged[index] ^= 1
      return damaged
    }
    for bytes in flipped + [[], Array(kept.dropLast(9)), Array("{}".utf8), [0xff, 0, 0xff]] {
      place.state.withLock { $0.bytes = bytes }
      let again = try look(at: Self.texts, place.cache())
      #expect(again.parsed == all && again.trace == plain.trace)
    }
  }

  @Test("are written and read again without a change, whatever a program is made of")
  func everything() throws {
    let scenarios = ScenarioTests.scenarios.map(\.source)
    let interfaces = [FrameworkInterface.parsed, StandardInterface.parsed]
    let files = try scenarios.map { source in
      SourceReader.read(try SourceTrees.tree(of: source), of: source, index: 3)
    }
    #expect(files.count > 80)
    for (declarations, number) in files.map({ ($0, 3) }) + interfaces.map({ ($0, -1) }) {
      let mark = ContentMark()
      let form = try #require(DeclarationsForm(declarations, mark: mark, file: number))
      let again = try #require(form.declarations(file: 5))
      let form5 = try #require(DeclarationsForm(again, mark: mark, file: 5))
      #expect(form5.bytes == form.bytes)
      // The end of what was written must be the end of what is read.
      let short = DeclarationsForm(mark: mark, bytes: form.bytes.dropLast())
      #expect(short.declarations(file: 5) == nil)
    }
  }

  /// Every eighth: each is run twice.
  private static let sample = ScenarioTests.scenarios.enumerated()
    .filter { $0.offset.isMultiple(of: 8) }.map(\.element)

  @Test("lead to the same events", arguments: sample)
  func scenario(_ scenario: Scenario) throws {
    let place = Place()
    let traces = try (0..<2).map { _ in
      let trees = try SourceTrees([scenario.source], keptIn: place.cache())
      let screen = try Simulator(trees).mount(scenario.root)
      for event in scenario.events.dropFirst() { try screen.perform(Event(event.event)) }
      return screen.trace
    }
    #expect(traces[0] == traces[1] && place.writes == 1)
  }
}
