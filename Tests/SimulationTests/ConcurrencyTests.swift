import Foundation
import Simulation
import Testing

/// Tasks in virtual time: what scenario files cannot say.
@Suite struct ConcurrencyTests {
  private func mount(
    _ body: String, state: String = "@State private var n = 0", steps: Int? = nil
  ) throws -> Screen {
    let source = """
      import SwiftUI
      struct Probe: View {
        \(state)
        var body: some View {
          VStack {
            Text("n \\(n)")
            \(body)
          }
        }
      }
      """
    let limits = steps.map { SimulationLimits(steps: $0) } ?? SimulationLimits()
    return try Simulator(files: [SourceFile(path: "Probe.swift", text: source)], limits: limits)
      .mount("Probe")
  }

  @Test("what goes on after a sleep is caused by the wait, and its write causes the update")
  func causes() throws {
    let screen = try mount(
      #"Text("x").task { try? await Task.sleep(for: .seconds(1)); n = 5 }"#)
    let event = try screen.perform(Event("wait 3s"))
    let run = try #require(event.steps.last { $0.kind == .evaluate })
    #expect(event.chain(from: run.n).map(\.kind) == [.evaluate, .mark, .write, .effect, .event])
    #expect(event.steps.contains { $0.message == "task goes on at 1s" })
  }

  @Test(
    "what waits behind a protocol, a closure or a getter waits",
    arguments: ["service.fetch()", "load()", "service.amount", "first(of: service)"])
  func waitsBehind(call: String) throws {
    let source = """
      import SwiftUI
      protocol Service: Sendable {
        func fetch() async -> Int
        var amount: Int { get async }
      }
      struct Slow: Service {
        func fetch() async -> Int { try? await Task.sleep(for: .seconds(1)); return 7 }
        var amount: Int { get async { await fetch() } }
      }
      func first(of service: some Service) async -> Int { await service.fetch() }
      struct Probe: View {
        let service: any Service = Slow()
        let load: () async -> Int = { await Slow().fetch() }
        @State private var n = 0
        var body: some View {
          Text("n \\(n)").task { n = await \(call) }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Probe.swift", text: source)])
      .mount("Probe")
    let early = try screen.perform(Event("wait 0.9s"))
    #expect(early.steps.allSatisfy { $0.kind != .evaluate && $0.kind != .write })
    let late = try screen.perform(Event("wait 0.1s"))
    #expect(late.steps.contains { $0.kind == .write })
  }

  @Test("each task that wakes has an update of its own, in the order of time")
  func order() throws {
    let screen = try mount(
      """
      Button("Go") {
        Task { try? await Task.sleep(for: .seconds(2)); n += 1; print("late") }
        Task { try? await Task.sleep(for: .seconds(1)); n += 1; print("early") }
        Task { await Task.yield(); print("at once") }
        Task { print("first") }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    #expect(screen.printed == ["first", "at once"])
    let event = try screen.perform(Event("wait 2s"))
    #expect(screen.printed == ["first", "at once", "early", "late"])
    #expect(event.passes.filter { !$0.evaluated.isEmpty }.count == 2)
  }

  @Test("a write before a suspension and one after it are two updates")
  func suspensionDivides() throws {
    let screen = try mount(
      """
      Button("Go") {
        Task {
          n = 1
          n = 2
          await Task.yield()
          n = 3
        }
      }
      """)
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.changes.map(\.new) == ["n 2", "n 3"])
  }

  @Test("the value of a task is waited for, and an error that it throws arrives")
  func values() throws {
    let screen = try mount(
      """
      Button("Go") {
        let first = Task { try await Task.sleep(for: .seconds(1)); return 20 }
        let second = Task { try await first.value + 1 }
        let third = Task { try await Task.sleep(for: .seconds(9)) }
        third.cancel()
        Task {
          n = (try? await second.value) ?? -1
          do { try await third.value } catch { print(error is CancellationError) }
        }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    let event = try screen.perform(Event("wait 1s"))
    #expect(event.changes.map(\.new) == ["n 21"])
    #expect(screen.printed == ["true"])
  }

  @Test("a group gives results as they come and ends after its children")
  func groups() throws {
    let screen = try mount(
      """
      Text("x").task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for delay in [3, 1, 2] {
            group.addTask {
              try? await Task.sleep(for: .seconds(delay))
              return delay
            }
          }
          var sum = 0
          for await value in group {
            print(value)
            sum += value
          }
          return sum
        }
        n = sum
      }
      """)
    let event = try screen.perform(Event("wait 3s"))
    #expect(screen.printed == ["1", "2", "3"])
    #expect(event.changes.map(\.new) == ["n 6"])
  }

  @Test("queues and continuations wait in virtual time, too")
  func callbacks() throws {
    let screen = try mount(
      """
      Text("x").task {
        n = await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { continuation.resume(returning: 7) }
        }
      }
      """)
    #expect(screen.availableEvents == ["wait 500ms"])
    #expect(try screen.perform(Event("wait 499ms")).changes.isEmpty)
    #expect(try screen.perform(Event("wait 1ms")).changes.map(\.new) == ["n 7"])
  }

  @Test("a timer fires until it is invalidated, by itself or from outside")
  func timers() throws {
    let screen = try mount(
      """
      Button("Go") {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          n += 1
          if n == 3 { timer.invalidate() }
        }
        let other = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in n = 50 }
        Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in other.invalidate() }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    let event = try screen.perform(Event("wait 10s"))
    #expect(event.changes.map(\.new) == ["n 1", "n 2", "n 3"])
    #expect(!screen.availableEvents.contains { $0.hasPrefix("wait") })
  }

  @Test("cancelling a task reaches its children and its handler")
  func cancellation() throws {
    let screen = try mount(
      """
      Button("Go") {
        let task = Task {
          async let child: Void = Task.sleep(for: .seconds(5))
          await withTaskCancellationHandler {
            do { try await child } catch { print("child \\(error)") }
            do { try Task.checkCancellation() } catch { print("checked") }
          } onCancel: { print("handler") }
        }
        Task { try? await Task.sleep(for: .seconds(1)); task.cancel() }
      }
      """)
    try screen.perform(Event("tap \"Go\""))
    try screen.perform(Event("wait 1s"))
    #expect(screen.printed == ["handler", "child CancellationError()", "checked"])
  }

  @Test(
    "a task without end stops at a limit, with a sentence and its line",
    arguments: [
      ("var k = 0; while true { k += 1 }", "did not end after"),
      ("while true { await Task.yield() }", "1000 times at one instant"),
      (
        "func again() { Task { again(); try? await Task.sleep(for: .seconds(9)) } }; again()",
        "tasks are alive at once"
      ),
    ])
  func limits(_ body: String, _ sentence: String) throws {
    let screen = try mount("Button(\"Go\") { Task { \(body) } }", steps: 50_000)
    let event = try screen.perform(Event("tap \"Go\""))
    let error = try #require(event.diagnostics.first { $0.severity == .error })
    #expect(error.message.contains(sentence))
    #expect(error.line == 7)
    #expect(throws: EventError.self) { try screen.perform(Event("wait 1s")) }
  }

  @Test("a root that leaves takes its tasks along, and not those that nobody owns")
  func leaving() throws {
    let screen = try mount(
      """
      Text("x").task {
        do { try await Task.sleep(for: .seconds(2)) } catch { print("cancelled") }
        print("ended")
      }
      .onAppear { Task { try? await Task.sleep(for: .seconds(3)); print("free") } }
      """)
    try screen.perform(Event("remove"))
    #expect(screen.printed == ["cancelled", "ended"])
    try screen.perform(Event("wait 3s"))
    #expect(screen.printed == ["cancelled", "ended", "free"])
    let event = try screen.perform(Event("insert"))
    #expect(event.passes.flatMap(\.effects).contains("task start"))
  }

  @Test("a task may read and write the state of a view that has left")
  func outliving() throws {
    let screen = try mount(
      #"Text("x").task { try? await Task.sleep(for: .seconds(2)); n += 1; print(n) }"#)
    let event = try screen.perform(Event("remove"))
    #expect(screen.printed == ["1"])
    #expect(event.passes.flatMap(\.evaluated).isEmpty)
  }

  @Test("a wait is a number and a unit")
  func spans() throws {
    for text in ["wait 2s", "wait 1.5 s", "wait 500ms", "wait 1min"] { _ = try Event(text) }
    for text in ["wait", "wait 2", "wait -1s", "wait soon"] {
      #expect(throws: EventError.self) { try Event(text) }
    }
  }

  @Test("a type of the program that is called Task is no task")
  func ownTask() throws {
    let source = """
      import SwiftUI
      struct Task: Identifiable { let id: Int; var title: String }
      struct Row: View {
        let task = Task(id: 1, title: "Wash")
        var body: some View { Button(task.title) {} }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Row.swift", text: source)]).mount("Row")
    #expect(screen.availableEvents == ["tap \"Wash\""])
  }

  #if os(Linux)
    @Test("screens that go away leave no threads behind")
    func threads() throws {
      // A thread inherits the name of the one that starts it: only those of this test are counted,
      // whatever runs beside it.
      let name = "leaves-no-trace"
      let comm = URL(fileURLWithPath: "/proc/thread-self/comm")
      let before = try Data(contentsOf: comm)
      try Data(name.utf8).write(to: comm)
      defer { try? before.write(to: comm) }
      var most = 0
      for _ in 0..<50 {
        let screen = try mount(
          """
          Text("a").task { try? await Task.sleep(for: .seconds(5)); n = 1 }
          Text("b").task { while true { try? await Task.sleep(for: .seconds(1)); n += 1 } }
          Text("c").task { defer { print("never") }; await withCheckedContinuation { _ in } }
          """)
        try screen.perform(Event("wait 2s"))
        most = max(most, threadCount(named: name))
        #expect(!screen.printed.contains("never"))
      }
      // 150 tasks were waiting, three on each screen.
      #expect(most > 3)
      #expect(most < 12)
    }

    private func threadCount(named name: String) -> Int {
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
      return threads.count { thread in
        // One that ends meanwhile has no name any more.
        let comm = URL(fileURLWithPath: "/proc/self/task/\(thread)/comm")
        return (try? Data(contentsOf: comm)) == Data((name + "\n").utf8)
      }
    }
  #endif
}
