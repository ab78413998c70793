import Simulation
import Testing

/// What rests on something unknown or invented is not said to be certain, and what was taken for
/// granted is told at its place.
@Suite struct DoubtTests {
  private func screen(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "View.swift", text: "import SwiftUI\n" + source)])
      .mount("Root")
  }

  private static let leaves = """
    struct Yes: View { var body: some View { Text("yes") } }
    struct No: View { var body: some View { Text("no") } }

    """

  /// How sure the bodies of an event are, by instance.
  private func certainties(_ event: EventTrace?) -> [String: Certainty] {
    Dictionary(
      (event?.evaluated ?? []).map { ($0.instance, $0.certainty) }, uniquingKeysWith: max)
  }

  @Test(
    "A branch that something open decides is in doubt, however the answer comes to the condition",
    arguments: [
      "if word.contains(/l+/) { Yes() } else { No() }",
      "let found = word.contains(/l+/); if found { Yes() } else { No() }",
      "if isLong(word) { Yes() } else { No() }",
      "if let size = Device().size { Yes() } else { No() }",
      "switch Device().kind { case .pad: Yes(); default: No() }",
      "Device().isLarge ? AnyView(Yes()) : AnyView(No())",
      "chosen()",
      "Inner(isLong: word.contains(/l+/))",
      "Kept(word: word)",
      "if !Device().parts.isEmpty { Yes() }",
    ])
  func branches(_ body: String) throws {
    let screen = try screen(
      Self.leaves + """
        struct Inner: View {
          let isLong: Bool
          var body: some View { if isLong { Yes() } else { No() } }
        }
        struct Kept: View {
          private let isLong: Bool
          init(word: String) { isLong = word.contains(/l+/) }
          var body: some View { if isLong { Yes() } else { No() } }
        }
        struct Root: View {
          let word = "hello"
          func isLong(_ word: String) -> Bool {
            if word.contains(/l+/) { return true }
            return false
          }
          func chosen() -> AnyView {
            guard isLong(word) else { return AnyView(No()) }
            return AnyView(Yes())
          }
          var body: some View {
            \(body.replacing("; ", with: "\n    "))
          }
        }
        """)
    let sure = certainties(screen.trace.events.first)
    #expect(sure["Root"] == .certain)
    #expect([sure["Yes"], sure["No"]].compactMap { $0 } == [.depends], "\(sure)")
  }

  @Test("What is known stays certain beside what is not")
  func certain() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          @Environment(\\.colorScheme) private var scheme
          @State private var isOn = true
          let colour = Color.red
          var body: some View {
            let unused = Device().size
            Text("\\(Device().name)")
            if scheme == .light { Yes() }
            if colour != .red { Text("other") } else { No() }
          }
        }
        """)
    #expect(
      certainties(screen.trace.events.first) == ["Root": .certain, "Yes": .certain, "No": .certain])
  }

  @Test("What depends on a size or a class of device is in doubt, and it is told what was invented")
  func measures() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          @Environment(\\.horizontalSizeClass) private var size
          var body: some View {
            GeometryReader { proxy in
              let width = proxy.size.width
              if width > 500 { Yes() }
            }
            if size == .compact { No() } else { Yes() }
          }
        }
        """)
    let first = try #require(screen.trace.events.first)
    #expect(certainties(first)["No"] == .depends)
    let notes = first.diagnostics.map(\.message)
    #expect(notes.contains { $0.contains("393 by 852 points") })
    #expect(notes.contains { $0.contains("horizontalSizeClass") })
    try screen.perform(Event("environment horizontalSizeClass = .compact"))
    let told = try screen.perform(Event("environment horizontalSizeClass = .regular"))
    #expect(certainties(told) == ["Root": .certain, "Yes": .certain])
  }

  @Test("How many rows of a lazy container fit is no certain knowledge")
  func rows() throws {
    let screen = try screen(
      """
      struct Row: View { let number: Int; var body: some View { Text("row \\(number)") } }
      struct Few: View { let number: Int; var body: some View { Text("few \\(number)") } }
      struct Root: View {
        var body: some View {
          List(0..<30, id: \\.self) { Row(number: $0) }
          List(0..<3, id: \\.self) { Few(number: $0) }
        }
      }
      """)
    let sure = certainties(screen.trace.events.first)
    #expect(sure["Row[0]"] == .usual && sure["Row[19]"] == .depends)
    #expect(sure["Few[2]"] == .certain)
  }

  @Test("A write that something open decides, or whose value nobody knows, makes its runs depend")
  func writes() throws {
    let screen = try screen(
      """
      struct Root: View {
        @State private var count = 0
        @State private var device = Device()
        var body: some View {
          Text("\\(count)")
          Text("\\(device)")
          Button("maybe") { if !Device().isLarge { count += 1 } }
          Button("surely") { count += 1 }
          Button("other") { device = Device() }
        }
      }
      """)
    #expect(certainties(try screen.perform(Event("tap \"maybe\""))) == ["Root": .depends])
    #expect(certainties(try screen.perform(Event("tap \"surely\""))) == ["Root": .certain])
    #expect(certainties(try screen.perform(Event("tap \"other\""))) == ["Root": .depends])
  }

  @Test("Inputs that cannot be compared make the run depend; one sure difference is enough")
  func inputs() throws {
    let screen = try screen(
      """
      struct Child: View {
        let device: Device
        var count = 0
        let frame: CGRect
        var body: some View { Text("child") }
      }
      struct Root: View {
        @State private var clicks = 0
        @State private var count = 0
        var body: some View {
          Text("\\(clicks)")
          Child(device: Device(), count: count, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          Button("click") { clicks += 1 }
          Button("count") { count += 1 }
        }
      }
      """)
    #expect(certainties(try screen.perform(Event("tap \"click\"")))["Child"] == .depends)
    #expect(certainties(try screen.perform(Event("tap \"count\"")))["Child"] == .certain)
  }

  @Test("What is taken for granted is told once, with its number of places and never at line 0")
  func told() throws {
    let screen = try screen(
      """
      struct Root: View {
        @State private var clicks = 0
        var body: some View {
          Text("a").sparkling()
          Text("b").sparkling()
          Text("c").sparkling()
          Button("click \\(clicks)") { clicks += 1 }
        }
      }
      """)
    let notes = screen.trace.events[0].diagnostics
    #expect(notes.count == 1)
    #expect(notes.first?.line == 5)
    #expect(notes.first?.message.contains(".sparkling passes its content through") == true)
    #expect(notes.first?.message.contains("(and 2 other places)") == true)
    #expect(try screen.perform(Event("tap \"click 0\"")).diagnostics.isEmpty)
    let scrolled = try screen.perform(Event("scroll to \"a\""))
    #expect(scrolled.diagnostics.allSatisfy { $0.line > 0 && $0.column > 0 })
  }

  @Test("Many unknown things of a kind are no flood of notes")
  func flood() throws {
    let lines = (1...20).map { "Text(\"\($0)\").unknown\($0)()" }.joined(separator: "\n    ")
    let screen = try screen(
      """
      struct Root: View {
        var body: some View {
          \(lines)
        }
      }
      """)
    let notes = screen.trace.events[0].diagnostics.map(\.message)
    #expect(notes.count == 5)
    #expect(notes.last?.contains("16 more of this kind: .unknown5") == true)
  }

  @Test("Views that are handed to something unknown are said to be missing")
  func missing() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          var body: some View {
            Carousel(pages: 3) { page in
              Yes()
              if page > 1 { No() }
            }
          }
        }
        """)
    let notes = screen.trace.events[0].diagnostics
    let lost = try #require(notes.first { $0.message.contains("missing") })
    #expect(lost.message.contains("2 views behind line 6 are missing"))
    #expect(lost.line == 6)
  }
}
