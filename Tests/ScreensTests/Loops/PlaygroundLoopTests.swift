import Simulation
import Terminal
import Testing

@testable import Screens

@Suite("A view of one's own")
struct PlaygroundLoopTests {
  static let source = """
    struct Tea: View {
      @State private var cups = 0
      @State private var guest = ""
      @State private var isHot = false
      var body: some View {
        VStack {
          Cups(count: cups)
          Pot()
          Button("Add cup") { cups += 1 }
          Button("Add sugar") { cups += 0 }
          Toggle("Hot", isOn: $isHot)
          TextField("Guest", text: $guest)
          Slider(value: .constant(0.5)) { Text("Strength") }
        }
      }
    }

    struct Cups: View {
      let count: Int
      var body: some View { Text("\\(count) cups") }
    }

    struct Pot: View { var body: some View { Text("pot") } }
    """

  /// A folder of files that somebody edits while a view is played with.
  final class Folder {
    var text = PlaygroundLoopTests.source
    var written: [String: String] = [:]
  }

  private let bench = Bench()

  @discardableResult
  private func play(
    _ lines: [FakeConsole.Input], in folder: Folder = Folder(), isPlain: Bool = false,
    width: Int = 100, beforeLine: [Int: (Folder) -> Void] = [:]
  ) throws -> FakeConsole {
    let console = FakeConsole(
      FakeConsole.lines("trace Tea.swift") + lines, isPlain: isPlain, width: width)
    var count = -1
    console.onLine = {
      count += 1
      beforeLine[count]?(folder)
    }
    let session = try bench.session()
    try session.noteGreeting()
    try LearnerInterface(
      session: session, console: console, writeFile: { folder.written[$0] = $1 },
      readSource: { path in
        if let script = folder.written[path] { return [SourceFile(path: path, text: script)] }
        return [SourceFile(path: path, text: folder.text)]
      }
    ).run()
    return console
  }

  @Test("It shows the screen with what can be done there, by number")
  func outline() throws {
    let console = try play(FakeConsole.lines("2", "quit", "quit"))
    #expect(console.transcript.contains("Tea is on the screen: 3 bodies ran."))
    #expect(console.written.contains { $0.contains("Button \"Add cup\"  [1 tap]") })
    #expect(console.written.contains { $0.contains("TextField \"Guest\": \"\"") })
    #expect(console.written.contains("tap \"Add sugar\""))
    #expect(console.prompts.contains("trace> "))
  }

  @Test("An event tells writes, bodies with their causes, what was left alone, and the screen")
  func summary() throws {
    let console = try play(FakeConsole.lines("tap \"Add cup\"", "quit", "quit"))
    for text in [
      "write   Tea._cups 0 -> 1", "run     Tea.body  state _cups",
      "run     Cups.body  other inputs", "keep    Pot", "screen  Text \"0 cups\" -> \"1 cups\"",
    ] { #expect(console.transcript.contains(text), "\(text)") }
  }

  @Test("Enter alone steps through what happened, and Space alone goes to its end and out")
  func stepping() throws {
    let console = try play(
      FakeConsole.lines("1", "") + FakeConsole.keys(String(repeating: " ", count: 40)))
    #expect(console.showed("step 1 of"))
    let steps = try #require(console.frames.last?.first)
    #expect(steps.contains(#/step (\d+) of \1\b/#), "\(steps)")
    #expect(console.screen.contains("Space/n done"))
  }

  @Test(
    "Short forms that mean one thing are taken, others are asked about",
    arguments: [
      ("add cup", "tap \"Add cup\""), ("tap add c", "tap \"Add cup\""), ("HOT", "toggle \"Hot\""),
      ("type Ada Lovelace into guest", "type \"Ada Lovelace\" into \"Guest\""),
      ("slide strength to 0.7", "slide \"Strength\" to 0.7"), ("wait 2s", "wait 2s"),
    ])
  func shorthand(typed: String, event: String) throws {
    let view = try PlayedView(
      files: [SourceFile(path: "Tea.swift", text: Self.source)], root: nil)
    let shorthand = EventShorthand(available: view.screen.availableEvents)
    #expect(shorthand.read(typed) == .event(event))
  }

  @Test("A sign before a number belongs to a label; digits alone are the number of an event")
  func signs() {
    let shorthand = EventShorthand(available: ["tap \"-1\"", "tap \"+1\""])
    #expect(shorthand.read("+1") == .event("tap \"+1\""))
    #expect(shorthand.read("-1") == .event("tap \"-1\""))
    #expect(shorthand.read("1") == .event("tap \"-1\""))
    #expect(shorthand.read("2") == .event("tap \"+1\""))
  }

  @Test("What can mean several things names them with their numbers; what wants a text says so")
  func ambiguity() throws {
    let console = try play(FakeConsole.lines("add", "4", "quit", "quit"))
    #expect(
      console.transcript.contains("1: tap \"Add cup\" or 2: tap \"Add sugar\""),
      "\(console.transcript)")
    #expect(console.transcript.contains("That wants a text in the place of …"))
  }

  @Test("What is misspelt is recognised, be it an event or a command")
  func misspelt() throws {
    let console = try play(
      FakeConsole.lines("tap \"Add cpu\"", "stpe", "save", "why 99", "quit", "quit"))
    #expect(console.transcript.contains("Did you mean  tap \"Add cup\"  ?"))
    #expect(console.transcript.contains("There is no \"stpe\". Did you mean step?"))
    #expect(console.transcript.contains("Write it as: save FILE"))
    #expect(console.transcript.contains("The last event has no step 99; steps are 1 to"))
  }

  @Test("The beginning of a command is the command, unless the screen offers what begins so")
  func abbreviated() throws {
    let console = try play(
      FakeConsole.lines(
        "1", "und", "ste", "lod x", "set Tea.cups", "add s", "rule S1", "help eve", "he", "lessons",
        "quit",
        "quit"), isPlain: true)
    let text = console.transcript
    #expect(text.contains("Taken back: tap \"Add cup\""))
    #expect(text.contains("\"ste\" could be step or steps. Type more of it."))
    #expect(text.contains("There is no \"lod\". Did you mean load?"))
    #expect(text.contains("write it as: set View.property = EXPRESSION"), "a verb is no slip")
    #expect(console.written.contains("tap \"Add sugar\""))
    #expect(text.contains("A write to a state that the body read runs the owner."))
    #expect(text.contains("Write it as: help [events]"))
    #expect(text.contains("\"lessons\" works at the prompt tutor>; quit leaves this view."))
    #expect(text.contains("Always possible: set View.property"))
  }

  @Test("What help gives for an example works, and the grammar is one word away")
  func helpExamples() throws {
    for lines in [["help"], ["1", "help"], ["remove", "help"]] {
      let console = try play(
        lines.map { .line($0) } + FakeConsole.keys("q") + FakeConsole.lines("quit", "quit"),
        width: 400)
      let said = try #require(console.written.first { $0.hasPrefix("For example: ") })
      let examples = said.dropFirst("For example: ".count)
      for example in examples.split(separator: "   ").map(\.trimmed) {
        let script: [FakeConsole.Input] = (lines.dropLast() + [example]).map { .line($0) }
        let folder = Folder()
        let tried = try play(
          script + FakeConsole.keys("q") + FakeConsole.lines("quit", "quit"), in: folder)
        for complaint in ["There is no", "No view is called", "has no step", "Write it as"] {
          #expect(!tried.transcript.contains(complaint), "\(lines) \(example)")
        }
      }
    }
  }

  @Test("Why answers for the last event, a step, a view that ran, and one that did not")
  func why() throws {
    let console = try play(
      FakeConsole.lines(
        "1", "why", "why 3", "why 0.1", "why Cups", "why not pot", "why Cup", "quit", "quit"))
    #expect(console.transcript.contains("run Cups.body <- "))
    #expect(console.transcript.contains("1 event: initial"))
    #expect(console.transcript.contains("Cups.body ran in the last event:"))
    #expect(console.transcript.contains("Pot.body did not run in the last event."))
    #expect(console.transcript.contains("skip: Pot is not run: no inputs"))
    #expect(console.transcript.contains("Last it ran in event 0"))
    #expect(console.transcript.contains("No view is called Cup. Did you mean Cups?"))
  }

  @Test("Events are taken back and happen again, one by one and all of them")
  func undoing() throws {
    let console = try play(
      FakeConsole.lines(
        "undo", "1", "1", "undo", "redo", "restart", "redo", "state", "redo", "redo", "events",
        "quit", "quit"))
    #expect(console.transcript.contains("Nothing has happened yet."))
    #expect(console.transcript.contains("Taken back: tap \"Add cup\""))
    #expect(console.transcript.contains("Tea is as it was at first."))
    #expect(console.written.contains("Tea.cups = 1"), "after the restart and one redo")
    #expect(console.transcript.contains("Nothing was taken back."))
    #expect(console.written.contains { $0.hasPrefix("2  tap \"Add cup\":") })
  }

  @Test("The events so far are a script, which can be kept and happen again")
  func scripts() throws {
    let folder = Folder()
    let console = try play(
      FakeConsole.lines(
        "hot", "type Ada into guest", "script", "save tea.txt", "restart", "load tea.txt", "state",
        "quit", "quit"), in: folder)
    #expect(
      folder.written["tea.txt"]
        == "# Tea.swift\ntoggle \"Hot\"\ntype \"Ada\" into \"Guest\"\n")
    #expect(console.transcript.contains("2 events of tea.txt happened."))
    #expect(console.written.filter { $0 == "Tea.guest = \"Ada\"" }.count == 1)
  }

  @Test("Dependencies of all and of one view, a drawing, and another root")
  func looking() throws {
    let console = try play(
      FakeConsole.lines(
        "deps", "deps Nobody", "graph dot", "graph svg", "root Cups(count: 3)", "graph dot",
        "screen", "root None", "help") + FakeConsole.keys("q") + FakeConsole.lines("quit", "quit"))
    #expect(console.transcript.contains("Tea._cups"))
    #expect(console.transcript.contains("Nothing of Nobody is read"))
    #expect(console.transcript.contains("digraph dependencies {"))
    #expect(console.transcript.contains("Write it as: graph [dot or mermaid]"))
    #expect(console.transcript.contains("No body reads anything that could change"))
    #expect(console.transcript.contains("Text \"3 cups\""))
    #expect(console.transcript.contains("No view is called None"))
    #expect(console.frames.contains { $0.contains { $0.contains("HELP") } })
  }

  @Test("After a change of the file the events happen again, and what is different is said")
  func reload() throws {
    let console = try play(
      FakeConsole.lines("1", "hot", "why Pot", "state", "quit", "quit"),
      beforeLine: [
        3: { folder in
          folder.text = folder.text.replacing("Pot()", with: "Pot(count: cups)")
            .replacing("struct Pot: View {", with: "struct Pot: View { let count: Int;")
            .replacing("cups += 1", with: "cups += 2").replacing("\"Hot\"", with: "\"Warm\"")
        }
      ])
    let text = console.transcript
    #expect(text.contains("Tea.swift changed."))
    #expect(text.contains("runs now: Pot.body"))
    #expect(text.contains("writes Tea._cups 0 -> 2, before it was 0 -> 1"))
    #expect(text.contains("no longer possible: toggle \"Hot\""))
    #expect(text.contains("at first now on the screen: Toggle \"Warm\": off"))
    #expect(console.written.contains("Tea.cups = 2"))
  }

  @Test("A version that does not parse is told with its place, once, and the old one stays")
  func broken() throws {
    let console = try play(
      FakeConsole.lines("1", "1", "state", "quit", "quit"),
      beforeLine: [2: { $0.text += "struct Half: View {\n" }])
    #expect(console.transcript.contains(#/Tea\.swift:\d+:\d+: error: /#))
    let told = console.written.filter { $0 == "The version before stays on the screen." }
    #expect(told.count == 1)
    #expect(console.written.contains("Tea.cups = 2"))
  }

  @Test("A change that changes nothing is said to change nothing")
  func harmless() throws {
    let console = try play(
      FakeConsole.lines("1", "reload", "quit", "quit"),
      beforeLine: [2: { $0.text += "// a remark\n" }])
    #expect(
      console.transcript.contains(
        "1 event again: bodies, writes, state and screen are as before."))
  }

  @Test("A file that is being written is taken when it has come to rest")
  func settling() throws {
    let folder = Folder()
    let sources = PlaygroundSources(
      paths: ["Tea.swift"], files: [SourceFile(path: "Tea.swift", text: folder.text)],
      read: { [SourceFile(path: $0, text: folder.text)] }, write: { _, _ in })
    func isChanged() -> Bool {
      if case .changed = sources.poll(isSettled: false) { return true }
      return false
    }
    #expect(!isChanged())
    folder.text += "// half"
    #expect(!isChanged(), "seen for the first time")
    folder.text += " and whole"
    #expect(!isChanged(), "it still grows")
    #expect(isChanged())
    #expect(!isChanged(), "once")
  }

  @Test("The files of a target are those of a folder, whatever they are called one by one")
  func target() throws {
    let broken = SourceFile(path: "App/Broken.swift", name: "Broken.swift", text: "let x: Int = y")
    let tea = SourceFile(path: "App/Tea.swift", name: "Tea.swift", text: Self.source)
    let files = [broken, tea]
    let sources = PlaygroundSources(
      paths: files.map(\.path), files: files,
      read: { path in
        files.filter { $0.path == path }.map { SourceFile(path: path, text: $0.text) }
      }, write: { _, _ in })
    #expect(sources.isFolder, "one that does not compile is only remarked upon")
    if case .none = sources.poll(isSettled: true) { return }
    Issue.record("nothing has changed")
  }

  @Test("Words and events are completed from what is on the screen")
  func completion() throws {
    let view = try PlayedView(
      files: [SourceFile(path: "Tea.swift", text: Self.source)], root: nil)
    let completion = PlaygroundCompletion(screen: view.screen, simulator: view.simulator)
    #expect(completion.candidates("und", "und") == ["undo"])
    #expect(completion.candidates("tap \"Add c", "c") == ["cup\""])
    #expect(completion.candidates("tap \"Add", "\"Add") == ["\"Add cup\"", "\"Add sugar\""])
    #expect(completion.candidates("tap add c", "c") == ["cup\""])
    #expect(completion.candidates("why P", "P") == ["Pot"])
    #expect(completion.candidates("graph ", "") == ["dot", "mermaid"])
    #expect(completion.candidates("set Tea.c", "Tea.c") == ["Tea.cups ="])
    #expect(completion.candidates("set Tea.cups = ", "") == ["0"])
    #expect(completion.candidates("root C", "C") == ["Cups"])
  }

  @Test("layout tells where everything is, and of a view why it is so large")
  func layout() throws {
    let console = try play(
      FakeConsole.lines("layout", "layout Pot", "l \"Add cup\"", "layout Nobody", "quit"),
      isPlain: true)
    let text = console.transcript
    #expect(text.contains("Tea on 393 by 852 points"))
    #expect(text.contains("Pot: about 30 wide, 20 high, 181.5 across"))
    #expect(text.contains("chooses 30 by 20: that is what its lines take up (Y14)"))
    #expect(text.contains("Button \"Add cup\" is proposed"))
    #expect(text.contains("Nothing on the screen is called Nobody."))
  }

  @Test("why explains the size of what has no body, and beside a body's runs says where it stands")
  func whySize() throws {
    let console = try play(
      FakeConsole.lines("why \"Add cup\"", "why Pot", "why Nobody", "quit"), isPlain: true)
    let text = console.transcript
    #expect(text.contains("Button \"Add cup\": about"))
    #expect(text.contains("Button \"Add cup\" chooses"))
    #expect(text.contains("Pot: about 30 wide") && text.contains("layout Pot tells why."))
    #expect(text.contains("No view is called Nobody."))
  }

  @Test("In plain mode the stepper is a dialogue at a prompt of its own, complete and without keys")
  func plain() throws {
    let console = try play(
      FakeConsole.lines(
        "1", "", "next", "next 2", "why", "body", "back", "go 2", "go Pot", "99", "deps", "kept",
        "whole", "listing", "restart", "next event", "end", "next", "leave", "why", "why Pot",
        "deps", "steps", "quit", "quit"),
      isPlain: true)
    #expect(console.frames.isEmpty)
    #expect(console.prompts.contains { $0.contains(#/^trace 4\/\d+> $/#) })
    let text = console.transcript
    #expect(text.contains("Step 2, write: Tea._cups from 0 to 1"))
    #expect(text.contains("There is no step \"99\"."))
    #expect(text.contains("Tea.body depends on Tea._cups"))
    #expect(text.contains(", because of 2 write Tea._cups"))
    #expect(!text.contains(" -> ") && !text.contains("<-"), "no arrow is said: \(text)")
    #expect(text.contains("This is the last step."))
    #expect(text.contains("struct Cups: View {"))
    #expect(!text.contains("means nothing here"), "\(text)")
  }
}
