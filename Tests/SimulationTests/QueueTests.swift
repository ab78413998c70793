import Simulation
import Testing

/// Queues, run loops, timers and what else of the libraries runs closures that it is handed.
@Suite struct QueueTests {
  private func mount(_ buttons: String) throws -> Screen {
    let source = """
      import SwiftUI
      import UIKit
      enum Log { @TaskLocal static var user = "nobody" }
      struct Main: View {
        @State private var log: [String] = []
        var body: some View {
          VStack {
            Text("log " + log.joined(separator: " "))
            \(buttons)
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Main.swift", text: source)]).mount("Main")
  }

  private func log(of work: String, wait: String? = nil) throws -> String {
    let screen = try mount("Button(\"go\") { \(work) }")
    try screen.perform(Event("tap \"go\""))
    if let wait { try screen.perform(Event("wait \(wait)")) }
    let label = screen.elements.map(\.label).first { $0.hasPrefix("log ") }
    return String(try #require(label).dropFirst(4))
  }

  @Test(
    "A queue runs what it is handed after the action that handed it over",
    arguments: [
      #"OperationQueue.main.addOperation { log.append("run") }"#,
      #"OperationQueue().addOperation { log.append("run") }"#,
      #"RunLoop.main.perform { log.append("run") }"#,
      #"RunLoop.current.schedule { log.append("run") }"#,
      #"DispatchQueue.main.async { log.append("run") }"#,
      #"DispatchQueue.main.async(execute: DispatchWorkItem { log.append("run") })"#,
      #"let g = DispatchGroup(); g.enter(); g.notify(queue: .main) { log.append("run") }; g.leave()"#,
    ])
  func soon(work: String) throws {
    #expect(try log(of: work + #"; log.append("after")"#) == "after run")
  }

  @Test(
    "What a library runs at once is over when it comes back",
    arguments: [
      #"autoreleasepool { log.append("run") }"#,
      #"DispatchQueue.global().sync { log.append("run") }"#,
      #"DispatchQueue.concurrentPerform(iterations: 1) { _ in log.append("run") }"#,
      #"UIView.animate(withDuration: 0.3) { log.append("run") }"#,
      #"UIView.performWithoutAnimation { log.append("run") }"#,
    ])
  func atOnce(work: String) throws {
    #expect(try log(of: work + #"; log.append("after")"#) == "run after")
  }

  @Test("What the closure of an autoreleasepool gives is what the call gives")
  func pool() throws {
    #expect(try log(of: #"let n = autoreleasepool { 3 }; log.append("\(n)")"#) == "3")
  }

  @Test("A completion runs when the animation is over")
  func completion() throws {
    let work = """
      UIView.animate(withDuration: 0.5, animations: { log.append("in") }, completion: { done in
        log.append("\\(done)")
      })
      """
    #expect(try log(of: work) == "in")
    #expect(try log(of: work, wait: "1s") == "in true")
  }

  @Test("A timer by itself waits for a run loop")
  func timers() throws {
    let made = #"let timer = Timer(timeInterval: 1, repeats: false) { _ in log.append("tick") }"#
    #expect(try log(of: made + "; _ = timer", wait: "3s") == "")
    #expect(try log(of: made + "; RunLoop.main.add(timer, forMode: .common)", wait: "3s") == "tick")
    #expect(try log(of: made + "; timer.fire()") == "tick")
    #expect(
      try log(
        of: made + "; timer.invalidate(); RunLoop.main.add(timer, forMode: .common)", wait: "3s")
        == "")
  }

  @Test("A block that is cancelled before its turn never runs")
  func cancelled() throws {
    let work = """
      let item = DispatchWorkItem { log.append("run") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      item.cancel()
      log.append("\\(item.isCancelled)")
      """
    #expect(try log(of: work, wait: "3s") == "true")
  }

  @Test("To wait on the main queue for the main queue ends the program")
  func deadlock() throws {
    let screen = try mount(#"Button("go") { DispatchQueue.main.sync { log.append("run") } }"#)
    let event = try screen.perform(Event("tap \"go\""))
    #expect(event.diagnostics.map(\.severity) == [.error])
    #expect(event.diagnostics.first?.message.contains("already owned by current thread") == true)
  }

  @Test("Who calls what nobody knows is told that its closure never runs")
  func neverRun() throws {
    let screen = try mount(
      #"""
      Button("go") {
        ProcessInfo.processInfo.performActivity(options: .background, reason: "x") { log = [] }
      }
      """#)
    let event = try screen.perform(Event("tap \"go\""))
    #expect(event.diagnostics.contains { $0.message.contains("never runs here") })
  }

  @Test("A task-local value holds for the operation and for the tasks that it begins")
  func taskLocals() throws {
    let work = """
      Log.$user.withValue("Ann") {
        log.append(Log.user)
        Task { log.append("child " + Log.user) }
        Task.detached { await MainActor.run { log.append("detached " + Log.user) } }
      }
      log.append(Log.user)
      """
    #expect(try log(of: work, wait: "1s") == "Ann nobody child Ann detached nobody")
    let asynchronous = """
      Task {
        await Log.$user.withValue("Bo") {
          await Task.yield()
          log.append(Log.user)
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await MainActor.run { log.append("group " + Log.user) } }
          }
        }
        log.append(Log.$user.get())
      }
      """
    #expect(try log(of: asynchronous, wait: "1s") == "Bo group Bo nobody")
  }
}
