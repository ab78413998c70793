import Simulation
import Testing

/// Asynchronous functions run on the typed engine from their beginning to their end: what waits goes
/// on in the middle, in the simulator's order and time.
@Suite struct AsynchronousEngineTests {
  @Test("what stands before and behind a wait is what the compiler makes of it")
  func types() throws {
    let screen = try Self.screen(
      "try? await go()",
      """
      struct Vector { var x = 0.0
        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) } }
      final class Box { let n: Int; init(_ n: Int) { self.n = n }
        deinit { print("box \\(n) gone") } }
      struct Item: Codable { var name: String }
      func half(_ n: Int) async throws -> Double {
        try await Task.sleep(for: .seconds(1))
        return Double(n) / 2
      }
      func go() async throws {
        var box: Box? = Box(1)
        rows: for row in 1...3 {
          for column in 1...3 where column == row { continue rows }
          print("never")
        }
        let halves = [try await half(3), try await half(4)]
        print(halves.map { Vector(x: $0) }.reduce(Vector(), +).x, box?.n ?? 0)
        box = nil
        if let match = "on 2024-03-15".firstMatch(of: /(\\d+)-(\\d+)/) { print(match.1, match.2) }
        let data = try JSONEncoder().encode([Item(name: "tea")])
        print(String(decoding: data, as: UTF8.self))
      }
      """)
    _ = try screen.perform(Event("wait 5s"))
    #expect(screen.printed == ["3.5 1", "box 1 gone", "2024 03", #"[{"name":"tea"}]"#])
  }

  @Test("tasks that wait in the middle of a function go on in their turn, each with its own values")
  func interleaving() throws {
    let screen = try Self.screen(
      "async let a: Void = count(\"a\", by: 2); async let b: Void = count(\"b\", by: 3); _ = await (a, b)",
      """
      func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
      func count(_ name: String, by seconds: Int) async {
        let deep = depth(400)
        for turn in 1...3 {
          try? await Task.sleep(for: .seconds(seconds))
          print(name, turn, deep, depth(turn))
        }
      }
      """)
    _ = try screen.perform(Event("wait 10s"))
    #expect(
      screen.printed == [
        "a 1 400 1", "b 1 400 1", "a 2 400 2", "b 2 400 2", "a 3 400 3", "b 3 400 3",
      ])
  }

  @Test("a task goes on though something else ended badly meanwhile")
  func outliving() throws {
    let screen = try Self.screen(
      "await tick()",
      """
      enum Word: CaseIterable { case one, two, three }
      func tick() async {
        var seen: [Word: Int] = [:]
        for word in Word.allCases {
          try? await Task.sleep(for: .seconds(1))
          seen[word, default: 0] += seen.count + 1
          print(word, seen[word] ?? 0)
        }
      }
      """, button: "grow()",
      state: """
        @State private var size: Int = Device().size
        @State private var times = 0
        private func grow() { times = size + 1 }
        """)
    _ = try screen.perform(Event("wait 1s"))
    // What nobody knows ends a run on the engine, and another machine takes its place.
    _ = try screen.perform(Event("tap \"Grow\""))
    _ = try screen.perform(Event("wait 3s"))
    #expect(screen.printed == ["one 1", "two 2", "three 3"])
  }

  @Test("a cancellation wakes a task that sleeps on the engine, and is thrown there")
  func cancellation() throws {
    let screen = try Self.screen(
      "await wait(isShown)",
      """
      func wait(_ isShown: Bool) async {
        do {
          try await Task.sleep(for: .seconds(60))
          print("slept")
        } catch is CancellationError {
          print("cancelled", Task.isCancelled)
        } catch { print("other") }
      }
      """)
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["cancelled true"])
  }

  @Test("a write before a call that leaves the main actor is shown before it goes on")
  func crossing() throws {
    let screen = try Self.screen(
      "await model.load()",
      """
      func work() async -> Int { 7 }
      @Observable @MainActor final class Model {
        var phase = 0
        func load() async {
          phase = 1
          let n = await work()
          phase = n
        }
      }
      """, state: "@State private var model = Model()",
      shown: "let _ = print(\"body\", model.phase)")
    #expect(screen.printed == ["body 0", "body 1", "body 7"])
  }

  /// A view whose task runs something, with a button for what happens meanwhile.
  private static func screen(
    _ task: String, _ source: String, button: String = "", state: String = "", shown: String = ""
  ) throws -> Screen {
    let view = """

      struct Main: View {
        @State private var isShown = true
        \(state)
        var body: some View {
          \(shown)
          Button("Go") { isShown.toggle() }
          Button("Grow") { \(button) }
          if isShown { Text("here").task { \(task) } }
        }
      }
      """
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source + view)
    return try Simulator(files: [file]).mount("Main")
  }
}
