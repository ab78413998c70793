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
