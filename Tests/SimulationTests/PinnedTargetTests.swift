import Simulation
import Testing

/// What stands on the left of an assignment is found once, as in Swift.
@Suite struct PinnedTargetTests {
  /// Asynchronous functions run on the evaluator.
  private func printed(_ statements: String) throws -> [String] {
    let source = """
      import SwiftUI
      final class Counter { var n = 0; var items = [1, 2, 3]; var next: Counter? }
      let kept = Counter()
      func made() -> Counter { print("made"); return kept }
      func index() -> Int { print("index"); return 1 }
      struct Probe: View {
        func change() async { \(statements) }
        var body: some View { Button("go") { Task { await change() } } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Probe.swift", text: source)])
      .mount("Probe")
    try screen.perform(Event("tap \"go\""))
    let remarks = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    return remarks + screen.printed
  }

  @Test(
    "A call in it is made once, however the target is read and written",
    arguments: [
      ("made().n = 3; print(kept.n)", ["made", "3"]),
      ("made().n += 2; print(kept.n)", ["made", "2"]),
      ("made().items[index()] += 5; print(kept.items)", ["made", "index", "[1, 7, 3]"]),
      ("kept.items[index()] = 0; print(kept.items)", ["index", "[1, 0, 3]"]),
      ("made().next?.n = 1; print(kept.next == nil)", ["made", "true"]),
    ])
  func once(statements: String, expected: [String]) throws {
    #expect(try printed(statements) == expected)
  }
}
