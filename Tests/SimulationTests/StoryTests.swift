import Simulation
import Testing

/// What the steps of a trace tell, and what they follow from.
@Suite struct StoryTests {
  private func screen(_ source: String, root: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Story.swift", text: source)]).mount(root)
  }

  private static let recipe = """
    struct Recipe { var title = "Tart"; var guests = 4; var celsius = 180 }
    struct Card: View {
      @State private var recipe = Recipe()
      var body: some View {
        VStack {
          Text("\\(recipe.title) for \\(recipe.guests)")
          Oven(celsius: $recipe.celsius)
          Button("Guest") { recipe.guests += 1 }
        }
      }
    }
    struct Oven: View {
      @Binding var celsius: Int
      var body: some View { Text("\\(celsius)") }
    }
    """

  @Test("a skip after a check follows from the run that described the view, and not from the event")
  func skipAfterCheck() throws {
    let event = try screen(Self.recipe, root: "Card").perform(Event("tap \"Guest\""))
    let skip = try #require(event.steps.last { $0.kind == .skip && $0.instance == "Oven" })
    #expect(event.steps[skip.n - 2].kind == .check)
    #expect(event.chain(from: skip.n).map(\.kind) == [.skip, .evaluate, .mark, .write, .event])
  }

  @Test("what the root prints while it is made is a part of the story")
  func rootIsMade() throws {
    let source = """
      final class Model { init() { print("model") } }
      struct Tray: View {
        let model = Model()
        init() { print("tray") }
        var body: some View { Text("tray") }
      }
      """
    let screen = try screen(source, root: "Tray")
    let steps = try #require(screen.trace.events.first).steps
    #expect(steps.prefix(4).map(\.kind) == [.event, .print, .print, .insert])
    #expect(steps[1...2].map(\.message) == ["model", "tray"])
    let broken = "struct Tray: View { init() { fatalError() }; var body: some View { Text(\"\") } }"
    #expect(throws: SourceError.self) { try self.screen(broken, root: "Tray") }
  }

  @Test("a text that comes or goes is told so, and one that changes with both")
  func comingAndGoing() throws {
    let source = """
      struct Cake: View {
        @State private var cakes = 0
        var body: some View {
          VStack {
            if cakes == 1 { Text("You took cake") }
            Text("\\(cakes)")
            Button("Take") { cakes += 1 }
          }
        }
      }
      """
    let screen = try screen(source, root: "Cake")
    func changes() throws -> [String] {
      try screen.perform(Event("tap \"Take\"")).steps.filter { $0.kind == .change }.map(\.message)
        .sorted()
    }
    #expect(try changes() == ["Text \"0\" -> \"1\"", "Text \"You took cake\" appears"])
    #expect(screen.trace.events.last?.changes.compactMap(\.coming).count == 1)
  }

  @Test("rows that stand in another order are told, and rows before which others come are not")
  func moves() throws {
    let source = """
      struct Queue: View {
        @State private var names = ["Ann", "Ben", "Cleo"]
        @State private var seats = [Seat(number: 1), Seat(number: 2)]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { Guest(name: $0) }
            ForEach(seats) { Text("seat \\($0.number)") }
            Button("Seats") { seats.swapAt(0, 1) }
            Button("Reverse") { names.reverse() }
            Button("Last first") { names.insert(names.removeLast(), at: 0) }
            Button("Many") { names = (1...9).map(String.init) + names }
            Button("Sort") { names.sort { $0.count < $1.count } }
          }
        }
      }
      struct Seat: Identifiable { let id = UUID(); let number: Int }
      struct Guest: View {
        let name: String
        var body: some View { Text(name) }
      }
      """
    let screen = try screen(source, root: "Queue")
    func moves(_ button: String) throws -> [String] {
      try screen.perform(Event("tap \"\(button)\"")).steps
        .filter(\.isMove).map(\.message)
    }
    #expect(
      try moves("Reverse")
        == ["the rows stand in another order: Guest[Cleo], Guest[Ben], Guest[Ann]"])
    #expect(try moves("Last first") == ["Guest[Ann] moves from place 3 to place 1"])
    #expect(try moves("Many") == [])
    #expect(try moves("Last first") == ["Guest[Ben] moves from place 12 to place 1"])
    #expect(try moves("Sort") == ["Guest[Ben] moves from place 1 to place 10"])
    #expect(try moves("Reverse") == ["11 of 12 rows change places"])
    #expect(try moves("Seats") == ["a row moves from place 2 to place 1"])
    #expect(screen.trace.events.dropFirst().allSatisfy { $0.evaluated.count < 11 })
  }

  @Test("what a view keeps to be called is called by self, too, and is no modifier")
  func heldFunctions() throws {
    let source = """
      struct Shelf<Content: View>: View {
        let font: Font
        let content: () -> Content
        let add: (Int) -> Void
        @Environment(\\.dismiss) private var dismiss
        init(font: Font, add: @escaping (Int) -> Void, @ViewBuilder content: @escaping () -> Content) {
          self.font = font
          self.add = add
          self.content = content
        }
        var body: some View {
          VStack {
            self.content()
            Button("Add") { self.add(3); self.dismiss() }
          }
        }
      }
      struct Shop: View {
        @State private var books = 0
        var body: some View {
          Shelf(font: .body, add: { books += $0 }) { Text("\\(books) books") }.font(.title)
        }
      }
      """
    let screen = try screen(source, root: "Shop")
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.crash == nil)
    #expect(screen.trace.events.last?.changes.map(\.new) == ["3 books"])
    #expect(
      !screen.trace.events.flatMap(\.diagnostics).contains { $0.message.contains(".content") })
  }

  @Test("a skip and a comparison stand at the line that makes the view")
  func places() throws {
    let source = """
      struct Shop: View {
        @State private var stock = 4
        var body: some View {
          VStack {
            Sign()
            Row(
              count: stock)
            Button("Sell") { stock -= 1 }
          }
        }
      }
      struct Sign: View { var body: some View { Text("Shop") } }
      struct Row: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      """
    let event = try screen(source, root: "Shop").perform(Event("tap \"Sell\""))
    #expect(event.steps.first { $0.kind == .skip }?.line == 5)
    #expect(event.steps.first { $0.kind == .compare }?.line == 6)
  }

  @Test("what listens to a preference follows from the run that set it")
  func preference() throws {
    let source = """
      struct Width: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
      }
      struct Page: View {
        @State private var width = 0
        var body: some View {
          Heading().onPreferenceChange(Width.self) { width = $0 }
          Text("\\(width) wide")
        }
      }
      struct Heading: View {
        @State private var count = 3
        var body: some View {
          Button("Wider") { count += 1 }.preference(key: Width.self, value: count)
        }
      }
      """
    let event = try screen(source, root: "Page").perform(Event("tap \"Wider\""))
    let effect = try #require(event.steps.first { $0.kind == .effect })
    #expect(event.chain(from: effect.n).map(\.kind) == [.effect, .evaluate, .mark, .write, .event])
  }

  @Test("the texts of a view that leaves go with it, those of a branch are told")
  func leaving() throws {
    let source = """
      struct Garden: View {
        @State private var isOpen = true
        var body: some View {
          if isOpen {
            Text("open")
            Bed()
          }
          Button("Fold") { isOpen.toggle() }
        }
      }
      struct Bed: View { var body: some View { Text("Bed") } }
      """
    let event = try screen(source, root: "Garden").perform(Event("tap \"Fold\""))
    let told = event.steps.filter { $0.kind == .change || $0.kind == .remove }
    #expect(told.map(\.message) == ["Text \"open\" is gone", "Bed leaves the tree"])
    #expect(event.changes.map(\.old) == ["open", "Bed"])
  }

  @Test("each pass but the first begins with a step that is known")
  func passes() throws {
    let source = """
      struct Table: View {
        @State private var rolls = 11
        @State private var boxes = 0
        var body: some View {
          VStack {
            Text("\\(rolls), \\(boxes)")
            Button("Roll") { rolls += 1 }
          }
          .onChange(of: rolls) { boxes = rolls / 12 }
        }
      }
      """
    let event = try screen(source, root: "Table").perform(Event("tap \"Roll\""))
    let begun = event.steps.filter { event.passBegun(by: $0) != nil }
    #expect(begun.map(\.pass) == [2])
    #expect(begun.first?.kind == .mark)
    #expect(begun.first.map { event.steps[$0.n - 2].pass } == 1)
  }

  @Test(
    "a modifier whose argument changes is a change on the screen, one that shows nothing is none")
  func looks() throws {
    let source = """
      struct Card: View {
        @State private var isLarge = false
        var body: some View {
          VStack {
            Text("stamps")
              .font(isLarge ? .title : .body)
              .opacity(isLarge ? 1 : 0.5)
              .frame(width: isLarge ? 20 : 10, height: 5)
              .blur(radius: isLarge ? 0 : 2)
              .tag(isLarge ? 1 : 2)
            Button("Larger") { isLarge = true }
          }
        }
      }
      """
    let event = try screen(source, root: "Card").perform(Event("tap \"Larger\""))
    let changes = event.changes.map { "\($0.what) \($0.old) -> \($0.new)" }
    #expect(
      Set(changes) == [
        ".font .body -> .title", ".opacity 0.5 -> 1.0", ".frame width 10.0 -> 20.0",
        ".blur 2.0 -> 0.0",
      ])
    #expect(event.steps.count { $0.kind == .change } == 4)
  }

  // MARK: What is open

  private static let tips = """
    struct Screen: View {
      @State private var percent = 10
      @State private var guests = 2
      var body: some View {
        VStack {
          Text("\\(guests) guests")
          Card(percent: $percent)
          Idle(percent: $percent)
          Button("Both") {
            percent += 5
            guests += 1
          }
        }
      }
    }
    struct Card: View {
      @Binding var percent: Int
      var body: some View { Row(percent: $percent) }
    }
    struct Row: View {
      @Binding var percent: Int
      var body: some View { Button("More \\(percent)") { percent += 5 } }
    }
    struct Idle: View {
      @Binding var percent: Int
      var body: some View { Text("still") }
    }
    """

  @Test("whoever holds a binding and does not read is as open as its owner: D1, D3, D8")
  func borrowers() throws {
    let event = try screen(Self.tips, root: "Screen").perform(Event("tap \"More 10\""))
    let silent = event.steps.filter { $0.kind == .skip }
    #expect(silent.map(\.instance) == ["Screen", "Card", "Idle"])
    #expect(silent.map(\.rule) == ["D1", "D8", "D3"])
    #expect(silent.allSatisfy { $0.certainty == .usual })
    #expect(event.instancesInDoubt == ["Screen", "Card", "Idle"])
    #expect(event.evaluated.map(\.instance) == ["Row"])
  }

  @Test("whoever holds a binding to another part is not open")
  func otherPart() throws {
    let source = """
      struct Trip { var title = "Lisbon"; var nights = 3 }
      struct Editor: View {
        @State private var trip = Trip()
        var body: some View {
          VStack {
            Title(title: $trip.title)
            Nights(nights: $trip.nights)
          }
        }
      }
      struct Title: View {
        @Binding var title: String
        var body: some View { Button("Rename") { title = "Porto" } }
      }
      struct Nights: View {
        @Binding var nights: Int
        var body: some View { Button("Longer") { nights += 1 } }
      }
      """
    let screen = try screen(source, root: "Editor")
    #expect(
      try screen.perform(Event("tap \"Longer\"")).instancesInDoubt == ["Editor", "Nights"])
    #expect(
      try screen.perform(Event("tap \"Rename\"")).instancesInDoubt == ["Editor", "Title"])
  }

  @Test("an owner that something else has run is not open")
  func told() throws {
    let event = try screen(Self.tips, root: "Screen").perform(Event("tap \"Both\""))
    #expect(!event.instancesInDoubt.contains("Screen"))
    #expect(event.evaluated.contains { $0.instance == "Screen" && $0.certainty == .certain })
    let aside = event.steps.filter { $0.message.hasPrefix("Screen.body is not told: ") }
    #expect(aside.map(\.kind) == [.check])
  }

  @Test("what is described by a run that is open is as open")
  func describedInDoubt() throws {
    let source = """
      struct Garden: View {
        @State private var target = 5
        var body: some View {
          VStack {
            Can(litres: target)
            Button("More") { target += 1 }
          }
        }
      }
      struct Can: View {
        @State var litres: Int
        var body: some View { Stamp(time: UUID()) }
      }
      struct Stamp: View {
        let time: UUID
        var body: some View { Text("\\(time)") }
      }
      """
    let event = try screen(source, root: "Garden").perform(Event("tap \"More\""))
    #expect(event.instancesInDoubt == ["Can", "Stamp"])
  }
}
