import Simulation
import Testing

/// Tasks, groups, streams and continuations run on the typed engine, whoever begins them; the queue
/// and the clock stay the simulator's.
@Suite struct EngineTaskTests {
  @Test("what a task does that an action begins is what the compiler makes of it")
  func actions() throws {
    let screen = try Self.screen(
      """
      Task {
        print(text(Tag<Int>()), [1, 2.5].map { $0 / 2 })
        var box: Box? = Box(1)
        let total = await withTaskGroup(of: (Int, Float).self) { group in
          for n in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(40 - 10 * n))
              return (n, Float(n) / 4)
            }
          }
          var found: [Int: Float] = [:]
          for await (n, part) in group {
            print("child", n, part)
            found[n] = part
          }
          return found.values.reduce(0, +)
        }
        print(total, box?.n ?? 0)
        box = nil
        async let one = half(1)
        async let two = half(2)
        print((try? await one + two) ?? -1)
      }
      """,
      """
      protocol Named { var name: String { get } }
      extension Named { var name: String { "plain" } }
      struct Tag<Value>: Named {}
      extension Tag where Value == Int { var name: String { "int" } }
      func text<T: Named>(_ value: T) -> String { value.name }
      final class Box: Sendable { let n: Int; init(_ n: Int) { self.n = n }
        deinit { print("box \\(n) gone") } }
      func half(_ n: Int) async throws -> Double {
        try await Task.sleep(for: .milliseconds(10 * n))
        return Double(n) / 2
      }
      """)
    _ = try screen.perform(Event("tap \"Go\""))
    _ = try screen.perform(Event("wait 1s"))
    #expect(
      screen.printed == [
        "plain [0.5, 1.25]", "child 3 0.75", "child 2 0.5", "child 1 0.25", "1.5 1", "box 1 gone",
        "1.5",
      ])
  }

  @Test("a stream, a continuation and a task local come through")
  func waits() throws {
    let screen = try Self.screen(
      """
      Task {
        let stream = AsyncStream<Int8> { continuation in
          for n: Int8 in [100, 27, 1] { continuation.yield(n) }
          continuation.finish()
        }
        var sum: Int8 = 0
        for await n in stream where n > 1 { sum &+= n &+ 1 }
        print(sum)
        let answer: Float = await withCheckedContinuation { continuation in
          Task { continuation.resume(returning: 0.1) }
        }
        print(answer * 3)
      }
      """, "")
    _ = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["-127", "0.3"])
  }

  @Test("a task that a view keeps is cancelled by another action, whose handlers are called")
  func kept() throws {
    let screen = try Self.screen(
      """
      job = Task {
        await withTaskCancellationHandler {
          do {
            try await Task.sleep(for: .seconds(60))
            return 1
          } catch {
            print("woken", error is CancellationError)
            return 2
          }
        } onCancel: { print("told") }
      }
      """, "", state: "@State private var job: Task<Int, Never>?",
      other: """
        job?.cancel()
        Task { if let job { print(await job.value, job.isCancelled) } }
        """)
    _ = try screen.perform(Event("tap \"Go\""))
    _ = try screen.perform(Event("tap \"Other\""))
    #expect(screen.printed == ["told", "woken true", "2 true"])
  }

  @Test("whoever waits for a stream is woken when the task is cancelled")
  func cancelledStream() throws {
    let screen = try Self.screen(
      """
      let (stream, _) = AsyncStream<Int>.makeStream()
      let job = Task {
        for await n in stream { print(n) }
        print("over", Task.isCancelled)
      }
      Task {
        try? await Task.sleep(for: .seconds(1))
        job.cancel()
      }
      """, "")
    _ = try screen.perform(Event("tap \"Go\""))
    _ = try screen.perform(Event("wait 2s"))
    #expect(screen.printed == ["over true"])
  }

  @Test("a task of a method that belongs to no actor runs beside the main actor")
  func actors() throws {
    let screen = try Self.screen(
      "Worker().begin(); print(\"behind\")",
      """
      struct Worker {
        func begin() {
          Task { print("a") }
          Task { @MainActor in print("b") }
        }
      }
      """)
    let trace = try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["behind", "b", "a"])
    _ = trace
  }

  static func screen(
    _ action: String, _ source: String, state: String = "", other: String = ""
  ) throws -> Screen {
    let view = """

      struct Main: View {
        @State private var isShown = true
        \(state)
        var body: some View {
          Button("Go") { \(action) }
          Button("Other") { \(other) }
          Text(isShown ? "on" : "off")
        }
      }
      """
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source + view)
    return try Simulator(files: [file]).mount("Main")
  }
}
