import Audit
import Testing

@Suite("Faults that runs show")
struct FaultTests {
  private let model = "final class Model: ObservableObject { @Published var n = 0 }\n"

  @Test("A view that observes what it makes is told at the property")
  func observedOwner() throws {
    let inner =
      "struct Inner: View {\n  @WRAPPER var model = Model()\n"
      + "  var body: some View { Text(\"\\(model.n)\") }\n}\n"
    let bad = model + ticking("Inner()") + inner.replacing("WRAPPER", with: "ObservedObject")
    let found = try findings(.observedOwner, in: bad)
    #expect(found.map(\.line) == ["  @ObservedObject var model = Model()"])
    #expect(found.first?.finding.rule == "O6")
    #expect(found.first?.finding.saves == 1)
    let good = model + ticking("Inner()") + inner.replacing("WRAPPER", with: "StateObject")
    #expect(try audit(good).findings == [])
  }

  @Test("An object that somebody shares is nobody's to keep")
  func sharedObject() throws {
    let text = """
      final class Model: ObservableObject { static let shared = Model(); @Published var n = 0 }
      struct Inner: View {
        @ObservedObject var model = Model.shared
        var body: some View { Text("\\(model.n)") }
      }

      """
    #expect(try audit(text + ticking("Inner()")).findings == [])
  }

  @Test("State that changed and begins anew in the other branch is told at the if")
  func otherBranch() throws {
    let row =
      "struct Row: View {\n  let name: String\n  @State private var on = false\n"
      + "  var body: some View { Toggle(name, isOn: $on) }\n}\n"
    let bad =
      row + """
        struct Outer: View {
          @State private var wide = false
          var body: some View {
            VStack {
              Button("switch") { wide.toggle() }
              if wide {
                Row(name: "w")
              } else {
                Row(name: "n")
              }
            }
          }
        }
        """
    let found = try findings(.lostState, in: bad)
    #expect(found.map(\.line) == ["      if wide {"])
    #expect(
      found.first?.finding.trace.hasSuffix("--do 'toggle \"n\"' --do 'tap \"switch\"'") == true)
    let good =
      row + """
        struct Outer: View {
          @State private var wide = false
          var body: some View {
            VStack { Button("switch") { wide.toggle() }; Row(name: wide ? "w" : "n") }
          }
        }
        """
    #expect(try findings(.lostState, in: good).isEmpty)
  }

  @Test("A draft that is gone when what shows it comes back is told; a sheet's is not")
  func comingBack() throws {
    let note =
      "struct Note: View {\n  @State private var draft = \"\"\n"
      + "  var body: some View { TextField(\"Note\", text: $draft) }\n}\n"
    let panel =
      note + """
        struct Outer: View {
          @State private var shown = true
          var body: some View {
            VStack {
              Button(shown ? "Hide" : "Show") { shown.toggle() }
              if shown { Note() }
            }
          }
        }
        """
    #expect(try findings(.lostState, in: panel).map(\.line) == ["      if shown { Note() }"])
    let sheet =
      note + """
        struct Outer: View {
          @State private var shown = false
          var body: some View {
            Button("Open") { shown.toggle() }.sheet(isPresented: $shown) { Note() }
          }
        }
        """
    #expect(try findings(.lostState, in: sheet).isEmpty)
  }

  @Test("An .id that is put there to begin anew is no lost state")
  func deliberateIdentity() throws {
    let text = """
      struct Note: View {
        @State private var draft = ""
        var body: some View { TextField("Note", text: $draft) }
      }
      struct Outer: View {
        @State private var round = 0
        var body: some View { VStack { Button("New") { round += 1 }; Note().id(round) } }
      }
      """
    #expect(try audit(text).findings == [])
  }

  @Test("An AnyView whose type changes is told where it is made")
  func erasedType() throws {
    let text = """
      struct Row: View {
        @State private var on = false
        var body: some View { Toggle("on", isOn: $on) }
      }
      struct Outer: View {
        @State private var wide = false
        var content: AnyView {
          if wide { return AnyView(WIDE) }
          return AnyView(Row())
        }
        var body: some View { VStack { Button("switch") { wide.toggle() }; content } }
      }
      """
    let bad = text.replacing("WIDE", with: "Row().padding()")
    #expect(try findings(.erasedType, in: bad).map(\.finding.rule) == ["I9"])
    #expect(try audit(text.replacing("WIDE", with: "Row()")).findings == [])
  }

  @Test("Computed identifiers are told at the identifier, stored ones are not")
  func unstableIdentifier() throws {
    let text = """
      struct Item: Identifiable {
        IDENTIFIER
        let name: String
      }
      struct Row: View {
        let name: String
        @State private var on = false
        var body: some View { Toggle(name, isOn: $on) }
      }
      struct Outer: View {
        @State private var tick = 0
        @State private var items = [Item(name: "a"), Item(name: "b")]
        var body: some View {
          VStack {
            Button("tick \\(tick)") { tick += 1 }
            ForEach(items) { Row(name: $0.name) }
          }
        }
      }
      """
    let bad = text.replacing("IDENTIFIER", with: "var id: UUID { UUID() }")
    let found = try findings(.unstableID, in: bad)
    #expect(found.map(\.line) == ["  var id: UUID { UUID() }"])
    #expect(found.first?.finding.saves == 2)
    #expect(try audit(text.replacing("IDENTIFIER", with: "let id = UUID()")).findings == [])
  }

  @Test("An .id made in the body is told where a view of the program is lost, and nowhere else")
  func identityMadeInBody() throws {
    let row =
      "struct Row: View { @State private var on = false\n"
      + "  var body: some View { Toggle(\"on\", isOn: $on) } }\n"
    #expect(try findings(.unstableID, in: row + ticking("Row().id(UUID())")).count == 1)
    #expect(try audit(row + ticking("ProgressView().id(UUID())")).findings == [])
    #expect(try audit(row + ticking("Row().id(\"row\")")).findings == [])
  }

  @Test("Positions for identifiers are told where elements move under the state of rows")
  func positionalIdentifier() throws {
    let text = """
      struct Row: View {
        let name: String
        @State private var on = false
        var body: some View { Toggle(name, isOn: $on) }
      }
      struct Outer: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
          VStack {
            Button("drop") { items.CHANGE }
            ROWS
          }
        }
      }
      """
    let positions = "ForEach(items.indices, id: \\.self) { Row(name: items[$0]) }"
    let elements = "ForEach(items, id: \\.self) { Row(name: $0) }"
    func program(_ rows: String, _ change: String) -> String {
      text.replacing("ROWS", with: rows).replacing("CHANGE", with: change)
    }
    let found = try findings(.positionalID, in: program(positions, "removeFirst()"))
    #expect(found.map(\.line) == ["      " + positions])
    #expect(try audit(program(elements, "removeFirst()")).findings == [])
    // What is only added at the end stays where it was.
    #expect(try findings(.positionalID, in: program(positions, "append(\"x\")")).isEmpty)
  }

  @Test("Writes in a body are told at the write")
  func writeInBody() throws {
    let text = """
      struct Outer: View {
        @State private var a = 0
        @State private var b = 0
        func count() -> Int {
          b = a
          return a
        }
        var body: some View { Button("\\(count())") { a += 1 } }
      }
      """
    #expect(try findings(.writeInBody, in: text).first?.line == "    b = a")
    #expect(try findings(.writeInBody, in: text.replacing("b = a", with: "_ = b")).isEmpty)
  }

  @Test("Two onChange that feed each other are one loop")
  func updateLoop() throws {
    let text = """
      struct Outer: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
          Button("go \\(a) \\(b)") { a += 1 }
            .onChange(of: a) { b += 1 }
            .onChange(of: b) { a STEP }
        }
      }
      """
    #expect(try findings(.updateLoop, in: text.replacing("STEP", with: "+= 1")).count == 1)
    #expect(try findings(.updateLoop, in: text.replacing("STEP", with: "= 7")).isEmpty)
  }

  @Test("A missing object is told in the app and in the preview; one that is provided is not")
  func missingObject() throws {
    let text = """
      final class Store: ObservableObject { @Published var n = 0 }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home()GIVEN } } }
      struct Home: View {
        @State private var shown = false
        var body: some View { VStack { Button("open") { shown = true }; if shown { Inner() } } }
      }
      struct Inner: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.n)") }
      }
      #Preview { Inner()GIVEN }
      """
    let found = try findings(.missingObject, in: text.replacing("GIVEN", with: ""))
    #expect(
      Set(found.map(\.line)) == ["  @EnvironmentObject var store: Store", "#Preview { Inner() }"])
    #expect(found.contains { $0.finding.trace.hasSuffix("--as-is") })
    // Of a type that the program does not declare nobody knows who provides it.
    let foreign = text.replacing("GIVEN", with: "")
      .replacing("final class Store: ObservableObject { @Published var n = 0 }", with: "")
    #expect(try findings(.missingObject, in: foreign).isEmpty)
    let given = text.replacing("GIVEN", with: ".environmentObject(Store())")
    #expect(try findings(.missingObject, in: given).isEmpty)
  }

  @Test("An object that only another branch of a screen has is missing, whoever shows the screen")
  func providedElsewhere() throws {
    let text = """
      final class Store: ObservableObject { @Published var n = 0 }
      struct Home: View {
        @StateObject private var store = Store()
        @State private var shown = false
        var body: some View {
          VStack { Inner().environmentObject(store); Button("open") { shown = true } }
            .sheet(isPresented: $shown) { Inner()GIVEN }
        }
      }
      struct Inner: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.n)") }
      }
      """
    let found = try findings(.missingObject, in: text.replacing("GIVEN", with: ""))
    #expect(found.map(\.line) == ["  @EnvironmentObject var store: Store"])
    #expect(found.first?.finding.prevented.hasPrefix("Provide it above this branch") == true)
    let given = text.replacing("GIVEN", with: ".environmentObject(store)")
    #expect(try findings(.missingObject, in: given).isEmpty)
  }

  @Test("What only the machine would make up is not proposed as a cure")
  func unknownArguments() throws {
    let text = """
      final class Store: ObservableObject {
        @Published var n: Int
        init(n: Int) { self.n = n }
      }
      struct Inner: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.n)") }
      }
      #Preview { Inner() }
      """
    let prevented = try findings(.missingObject, in: text).map(\.finding.prevented)
    #expect(prevented == ["Provide one in the preview: .environmentObject(Store(…))."])
  }
}
