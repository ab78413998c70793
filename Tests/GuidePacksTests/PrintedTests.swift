import Curriculum
import Guides
import Testing

@testable import GuidePacks

private func imported(_ text: String) throws -> ImportedPack {
  let guide = try Guide(GuideText(name: "lamps.md", text: text))
  let pack = GuideImport(name: "lamps", day: "2026-09-20").pack(of: [guide])
  let folder = PackFolder(path: "lamps", files: pack.files.mapValues { Array($0.utf8) })
  #expect(Linter().lint(folder).findings.filter { $0.severity == .error }.isEmpty)
  return pack
}

private func lessons(_ pack: ImportedPack) -> [String] {
  pack.files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }.map(\.value)
}

@Suite("What a listing without a view prints")
struct PrintedTests {
  private func lesson(_ listings: String...) throws -> String {
    let fenced = listings.map { "Look:\n\n```swift\n\($0)\n```\n" }.joined(separator: "\n")
    return lessons(try imported("# Lamps\n\nThey are lit.\n\n" + fenced)).joined()
  }

  private let sum = "let watts = [3, 4]\nlet all = watts.reduce(0, +)\nprint(\"\\(all) watts\")"

  @Test("It is asked, run by the machine, and the remark that tells it is not shown")
  func asked() throws {
    let lesson = try lesson(sum + " // Prints \"7 watts\"")
    #expect(lesson.contains("kind: typed\ndraft: yes\naccept: 7 watts\n"))
    let question = try #require(lesson.components(separatedBy: "kind: typed").last)
    #expect(!question.contains("// Prints"))
    #expect(question.contains("The guide says so, and the machine has run it."))
  }

  @Test("It may go on from the listing before it")
  func goesOn() throws {
    let lesson = try lesson("var lamps = [\"hall\"]", "lamps.append(\"door\")\nprint(lamps.count)")
    #expect(lesson.contains("accept: 2\n"))
  }

  @Test("Nothing is asked where guide and machine differ, or where the answer can be read off")
  func silent() throws {
    #expect(try !lesson(sum + "\n// Prints \"8 watts\"").contains("kind: typed"))
    #expect(try !lesson("print(\"on\")").contains("kind: typed"))
    #expect(try !lesson("while true { }\nprint(1 + 1)").contains("kind: typed"))
    #expect(try !lesson("print(lamp.watts + 1)").contains("kind: typed"))
  }

  @Test("Remarks of what is printed are told from others")
  func remarks() {
    #expect(
      PrintRemarks.stated(in: "print(a) // prints: 3\nlet b = 1 // Printing is slow") == ["3"])
    #expect(
      PrintRemarks.removed(from: "f()\n// Prints \"a\n// b\"\ng() // why") == "f()\ng() // why")
    #expect(PrintRemarks.removed(from: "print(a)  // => 3") == "print(a)")
  }
}

@Suite("Lessons of a guide")
struct GuideLessonTests {
  @Test("None takes longer than lint allows: one that does is two, cut at a heading")
  func halved() throws {
    let words = Array(repeating: "A lamp is lit when somebody switches it on again.", count: 24)
      .joined(separator: " ")
    let sections = (1...4).map { number in
      let lines = (1...110).map { "  func light\($0)() -> Int { \($0) + \(number) }" }
      return "## Lamp \(number)\n\n\(words)\n\n```swift\nstruct Lamp\(number) {\n"
        + lines.joined(separator: "\n") + "\n}\n```\n"
    }
    let pack = try imported("# Lamps\n\n" + sections.joined(separator: "\n"))
    let minutes = lessons(pack).compactMap { lesson in
      lesson.split(separator: "\n").first { $0.hasPrefix("minutes: ") }
        .flatMap { Int($0.dropFirst(9)) }
    }
    #expect(minutes.count > 1)
    #expect(minutes.allSatisfy { $0 <= LessonTime.mostMinutes })
    #expect(Set(pack.reports[0].lessons.map(\.id)).count == minutes.count)
    let ends = pack.reports[0].lessons.map(\.last)
    #expect(ends == ends.sorted())
    for number in 1...4 {
      #expect(lessons(pack).count { $0.contains("struct Lamp\(number) {") } == 1)
    }
  }

  @Test("A question of a tutorial itself is asked with its own words, and is no prose")
  func asked() throws {
    let choices = [("Water.", false), ("Current.", true), ("Hope.", false)].map { text, isRight in
      "@Choice(isCorrect: \(isRight)) {\n\(text)\n\n@Justification(reaction: \"So\") {\n"
        + "\(text.dropLast()) it is said.\n}\n}"
    }
    let text =
      "# Lamps\n\nThey are lit.\n\n@MultipleChoice {\nWhat lights a lamp?\n\n"
      + choices.joined(separator: "\n") + "\n}\n"
    let pack = try imported(text)
    #expect(pack.reports[0].items.map(\.kind) == ["choice"])
    let lesson = lessons(pack).joined()
    #expect(lesson.contains("- [x] Current.\n  > Current it is said."))
    #expect(lesson.components(separatedBy: "Water.").count == 2)
  }

  @Test("The same program again, with a line more that nothing depends on, is asked about once")
  func repeated() throws {
    func program(_ more: String) -> String {
      """
      ```swift
      struct Room: View {
        @State private var watts = 0
        var body: some View {
          VStack { Lamp(); Text("\\(watts)"); Button("More") { watts += 1 } }\(more)
        }
      }
      struct Lamp: View { var body: some View { Text("lamp") } }
      ```

      """
    }
    let pack = try imported(
      "# Lamps\n\nThey are lit.\n\n\(program(""))\nWith more room:\n\n\(program(".padding()"))")
    let traces = pack.reports[0].items.filter { $0.kind == "trace" }
    let lesson = lessons(pack).joined()
    #expect(lesson.components(separatedBy: "do: tap \"More\"\nask: bodies").count == 2)
    #expect(!traces.isEmpty)
  }
}
