import Foundation
import TemporaryVolume
import Testing

@Suite("Sessions where the file is hard to write")
struct PlaceCommandTests {
  @Test("On a sealed disk reports are made, and whatever would write says why not")
  func sealed() throws {
    try TemporaryVolume.with(megabytes: 2) { volume in
      let learner = try Learner()
      let store = ["TUTOR_STORE": volume.path + "/cards.sqlite"]
      #expect(try learner.bench.run("due", with: store).status == 0)
      try volume.seal()
      for command in ["due", "stats"] {
        let run = try learner.bench.run(command, with: store)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      }
      for command in [["undo"], ["learn", "who-runs", "--plain"]] {
        let run = try ProgramRun(
          command,
          environment: learner.bench.environment(at: Learner.monday).merging(store) { $1 })
        #expect(run.status == 74, "\(command)")
        #expect(run.errors.contains("may not be written to"), "\(run.errors)")
      }
      try volume.unseal()
    }
  }

  @Test("A disk that is full in mid-session ends it with a sentence; what was confirmed is there")
  func full() throws {
    try TemporaryVolume.with(megabytes: 2) { volume in
      let bench = try ScriptBench(SampleLessons.files)
      let path = volume.path + "/cards.sqlite"
      let run = { (arguments: [String], input: String) in
        try ProgramRun(
          arguments,
          environment: bench.environment(at: Learner.monday).merging(["TUTOR_STORE": path]) { $1 },
          input: input)
      }
      let lesson = ["learn", "who-runs", "--plain"]
      let before = try run(lesson, "\n1\n")
      #expect(before.status == 0 && before.output.contains("Recorded."), "\(before.output)")
      let padding = try volume.fill()
      let session = try run(lesson, "1\n\n1\n\n1\n")
      #expect(session.status == 74, "\(session.output)")
      #expect(session.errors.contains("free space"), "\(session.errors)")
      #expect(try run(["stats", "--json"], "").object()["reviews"] as? Int == 1)
      #expect(!session.output.contains("Recorded."))
      #expect(try run(["due"], "").status == 0)
      try FileManager.default.removeItem(atPath: padding)
      #expect(try run(["stats", "--json"], "").object()["reviews"] as? Int == 1)
      #expect(try run(["doctor"], "").status == 0)
    }
  }

  @Test("An answer that a full disk did not take is recorded when there is room again")
  func again() throws {
    try TemporaryVolume.with(megabytes: 2) { volume in
      let learner = try Learner()
      let store = ["--store", volume.path + "/cards.sqlite"]
      let stats = {
        try ProgramRun(
          ["stats", "--json"] + store, environment: learner.bench.environment(at: Learner.monday))
      }
      #expect(try stats().object()["reviews"] as? Int == 0)
      let terminal = try learner.open(arguments: ["learn", "who-runs"] + store)
      try terminal.readOn(until: "Why does")
      let padding = try volume.fill()
      terminal.send("1\r")
      try terminal.wait(forText: "NOT RECORDED YET")
      terminal.send("\r")
      terminal.settle()
      #expect(terminal.screen.contains { $0.contains("full") }, "\(terminal.screen)")
      try FileManager.default.removeItem(atPath: padding)
      terminal.send("\r")
      try terminal.wait { !$0.lines.contains { $0.contains("NOT RECORDED YET") } }
      terminal.send("\u{4}")
      _ = try terminal.waitForExit()
      #expect(try stats().object()["reviews"] as? Int == 1)
    }
  }

  @Test("A file that another process never lets go is busy after a few seconds; nothing is lost")
  func held() throws {
    let learner = try Learner()
    #expect(try learner.bench.run("due").status == 0)
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: try ProgramRun.program())
      .deletingLastPathComponent().appendingPathComponent("StoreWriter")
    holder.arguments = [learner.bench.folder + "/cards.sqlite", "hold"]
    let (input, output) = (Pipe(), Pipe())
    holder.standardInput = input
    holder.standardOutput = output
    try holder.run()
    _ = output.fileHandleForReading.availableData
    let run = try learner.bench.run(
      "learn", "who-runs", "--plain", with: ["TUTOR_NOW": Learner.monday], input: "\n1\n")
    #expect(run.status == 75, "\(run.output)")
    #expect(run.errors.contains("Nothing was lost; try again."))
    #expect(!run.output.contains("recorded"))
    try input.fileHandleForWriting.close()
    holder.waitUntilExit()
    #expect(try learner.bench.run("doctor").status == 0)
  }
}
