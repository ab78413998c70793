import Simulation
import Testing

/// A function `result` as a learner might write it, and what Swift itself returns.
struct Snippet: CustomTestStringConvertible, Sendable {
  var promise: String
  var expected: String
  var source: String

  init(_ promise: String, _ expected: String, _ source: String) {
    self.promise = promise
    self.expected = expected
    self.source = source
  }

  var testDescription: String { promise }

  /// What the machine computes in a task, given ten seconds.
  func awaited() throws -> [String] {
    let view = """

      struct Probe: View {
        var body: some View {
          Text("waiting").task { print(await result()) }
        }
      }
      """
    let file = SourceFile(path: "Snippet.swift", text: source + view)
    let screen = try Simulator(files: [file]).mount("Probe")
    try screen.perform(Event("wait 10s"))
    let remarks = screen.trace.events.flatMap(\.diagnostics).map { "\($0.line): \($0.message)" }
    return remarks + screen.printed
  }

  /// What the machine computes while a body runs.
  func computed() throws -> [String] {
    let view = """

      struct Probe: View {
        var body: some View {
          let value = result()
          let _ = print("\\(value)")
          Text("\\(value)")
        }
      }
      """
    let file = SourceFile(path: "Snippet.swift", text: source + view)
    let screen = try Simulator(files: [file]).mount("Probe")
    let remarks = screen.trace.events[0].diagnostics.map { "\($0.line): \($0.message)" }
    return remarks + screen.printed
  }
}

/// The expressions and statements of a view's source mean what they mean to the compiler. Every
/// expected value was printed by the Swift compiler from the same source.
@Suite struct LanguageTests {
  @Test("values behave as in Swift", arguments: Snippet.values)
  func values(_ snippet: Snippet) throws {
    let computed = try snippet.computed()
    #expect(computed == [snippet.expected])
  }

  @Test("statements behave as in Swift", arguments: Snippet.statements)
  func statements(_ snippet: Snippet) throws {
    let computed = try snippet.computed()
    #expect(computed == [snippet.expected])
  }

  @Test("types behave as in Swift", arguments: Snippet.types)
  func types(_ snippet: Snippet) throws {
    let computed = try snippet.computed()
    #expect(computed == [snippet.expected])
  }

  @Test("observers, inheritance and inference behave as in Swift", arguments: Snippet.inheritance)
  func inheritance(_ snippet: Snippet) throws {
    let computed = try snippet.computed()
    #expect(computed == [snippet.expected])
  }

  @Test("values of Foundation behave as in Swift", arguments: Snippet.foundation)
  func foundation(_ snippet: Snippet) throws {
    let computed = try snippet.computed()
    #expect(computed == [snippet.expected])
  }

  @Test("asynchronous code behaves as in Swift", arguments: Snippet.asynchronous)
  func asynchronous(_ snippet: Snippet) throws {
    let awaited = try snippet.awaited()
    #expect(awaited == [snippet.expected])
  }
}
