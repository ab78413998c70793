import Synchronization
import Testing

@testable import Simulation

@Suite("What a compiler has against files that were looked at before")
struct FindingsCacheTests {
  /// The place of a cache, and how often it was written.
  private final class Place: Sendable {
    let state = Mutex<(bytes: [UInt8]?, writes: Int)>((nil, 0))

    var writes: Int { state.withLock { $0.writes } }

    func cache(of program: String = "this build") -> FindingsCache {
      FindingsCache(program: program) {
        self.state.withLock { $0.bytes }
      } save: { bytes in
        self.state.withLock { $0 = (bytes, $0.writes + 1) }
      }
    }
  }

  private static let wrong = "struct Wrong {\n  let count: Int = \"one\"\n}\n"
  private static let right = "struct Right { let count = 1 }\n"

  private func files(in folder: String = "App", _ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { index, text in
      let name = "Sources/Part\(index)/File.swift"
      // Somebody imports one of them: they are modules.
      return SourceFile(path: "\(folder)/\(name)", name: name, text: text + "import Part0\n")
    }
  }

  /// - Returns: What is found, and which modules were checked for it.
  private func look(
    at files: [SourceFile], _ cache: FindingsCache
  ) throws -> (found: CompilerFindings, checked: [Int]) {
    let trees = try SourceTrees(files, keptIn: cache)
    let found = CompilerFindings(in: trees)
    return (found, files.indices.filter(trees.checked.isChecked))
  }

  @Test("is the same the second time, wherever they lie then, and nothing is checked for it")
  func again() throws {
    let place = Place()
    let first = try look(at: files([Self.wrong, Self.right]), place.cache())
    #expect(first.checked == [0, 1] && first.found.hasErrors)
    let second = try look(at: files([Self.wrong, Self.right]), place.cache())
    #expect(second.checked.isEmpty && second.found == first.found && place.writes == 1)
    let moved = try look(at: files(in: "Other", [Self.wrong, Self.right]), place.cache())
    #expect(moved.checked.isEmpty)
    #expect(moved.found.diagnostics.map(\.path) == ["Other/Sources/Part0/File.swift"])
    #expect(moved.found.diagnostics.map(\.message) == first.found.diagnostics.map(\.message))
  }

  @Test("is found anew for the module that changed, and for no other")
  func changed() throws {
    let place = Place()
    _ = try look(at: files([Self.wrong, Self.right]), place.cache())
    let better = Self.wrong.replacing("\"one\"", with: "1")
    let after = try look(at: files([better, Self.right]), place.cache())
    #expect(after.checked == [0] && !after.found.hasErrors)
    // What was there before is still known.
    #expect(try look(at: files([Self.wrong, Self.right]), place.cache()).checked.isEmpty)
  }

  @Test("is found anew by another build of the program, and where what was kept is damaged")
  func useless() throws {
    let place = Place()
    let first = try look(at: files([Self.wrong]), place.cache())
    #expect(try look(at: files([Self.wrong]), place.cache(of: "another")).checked == [0])
    _ = try look(at: files([Self.wrong]), place.cache())
    let kept = try #require(place.state.withLock { $0.bytes })
    let flipped = stride(from: 0, to: kept.count, by: 7).map { index in
      var damaged = kept
      damaged[index] ^= 1
      return damaged
    }
    for bytes in flipped + [[], Array(kept.dropLast(9)), Array("{}".utf8), [0xff, 0, 0xff]] {
      place.state.withLock { $0.bytes = bytes }
      let again = try look(at: files([Self.wrong]), place.cache())
      #expect(again.checked == [0] && again.found == first.found)
    }
  }

  @Test("keeps a module that does not compile from the engine, the second time, too")
  func engine() throws {
    let place = Place()
    let source =
      Self.wrong + """
        import SwiftUI
        func twice(_ number: Int) -> Int { number * 2 }
        struct Shown: View { var body: some View { Text("\\(twice(4))") } }

        """
    for _ in 0..<2 {
      let trees = try SourceTrees(
        [SourceFile(path: "a.swift", text: source)], keptIn: place.cache())
      #expect(CompilerFindings(in: trees).hasErrors)
      let screen = try Simulator(trees).mount("Shown")
      #expect(screen.elements.contains { "\($0)".contains("8") })
    }
  }

  // MARK: Bodies

  private static let model = """
    import Observation
    @Observable final class Model { var count = 0; func add() { count += 1 } }
    private struct Row { let title = "of the model" }
    var title: String { Row().title }

    """
  private static let view = """
    import SwiftUI
    struct Row: View { let model: Model; var body: some View { Text("\\(model.count) \\(title)") } }
    struct Tally: View {
      @State private var model = Model()
      var body: some View { Row(model: model); Button("Add") { model.add() } }
    }

    """
  private static let texts = ["Model.swift": model, "Tally.swift": view]

  /// - Returns: What happens, and the files of which all was parsed.
  private func play(
    _ texts: [String: String], _ cache: FindingsCache = .none
  ) throws -> (trace: Trace, parsed: [String]) {
    let files = texts.sorted { $0.key < $1.key }.map {
      SourceFile(path: "App/" + $0, name: $0, text: $1)
    }
    var cache = cache
    cache.fewestBytes = 0
    let trees = try SourceTrees(files, keptIn: cache)
    #expect(!CompilerFindings(in: trees).hasErrors)
    let screen = try Simulator(trees).mount("Tally")
    try screen.perform(Event("tap \"Add\""))
    return (screen.trace, files.indices.filter(trees.isParsed).map { files[$0].name })
  }

  @Test("are parsed when somebody needs them, in files that are as they were")
  func bodies() throws {
    let place = Place()
    let plain = try play(Self.texts)
    let first = try play(Self.texts, place.cache())
    #expect(first.parsed == ["Model.swift", "Tally.swift"])
    let second = try play(Self.texts, place.cache())
    #expect(second.parsed == [] && place.writes == 1)
    #expect(first.trace == plain.trace && second.trace == plain.trace)
    #expect("\(plain.trace)".contains("of the model"))
    var texts = Self.texts
    texts["Model.swift"] = Self.model.replacing("+= 1", with: "+= 7")
    let changed = try play(texts, place.cache())
    #expect(changed.parsed == ["Model.swift"])
    #expect(try changed.trace == play(texts).trace)
    texts["Added.swift"] = "extension Model { var twice: Int { 2 * count } }\n"
    #expect(try play(texts, place.cache()).parsed == ["Added.swift"])
    // What was there at first is still known.
    #expect(try play(Self.texts, place.cache()).parsed == [])
  }

  /// Every eighth: each is run twice.
  private static let sample = ScenarioTests.scenarios.enumerated()
    .filter { $0.offset.isMultiple(of: 8) }.map(\.element)

  @Test("lead to the same events when they are parsed late", arguments: sample)
  func scenario(_ scenario: Scenario) throws {
    let place = Place()
    let traces = try (0..<2).map { turn in
      var cache = place.cache()
      cache.fewestBytes = 0
      let trees = try SourceTrees([scenario.source], keptIn: cache)
      #expect(trees.isParsed(0) == (turn == 0))
      _ = CompilerFindings(in: trees)
      let screen = try Simulator(trees).mount(scenario.root)
      for event in scenario.events.dropFirst() { try screen.perform(Event(event.event)) }
      return screen.trace
    }
    #expect(traces[0] == traces[1] && place.writes == 1)
  }
}
