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
    "A crash that rests on something open is told as that, and one that does not as a crash",
    arguments: [
      ("guard Device().isReady else { fatalError(\"not ready\") }", true),
      ("if Device().size > 3 { print(1) } else { print([1][names.count]) }", true),
      ("print(names[Device().count > 3 ? 7 : 8])", true), ("print(names[7])", false),
      ("guard names.isEmpty else { fatalError(\"not ready\") }", false),
    ])
  func crashes(code: String, isOpen: Bool) throws {
    let screen = try screen(
      """
      struct Root: View {
        private let names = ["Ann"]
        var body: some View { Button("go") { \(code) } }
      }
      """)
    let event = try screen.perform(Event("tap \"go\""))
    let errors = event.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("Fatal error") == !isOpen, "\(errors)")
    #expect(errors.first?.contains("which depends") == isOpen, "\(errors)")
    #expect(screen.isTrapped == !isOpen)
  }

  @Test(
    "What catches an error that something open decided is in doubt, and so is an optional attempt",
    arguments: [
      "Task { do { try await wait(); phase = 1 } catch { phase = 2 } }",
      "do { try check(); phase = 1 } catch { phase = 2 }", "phase = (try? check()) == nil ? 2 : 1",
    ])
  func errors(attempt: String) throws {
    let screen = try screen(
      Self.leaves + """
        struct Failure: Error {}
        func check() throws { guard Device().isReady else { throw Failure() } }
        func wait() async throws { guard Device().isReady else { throw Failure() } }
        struct Root: View {
          @State private var phase = 0
          var body: some View {
            if phase == 2 { No() }
            if phase == 1 { Yes() }
            Button("go") { \(attempt) }
          }
        }
        """)
    let tapped = try screen.perform(Event("tap \"go\""))
    #expect(certainties(tapped)["Root"] == .depends)
  }

  @Test("A switch takes one of its cases, whatever it goes by")
  func selection() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          var body: some View {
            Text(title())
            switch Device().state {
            case .on: Yes()
            case .off(let reason):
              No()
              Text(reason.name)
            }
          }
          func title() -> String {
            let title: String
            switch Device().state {
            case .on: title = "on"
            case .off: title = "off"
            }
            return title
          }
        }
        """)
    #expect(screen.crash == nil)
    #expect(certainties(screen.trace.events.first) == ["Root": .certain, "No": .depends])
  }

  @Test("An app is started without arguments and variables, for certain")
  func process() throws {
    let screen = try screen(
      Self.leaves + """
        extension ProcessInfo {
          var isTest: Bool { environment["TEST"] != nil || arguments.contains("-test") }
        }
        struct Root: View {
          var body: some View { if ProcessInfo.processInfo.isTest { Yes() } else { No() } }
        }
        """)
    #expect(certainties(screen.trace.events.first) == ["Root": .certain, "No": .certain])
  }

  @Test(
    "A branch that something open decides is in doubt, however the answer comes to the condition",
    arguments: [
      "if Device().matches(word) { Yes() } else { No() }",
      "let found = Device().matches(word); if found { Yes() } else { No() }",
      "if isLong(word) { Yes() } else { No() }",
      "if let size = Device().size { Yes() } else { No() }",
      "if Device().size != nil { Yes() } else { No() }",
      "switch Device().kind { case .pad: Yes(); default: No() }",
      "Device().isLarge ? AnyView(Yes()) : AnyView(No())",
      "chosen()",
      "Inner(isLong: Device().matches(word))",
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
          init(word: String) { isLong = Device().matches(word) }
          var body: some View { if isLong { Yes() } else { No() } }
        }
        struct Root: View {
          let word = "hello"
          func isLong(_ word: String) -> Bool {
            if Device().matches(word) { return true }
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

  @Test("The screen of the device is a usual phone's, which is told where it decides")
  func device() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          var body: some View { if UIScreen.main.bounds.width > 390 { Yes() } else { No() } }
        }
        """)
    let first = try #require(screen.trace.events.first)
    #expect(certainties(first)["Yes"] == .depends)
    #expect(first.diagnostics.map(\.message).contains { $0.contains("393 by 852 points") })
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
    #expect(sure["Row[0]"] == .usual && sure["Row[7]"] == .depends && sure["Row[8]"] == nil)
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

  @Test("How many elements go, where that is not known, ends no program")
  func removing() throws {
    let screen = try screen(
      """
      struct Root: View {
        @State private var items: [Int] = []
        var body: some View {
          Text("\\(items.count)")
          Button("Shrink") {
            items.removeLast(Device().surplus)
            items.removeFirst(Device().surplus)
          }
        }
      }
      """)
    #expect(
      !(try screen.perform(Event("tap \"Shrink\""))).diagnostics.contains { $0.severity == .error })
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

  @Test("The text of something unknown is unknown: a number that is read from it is not missing")
  func textOfUnknown() throws {
    let screen = try screen(
      """
      struct Root: View {
        var body: some View { Text("\\(Int(String(Device().name).trimmed())!)") }
      }
      extension String { func trimmed() -> String { self } }
      """)
    #expect(screen.crash == nil)
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

  @Test("What is told of several kinds stands in the order in which they came up")
  func floods() throws {
    let lines = (1...6).map { "Unknown\($0)()" } + (1...6).map { "Text(\"\").unknown\($0)()" }
    let screen = try screen(
      """
      struct Root: View {
        var body: some View {
          VStack {
            \(lines.prefix(6).joined(separator: "\n      "))
          }
          VStack {
            \(lines.suffix(6).joined(separator: "\n      "))
          }
        }
      }
      """)
    let more = screen.trace.events[0].diagnostics.map(\.message).filter {
      $0.contains("more of this kind")
    }
    #expect(more.count == 2)
    #expect(more.first?.contains("Unknown5") == true && more.last?.contains(".unknown5") == true)
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

  @Test("What an action decides by something open stays open in what it wrote")
  func kept() throws {
    let screen = try screen(
      Self.leaves + """
        @Observable final class Model { var isOpen = false; var count = 0 }
        struct Reader: View {
          let model: Model
          var body: some View { if model.isOpen { Yes() } }
        }
        struct Root: View {
          @State private var isOn = false
          @State private var model = Model()
          var body: some View {
            if isOn { No() }
            Reader(model: model)
            Button("state") { if !Device().isLarge { isOn = true } }
            Button("object") { if !Device().isLarge { model.isOpen = true } }
            Button("surely") { isOn = false }
            Button("on") { isOn = true }
          }
        }
        """)
    #expect(
      certainties(try screen.perform(Event("tap \"state\""))) == ["Root": .depends, "No": .depends])
    #expect(
      certainties(try screen.perform(Event("tap \"object\"")))
        == ["Reader": .depends, "Yes": .depends])
    try screen.perform(Event("tap \"surely\""))
    #expect(
      certainties(try screen.perform(Event("tap \"on\""))) == ["Root": .certain, "No": .certain])
  }

  @Test("What stands behind a branch that cannot leave the function is as sure as before")
  func behind() throws {
    let screen = try screen(
      """
      struct Root: View {
        @State private var count = 0
        @State private var other = 0
        var body: some View {
          Text("\\(count)")
          Child(other: $other)
          Button("joins") { if Device().isLarge { count += 1 }; other += 1 }
          Button("leaves") { if Device().isLarge { return }; other += 1 }
        }
      }
      struct Child: View { @Binding var other: Int; var body: some View { Text("\\(other)") } }
      """)
    #expect(certainties(try screen.perform(Event("tap \"joins\""))) == ["Child": .certain])
    #expect(certainties(try screen.perform(Event("tap \"leaves\""))) == ["Child": .depends])
  }

  @Test(
    "What the branch would write that is not taken is open as well",
    arguments: [
      "if Device().isLarge { columns = 3 }", "guard Device().isLarge else { return }; columns = 3",
      "if !Device().isLarge { other += 1 } else { columns = 3 }",
      "if Device().isLarge { withAnimation { columns += 1 } }",
      "switch Device().kind { case .pad: columns = 3; default: break }",
    ])
  func untaken(_ action: String) throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          @State private var columns = 1
          @State private var other = 0
          @State private var clicks = 0
          var body: some View {
            if clicks > 0, columns < 2 { Yes() }
            Button("decide") { \(action.replacing("; ", with: "\n")) }
            Button("show") { clicks += 1 }
          }
        }
        """)
    try screen.perform(Event("tap \"decide\""))
    #expect(
      certainties(try screen.perform(Event("tap \"show\"")))
        == ["Root": .certain, "Yes": .depends])
  }

  @Test("What runs because of a view that may not be there, or a value that is open, depends")
  func effects() throws {
    let screen = try screen(
      """
      struct Root: View {
        @State private var seen = 0
        @State private var isWide = false
        @State private var told = 0
        @State private var loaded = 0
        var body: some View {
          Text("\\(seen) \\(told) \\(loaded)").onChange(of: isWide) { told += 1 }
          if !Device().isLarge {
            Text("small").onAppear { seen += 1 }
            Text("task").task { loaded += 1 }
          }
          Button("wide") { if !Device().isLarge { isWide = true } }
        }
      }
      """)
    let first = try #require(screen.trace.events.first)
    #expect(first.passes.last?.evaluated.map(\.certainty) == [.depends])
    let appearing = first.steps.filter { $0.kind == .effect && $0.message.hasPrefix("onAppear") }
    #expect(appearing.map(\.certainty) == [.depends])
    #expect(appearing.allSatisfy { $0.message.contains("it depends: Device().isLarge") })
    let told = try screen.perform(Event("tap \"wide\""))
    #expect(told.passes.count == 2)
    #expect(told.passes.last?.evaluated.map(\.certainty) == [.depends])
  }

  @Test("A size that rests on the font is told to onGeometryChange, and what it writes depends")
  func geometry() throws {
    let screen = try screen(
      Self.leaves + """
        struct Root: View {
          @State private var width = 0.0
          var body: some View {
            Text("a").onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
            if width > 5 { Yes() }
          }
        }
        """)
    let first = try #require(screen.trace.events.first)
    #expect(first.passes.flatMap(\.effects) == ["onGeometryChange 10.0"])
    #expect(first.passes.last?.evaluated.map(\.certainty) == [.depends, .depends])
    #expect(first.steps.contains { $0.kind == .effect && $0.rule == "PF2" })
  }

  @Test(
    "Values of libraries compare by what they hold",
    arguments: [
      "1..<5", "0.5...1.5", "1...", "SIMD2<Float>(1, 2)", "SIMD3<Double>(1, 2, 3)",
      "\"hello\".prefix(2)", "URLRequest(url: URL(string: \"https://a.b\")!)",
      "Alignment(horizontal: .leading, vertical: .top)", "AnyHashable(1)", "KeyEquivalent(\"a\")",
      "PersonNameComponents(givenName: \"Ann\")", "ProposedViewSize(width: 1, height: 2)",
      "KeyPathComparator(\\String.count)", "NSRange(location: 1, length: 2)",
      "[GridItem(.flexible())]", "DateComponents(year: 2026)", "EdgeInsets()",
    ])
  func values(_ text: String) throws {
    let screen = try screen(
      """
      struct Holder<Value>: View { let value: Value; var body: some View { Text("holder") } }
      struct Root: View {
        @State private var clicks = 0
        var body: some View {
          Holder(value: \(text))
          Button("\\(clicks)") { clicks += 1 }
        }
      }
      """)
    #expect(certainties(try screen.perform(Event("tap \"0\""))) == ["Root": .certain], "\(text)")
  }
}
