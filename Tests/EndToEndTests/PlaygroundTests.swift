import Foundation
import Testing

@Suite("A view of one's own, in a terminal")
struct PlaygroundTests {
  @Test("Events are typed, stepped through, explained and taken back")
  func play() throws {
    let (bench, file) = try TraceScriptTests.bench()
    let terminal = try Learner(bench).open("trace", file)
    try terminal.waitForPrompt("trace>")
    terminal.send("tap \"+1\"\r")
    try terminal.wait(forText: "steps; Enter goes through them")
    try terminal.waitForPrompt("trace>")
    terminal.send("\r")
    try terminal.expectScreen("own-view-stepper", showing: "step 1 of")
    terminal.send("q")
    try terminal.waitForPrompt("trace>")
    terminal.send("tap \"-1\"\r")
    try terminal.wait(forText: "Did you mean")
    try terminal.waitForPrompt("trace>")
    terminal.send("undo\r")
    try terminal.wait(forText: "Taken back: tap \"+1\"")
    try terminal.waitForPrompt("trace>")
    terminal.send("\u{04}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.echoes)
  }

  @Test("While somebody types, a change of the file is told, and the line stays as it was typed")
  func reload() throws {
    let (bench, file) = try TraceScriptTests.bench()
    let terminal = try Learner(bench).open("trace", file, columns: 100)
    try terminal.waitForPrompt("trace>")
    terminal.send("+1\r")
    try terminal.wait(forText: "Enter goes through them")
    try terminal.waitForPrompt("trace>")
    terminal.send("why St")
    try terminal.wait(forText: "trace> why St")
    try bench.write(
      "Tally.swift", TraceScriptTests.source.replacing("count += 1", with: "count += 2"))
    try terminal.wait(forText: "writes Tally._count 0 -> 2, before it was 0 -> 1")
    try terminal.wait(for: "the line") { screen in
      screen.lines[screen.cursor.row] == "trace> why St" && screen.cursor.column == 13
    }
    terminal.send("\t\r")
    try terminal.wait(forText: "Still.body did not run in the last event.")
    try bench.write("Tally.swift", "struct Tally: View {\n")
    try terminal.wait(forText: "Tally.swift:1:21: error:")
    try terminal.wait(forText: "The version before stays on the screen.")
    terminal.send("+1\r")
    try terminal.wait(forText: "Tally._count 2 -> 4")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A folder is read again while the prompt stays; Ctrl-C drops the line and not the view")
  func folder() throws {
    let (bench, _) = try TraceScriptTests.bench()
    try bench.write("App/Tally.swift", TraceScriptTests.source)
    let terminal = try Learner(bench).open("trace", bench.folder + "/App", columns: 100)
    try terminal.waitForPrompt("trace>")
    // It looks at the files each second.
    terminal.settle(for: .milliseconds(3_000))
    try terminal.waitForPrompt("trace>")
    terminal.send("why St")
    try terminal.wait(forText: "trace> why St")
    terminal.settle(for: .milliseconds(2_500))
    #expect(terminal.screen.contains("trace> why St"))
    terminal.send(TypingTests.interrupt)
    try terminal.waitForPrompt("trace>")
    #expect(terminal.screen.contains("trace> why St"), "what was dropped stays above")
    terminal.send("+1\r")
    try terminal.wait(forText: "Tally._count 0 -> 1")
    try terminal.waitForPrompt("trace>")
    terminal.send(TypingTests.interrupt)
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Ctrl-C stops an event that does not end, and the view is as it was before")
  func stopped() throws {
    let (bench, _) = try TraceScriptTests.bench()
    try bench.write(
      "Mill.swift",
      TraceScriptTests.source.replacing("count += 0", with: "while true { count += 0 }"))
    let terminal = try Learner(bench).open("trace", bench.folder + "/Mill.swift", columns: 100)
    try terminal.waitForPrompt("trace>")
    terminal.send("+1\r")
    try terminal.wait(forText: "Tally._count 0 -> 1")
    try terminal.waitForPrompt("trace>")
    terminal.send("same\r")
    try terminal.wait(for: "the event") { $0.lines.contains("tap \"Same\"") }
    terminal.send("\u{03}")
    try terminal.wait(forText: "Tap \"Same\" was stopped, and is taken back.")
    try terminal.waitForPrompt("trace>")
    terminal.send("+1\r")
    try terminal.wait(forText: "Tally._count 1 -> 2")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("In plain mode everything is a dialogue: nothing is drawn, and the stepper has its prompt")
  func plain() throws {
    let (bench, file) = try TraceScriptTests.bench()
    let terminal = try Learner(bench).open("trace", "--plain", file)
    try terminal.waitForPrompt("trace>")
    terminal.send("1\r")
    try terminal.wait(forText: "Enter goes through them")
    terminal.send("\r")
    try terminal.wait(for: "a prompt with the place") { screen in
      screen.lines[screen.cursor.row].contains(#/^trace 1\/\d+>/#)
    }
    terminal.send("next\r")
    try terminal.wait(forText: "Step 2, write: Tally._count from 0 to 1")
    terminal.send("leave\r")
    try terminal.waitForPrompt("trace>")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("At the prompt, a file that is broken or missing is a sentence, and the prompt is back")
  func broken() throws {
    let learner = try Learner()
    try learner.bench.write("Broken.swift", "import SwiftUI\n\nstruct Broken: View {\n")
    let terminal = try learner.openAtPrompt(columns: 120)
    terminal.send("trace \(learner.bench.folder)/Broken.swift\r")
    try terminal.wait(forText: "Broken.swift:")
    try terminal.waitForPrompt()
    terminal.send("trace \(learner.bench.folder)/Missing.swift\r")
    try terminal.wait(forText: "There is no file")
    try terminal.waitForPrompt()
  }
}
