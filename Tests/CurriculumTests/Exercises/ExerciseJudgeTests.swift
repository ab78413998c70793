import Claims
import Foundation
import Simulation
import Testing

@testable import Curriculum

@Suite("Judging attempts at an exercise") struct ExerciseJudgeTests {
  private func judge(_ text: String = SampleExercise.lesson) throws -> ExerciseJudge {
    let lesson = try SampleExercise.draft(text).lesson
    return try ExerciseJudge(try #require(lesson.exercises.first), of: lesson)
  }

  private func attempt(_ text: String) -> SourceFile { SourceFile(path: "mine.swift", text: text) }

  @Test("What keeps all claims solves it, however it is written")
  func solved() throws {
    let judge = try judge()
    #expect(judge.judged(attempt(SampleExercise.solution)).isSolved)
    let other = SampleExercise.solution.replacing("draft", with: "words")
      .replacing("Field(words:", with: "Field(draft:")
      .replacing("@Binding var words: String", with: "@Binding var draft: String")
      .replacing("text: $words", with: "text: $draft")
    #expect(judge.judged(attempt(other)).isSolved)
  }

  @Test("Whether a file solves it can be asked without the programs that were foreseen")
  func solves() throws {
    // This one could not be run.
    let text = SampleExercise.lesson.replacing(SampleExercise.wrong, with: "struct Notes {}")
    let lesson = try SampleExercise.draft(text).lesson
    let exercise = try #require(lesson.exercises.first)
    func solves(_ text: String) throws -> Bool {
      try ExerciseJudge.solves(attempt(text), exercise, of: lesson)
    }
    #expect(try solves(SampleExercise.solution))
    #expect(try !solves(SampleExercise.start))
    #expect(try !solves("struct Notes {"))
    let judge = try judge(text)
    #expect(judge.judged(attempt(SampleExercise.solution)).isSolved)
    #expect(judge.judged(attempt(SampleExercise.wrong)).foreseen == nil)
  }

  @Test("What usually does not hold solves nothing, though it is not certain")
  func unusual() throws {
    let silent = "claim: after tap \"Hide\": does not run Notes"
    let judge = try judge(
      SampleExercise.lesson.replacing("claim: as before", with: silent + "\nclaim: as before"))
    let around = SampleExercise.solution.replacing(
      "VStack {", with: "GeometryReader { _ in VStack {"
    )
    .replacing("isShown.toggle() }", with: "isShown.toggle() }\n}")
    let judged = judge.judged(attempt(around))
    let verdict = try #require(
      judged.claims.first { $0.claim.text.contains("does not run") }?.verdict)
    #expect(verdict.outcome == .open && !verdict.heldHere)
    #expect(!judged.isSolved)
  }

  @Test("What only a usual rule leaves open is solved, and what rests on something unknown is not")
  func open() throws {
    let silent = "claim: after type \"a\" into \"Draft\": does not run Notes"
    let judge = try judge(
      SampleExercise.lesson.replacing("claim: as before", with: silent + "\nclaim: as before"))
    let judged = judge.judged(attempt(SampleExercise.solution))
    #expect(judged.claims.map(\.verdict.outcome) == [.kept, .open, .kept, .kept])
    #expect(judged.isSolved && !judged.restsOnUnknown)
    #expect(judged.openCount == 1, "and it is told")
    let report = AttemptReport(judged, of: judge.exercise, at: "mine.swift")
    let text = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
    #expect(text.contains("\"verdict\":\"open\"") && text.contains("\"solved\":true"))
    let asks = "if UIApplication.shared.isIdleTimerDisabled { Text(\"awake\") }"
    let unknown =
      "import SwiftUI\n"
      + SampleExercise.solution.replacing("Text(\"Notes\")", with: "Text(\"Notes\")\n\(asks)")
    let open = judge.judged(attempt(unknown))
    #expect(open.errors.isEmpty && open.restsOnUnknown && !open.isSolved)
  }

  @Test(
    "An open claim that did not hold when it was played is not solved, whatever a rule leaves open")
  func openAndBroken() throws {
    let claim = "claim: after type \"a\" into \"Draft\": runs Notes"
    let judged = try judge(
      SampleExercise.lesson.replacing("claim: as before", with: claim + "\nclaim: as before")
    ).judged(attempt(SampleExercise.solution))
    let open = judged.claims[1].verdict
    #expect(open.outcome == .open && open.rule != nil && !open.heldHere)
    #expect(!judged.isSolved && !judged.restsOnUnknown)
  }

  @Test(
    "What is foreseen to keep all claims is told to who wrote it, and not to who wrote the solution"
  )
  func foreseenToBeKept() throws {
    let kept = SampleExercise.solution
      .replacing("Field(draft: $draft)", with: "Field(draft: $draft).id(isShown)")
    let text = SampleExercise.lesson.replacing(
      "why: State", with: "kept: with-an-id | It works, and the identity is of no use.\nwhy: State"
    ).replacing("```exercise", with: "```swift id=with-an-id hidden\n\(kept)\n```\n\n```exercise")
    let judge = try judge(text)
    #expect(judge.judged(attempt(kept)).foreseen?.listing == "with-an-id")
    let renamed = kept.replacing("draft", with: "words").replacing(
      "Field(words:", with: "Field(draft:"
    )
    .replacing("@Binding var words: String", with: "@Binding var draft: String")
    .replacing("text: $words", with: "text: $draft")
    #expect(judge.judged(attempt(renamed)).foreseen?.listing == "with-an-id")
    // Its words may stand in a solution, in remarks and elsewhere.
    let others = [
      SampleExercise.solution, SampleExercise.solution + "\n// .id(isShown)",
      SampleExercise.solution.replacing(
        "Text(\"Notes\")",
        with: "let id = isShown; let words = draft; Text(\"Notes\").padding(words.isEmpty ? 0 : 8)"),
    ]
    for other in others {
      let judged = judge.judged(attempt(other))
      #expect(judged.foreseen == nil, "\(other)")
    }
  }

  @Test("An object that the program does not provide is missing: none is made up for it")
  func missingObject() throws {
    let absent =
      "@Observable final class Drafts { var text = \"\" }\n"
      + SampleExercise.start
      .replacing(
        "@State private var draft = \"\"", with: "@Environment(Drafts.self) private var drafts"
      )
      .replacing(
        "{ TextField(\"Draft\", text: $draft) }",
        with: "{ @Bindable var drafts = drafts; TextField(\"Draft\", text: $drafts.text) }")
    let judged = try judge().judged(attempt("import SwiftUI\n" + absent))
    #expect(judged.errors.isEmpty && !judged.isSolved)
    let stop = judged.claims.first { $0.verdict.instead.contains("the program stopped") }
    let advice = "A view above this one can provide it: .environment("
    #expect(
      stop?.verdict.instead.contains(advice) == true, "\(judged.claims.map(\.verdict.instead))")
  }

  @Test("The start is not solved, and nobody is told to hold a misconception for it")
  func untouched() throws {
    let judged = try judge().judged(attempt(SampleExercise.start))
    #expect(!judged.isSolved && judged.foreseen == nil)
    #expect(judged.claims.contains { $0.verdict.outcome == .broken && !$0.verdict.instead.isEmpty })
  }

  @Test("Whoever does what was foreseen is answered with its words, in other names too")
  func foreseen() throws {
    let judge = try judge()
    let wrong = SampleExercise.wrong.replacing("isShown", with: "isOpen")
    let judged = judge.judged(attempt(wrong))
    #expect(judged.foreseen?.misconception == "globals-are-fine")
    #expect(judged.foreseen?.words.text == "It is shown always now.")
  }

  @Test("What does the same as the start is known by its lines")
  func sameAsStart() throws {
    let useless = SampleExercise.start.replacing("Field() }", with: "Field().id(0) }")
    let text = SampleExercise.lesson.replacing(SampleExercise.wrong, with: useless)
    let judge = try judge(text)
    #expect(judge.judged(attempt(useless)).foreseen != nil)
    let other = SampleExercise.start.replacing("Field() }", with: "Field().padding() }")
    #expect(judge.judged(attempt(other)).foreseen == nil)
  }

  @Test(
    "A misconception that does the same as the start is known by its idea, whatever it calls things"
  )
  func ownNames() throws {
    let hold = "let kept = 0; Field().id(kept) }"
    let useless = SampleExercise.start.replacing("Field() }", with: hold)
    let judge = try judge(SampleExercise.lesson.replacing(SampleExercise.wrong, with: useless))
    let renamed = useless.replacing("kept", with: "mine")
    #expect(judge.judged(attempt(renamed)).foreseen != nil)
    let other = SampleExercise.start.replacing("Field() }", with: "Field().padding() }")
    #expect(judge.judged(attempt(other)).foreseen == nil)
  }

  @Test("What keeps the claims for a wrong reason is known where something useless is left, too")
  func leftovers() throws {
    let start = """
      struct Notes: View {
        @State private var number = 1
        var body: some View { VStack { Sign(number: number); Button("Next") { number += 1 } } }
      }
      struct Sign: View {
        let number: Int
        var body: some View {
          Text("Now \\(number)").id(number).onAppear { print("gong") }
        }
      }
      """
    let sign = "Text(\"Now \\(number)\").id(number).onAppear { print(\"gong\") }"
    let kept = start.replacing(sign, with: "let _ = print(\"gong\")\nText(\"Now \\(number)\")")
    let solution = start.replacing(
      ".id(number).onAppear { print(\"gong\") }", with: ".onAppear { print(\"gong\") }.id(number)")
    let claims = SampleExercise.lesson.split(separator: "\n").filter { $0.hasPrefix("claim: ") }
    let text = SampleExercise.lesson
      .replacing(SampleExercise.start, with: start)
      .replacing(SampleExercise.solution, with: solution)
      .replacing(SampleExercise.wrong, with: kept).replacing("wrong: ", with: "kept: ")
      .replacing(
        claims.joined(separator: "\n"),
        with: "claim: at first: prints \"gong\"\nclaim: after tap \"Next\": prints \"gong\"")
    let judge = try judge(text)
    let left = kept.replacing(
      "\nText(\"Now \\(number)\")", with: "\nText(\"Now \\(number)\").id(number)")
    for file in [kept, left] {
      let judged = judge.judged(attempt(file))
      #expect(judged.isSolved && judged.foreseen != nil, "\(file)")
    }
    #expect(judge.judged(attempt(solution)).foreseen == nil)
    let spaced = solution.replacing(".id(number)", with: ".id(number).padding()")
    #expect(judge.judged(attempt(spaced)).foreseen == nil)
  }

  @Test("What was only moved is known by the order, however it is laid out")
  func moved() throws {
    let parts = SampleExercise.start.components(separatedBy: "\n\nstruct Field")
    let moved = "struct Field" + parts[1] + "\n\n" + parts[0]
    let judge = try judge(SampleExercise.lesson.replacing(SampleExercise.wrong, with: moved))
    let laidOut = moved.replacing("{ Field() }", with: "{\n Field() // moved\n}")
    #expect(judge.judged(attempt(laidOut)).foreseen != nil)
    #expect(judge.judged(attempt(SampleExercise.start)).foreseen == nil)
    let other = SampleExercise.start.replacing("Field() }", with: "Field().padding() }")
    #expect(judge.judged(attempt(other)).foreseen == nil)
  }

  @Test(
    "What is no program has errors, with their places, and no verdict",
    arguments: [
      "", "struct Notes: View {", "struct Notes: View { var body: some View { Txet(\"\") } }",
      "}}}", "\u{0}",
    ])
  func noProgram(_ text: String) throws {
    let judged = try judge().judged(attempt(text))
    #expect(!judged.isSolved && judged.claims.isEmpty && !judged.errors.isEmpty)
    #expect(judged.errors.allSatisfy { !$0.message.isEmpty })
  }

  @Test("A report has the fields of the contract, null where there is nothing to say")
  func report() throws {
    let judge = try judge()
    let (judged, story) = judge.examined(attempt(SampleExercise.wrong))
    let report = AttemptReport(judged, story, of: judge.exercise, at: "mine.swift")
    let data = try JSONEncoder().encode(report)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "format", "exercise", "solved", "claims", "errors", "misconception", "runs",
      ])
    let runs = try #require(object["runs"] as? [[[String: Any]]])
    #expect(runs.first?.first?["bodies"] as? [String] == story?.sequences.first?.first?.bodies)
    #expect(object["misconception"] as? String == "globals-are-fine")
    let claims = try #require(object["claims"] as? [[String: Any]])
    #expect(claims.count == 3)
    #expect(
      claims.allSatisfy { ($0["trace"] as? String)?.hasPrefix("tutor trace mine.swift") == true })
  }

  @Test("The events of the claims are played once each, with the bodies that ran")
  func story() throws {
    let story = try #require(try judge().examined(attempt(SampleExercise.start)).story)
    #expect(
      story.sequences.map { $0.map(\.event) } == [
        ["tap \"Hide\"", "tap \"Show\""], ["tap \"Hide\""],
      ])
    #expect(story.sequences[0].map(\.bodies) == [["Notes"], ["Notes", "Field"]])
    #expect(story.bodies == 4)
    #expect(story.step(after: ["tap \"Hide\""])?.bodies == ["Notes"])
    #expect(story.step(after: ["tap \"Show\""]) == nil && story.step(after: []) == nil)
  }

  @Test("Who looks at an attempt is shown what the first broken claim is about")
  func shown() throws {
    let judge = try judge(
      SampleExercise.lesson.replacing(
        "claim: as before", with: "claim: after tap \"Hide\": does not show \"Draft\""))
    func shown(_ text: String) throws -> [String] {
      let (verdict, _) = judge.examined(attempt(text))
      let events = judge.exercise.events(ofMostInterestIn: verdict.claims)
      let screen = try judge.exercise.screen(of: attempt(text), after: events)
      #expect(screen.trace.events.dropFirst().map(\.event) == events.map(\.text))
      return events.map(\.text)
    }
    #expect(try shown(SampleExercise.start) == ["tap \"Hide\"", "tap \"Show\""])
    #expect(try shown(SampleExercise.wrong) == ["tap \"Hide\""], "the draft lives, and is seen")
    #expect(try shown(SampleExercise.solution) == ["tap \"Hide\"", "tap \"Show\""])
    #expect(judge.exercise.events(ofMostInterestIn: []).count == 2, "before it was judged")
  }
}

@Suite("What was changed in a text") struct LineChangeTests {
  @Test(
    "Both texts can be read off the changes",
    arguments: [
      ("a\nb\nc", "a\nc"), ("a", "a\nb"), ("", "x"), ("a\nb", "b\na"), ("a\na\na", "a\nb\na"),
      ("x\ny", "p\nq\nr"),
    ])
  func both(_ old: String, _ new: String) {
    let changes = LineChange.between(old, new)
    let before = changes.compactMap { change -> String? in
      switch change {
      case .same(let line), .removed(let line): line
      case .added: nil
      }
    }
    let after = changes.compactMap { change -> String? in
      switch change {
      case .same(let line), .added(let line): line
      case .removed: nil
      }
    }
    #expect(before.joined(separator: "\n") == old)
    #expect(after.joined(separator: "\n") == new)
  }

  @Test("A type between two others is told from its own first line on")
  func pieces() {
    let old = ["struct A {", "  a()", "}", "", "struct C {", "}"]
    let new = ["struct A {", "  a()", "}", "", "struct B {", "  b()", "}", "", "struct C {", "}"]
    func told(_ first: [String], _ second: [String]) -> (removed: [String], added: [String]) {
      let changes = LineChange.between(
        first.joined(separator: "\n"), second.joined(separator: "\n"))
      return (
        changes.compactMap { if case .removed(let line) = $0 { line } else { nil } },
        changes.compactMap { if case .added(let line) = $0 { line } else { nil } }
      )
    }
    #expect(told(old, new).added == ["struct B {", "  b()", "}", ""])
    #expect(told(new, old).removed == ["struct B {", "  b()", "}", ""])
  }

  @Test("Lines are told over which another one was moved")
  func passed() {
    func passed(_ old: String, _ new: String) -> [Int] {
      LineChange.between(old, new).passedByMoves.sorted()
    }
    #expect(passed("Text(name)\n.frame()\n.padding()", "Text(name)\n.padding()\n.frame()") == [2])
    #expect(passed("a\nb\nc\nd\ne\nf", "b\nc\nd\ne\na\nf") == [1, 4])
    #expect(passed("}\nb", "b\n}").isEmpty && passed("a\nb", "b\nc").isEmpty)
  }

  @Test("Of the same text nothing is changed")
  func same() { #expect(LineChange.between("a\nb\n", "a\nb").isEmpty) }
}
