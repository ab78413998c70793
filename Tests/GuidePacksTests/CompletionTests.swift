import Curriculum
import Guides
import Testing

@testable import GuidePacks

/// A guide of our own: pieces, and types that are declared in another section.
private let boats = """
  # Boats

  ## How they are tied

  ```swift
  struct Boat { var name: String; var knots = 0 }
  ```

  ## How they are painted

  A piece:

  ```swift
  // What counts is the order.
  Text("Emma").padding(10).background(.yellow)
  // The ground is around the padding.
  ```

  ## How they are counted

  ```swift
  struct Harbour: View {
    @State private var boat = Boat(name: "Emma")
    var body: some View {
      VStack {
        Buoy()
        Text(boat.name)
        Button("Tie") { boat.knots += 1 }
        Text("\\(boat.knots)")
      }
    }
  }
  struct Buoy: View { var body: some View { Text("buoy") } }
  ```

  ## What cannot be known

  ```swift
  Text(captain.name).padding(10).background(.yellow)
  ```

  ```swift
  Text("either").padding(3).background(.red)
  Text("or").background(.red).padding(3)
  ```
  """

@Suite("Listings that are no programs alone")
struct CompletionTests {
  private func imported() throws -> (lesson: String, pack: ImportedPack) {
    let guide = try Guide(GuideText(name: "boats.md", text: boats))
    let pack = GuideImport(name: "boats", day: "2026-09-20").pack(of: [guide])
    let lessons = pack.files.filter { $0.key.hasSuffix(".md") }.sorted { $0.key < $1.key }
    return (lessons.map(\.value).joined(), pack)
  }

  @Test("A piece is set in a view, a type is taken from its section, and lint takes the lesson")
  func completed() throws {
    let (lesson, pack) = try imported()
    #expect(lesson.contains("struct Example: View {"))
    #expect(lesson.contains("    // The ground is around the padding."))
    #expect(lesson.contains("root: Example\n"))
    #expect(lesson.contains("struct Boat { var name: String; var knots = 0 }\n\nstruct Harbour"))
    #expect(lesson.contains("root: Harbour\n"))
    let findings = Linter().lint(
      PackFolder(path: "boats", files: pack.files.mapValues { Array($0.utf8) })
    ).findings
    #expect(findings.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test("What names something unknown, or offers a choice, stays as the guide has it")
  func left() throws {
    let lesson = try imported().lesson
    #expect(lesson.contains("norun\nText(captain.name)"))
    #expect(lesson.contains("norun\nText(\"either\")"))
  }

  @Test("Of two types of one name the nearest is taken, and what it names with it")
  func nearest() throws {
    func code(_ line: Int, _ source: String) -> GuideBlock {
      let lines = source.split(separator: "\n").map(String.init)
      return GuideBlock(kind: .code, first: line, last: line + lines.count - 1, lines: lines)
    }
    let completion = ListingCompletion([
      code(1, "struct Rope { let far = 1 }"), code(5, "struct Rope { let hook: Hook }"),
      code(20, "struct Hook {}"),
    ])
    let programs = completion.programs(of: "struct Deck { let rope: Rope }", at: 10)
    #expect(
      programs == [
        "struct Hook {}\n\nstruct Rope { let hook: Hook }\n\nstruct Deck { let rope: Rope }"
      ])
  }
}
