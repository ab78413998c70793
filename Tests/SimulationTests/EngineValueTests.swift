import Simulation
import Testing

/// Values of libraries go over to the typed engine and back, so that what has one in it runs there:
/// the evaluator would be stopped in the middle of such loops.
@Suite struct EngineValueTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Own.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  private func printed(_ source: String) throws -> [String] {
    try screen(
      source + "\nstruct Main: View { var body: some View { let _ = demo(); Text(\"done\") } }"
    ).printed
  }

  @Test(
    "a struct with a value of a library in it runs on the engine",
    arguments: [
      "id = UUID()", "made = Date()", "link = URL(string: \"https://example.com\")",
      "price: Decimal = 1", "bytes = Data([1])", "parts = DateComponents(year: 2026)",
      "place = Locale(identifier: \"de_DE\")", "unit = Calendar.Component.day",
      "share: Float = 0.1", "name: Substring = \"ab\"", "spot = CGPoint(x: 1, y: 2)",
      "length: Duration = .seconds(2)", "tint = Color.red", "order: ComparisonResult? = nil",
      "seen: Set<UUID> = []", "result: Result<Int, Never>? = nil", "font: Font? = nil",
    ])
  func models(property: String) throws {
    let printed = try printed(
      """
      struct Item {
        var \(property)
        func work() -> Int {
          var sum = 0
          for number in 0..<4_000_000 { sum = (sum + number) % 1_000 }
          return sum
        }
        mutating func renew() -> Int { self = Item(); return work() }
      }
      func demo() {
        var item = Item()
        print(item.work(), item.renew())
      }
      """)
    #expect(printed == ["0 0"])
  }

  @Test("what comes back is what went over")
  func roundTrip() throws {
    let printed = try printed(
      """
      struct Item: Equatable {
        var id = UUID()
        var made = Date(timeIntervalSince1970: 1.5)
        var length = Duration.milliseconds(1_250)
        var share: Float = 1.0 / 3
        var spot = CGPoint(x: 1, y: 2)
        var tint = Color.red
        func copy() -> Item { self }
        func longer() -> Item { var copy = self; copy.length += .seconds(1); return copy }
        func isTinted(like other: Item) -> Bool { tint == other.tint }
      }
      func demo() {
        let item = Item()
        let copy = item.copy()
        print(copy == item, copy.id == item.id, copy.made == item.made, copy.tint == item.tint)
        print(item.longer().length, copy.share, item.copy().spot.y, item.isTinted(like: copy))
        print(item.isTinted(like: Item(tint: .blue)), Item().copy() == item)
      }
      """)
    #expect(printed == ["true true true true", "2.25 seconds 0.33333334 2.0 true", "false false"])
  }

  @Test("a constant that is another each time that it is made is one for all")
  func constants() throws {
    let printed = try printed(
      """
      struct Device {
        static let id = UUID()
        static let made = Date()
        var name = "a"
        func isSame(_ other: UUID) -> Bool { other == Device.id }
        func isSame(_ other: Date) -> Bool { other == Device.made }
      }
      func demo() {
        let (id, made) = (Device.id, Device.made)
        print(Device().isSame(id), Device().isSame(made))
      }
      """)
    #expect(printed == ["true true"])
  }

  @Test("the hour of a moment that went over in a list is made up, and so is what it decides")
  func hours() throws {
    let screen = try screen(
      """
      struct Visit: Identifiable {
        let id = UUID()
        var date = Date()
        var count = 0
        func counted() -> Visit { var copy = self; copy.count += 1; return copy }
      }
      struct Day { var visits: [Visit]; var last: Date { visits[visits.count - 1].date } }
      struct Early: View { var body: some View { Text("early") } }
      struct Main: View {
        @State private var visits = [Visit(), Visit()]
        @State private var isCounted = false
        var body: some View {
          if isCounted, Calendar.current.component(.hour, from: Day(visits: visits).last) < 12 {
            Early()
          }
          Button("count") {
            visits = visits.map { $0.counted() }
            isCounted = true
          }
        }
      }
      """)
    let event = try screen.perform(Event("tap \"count\""))
    #expect(event.evaluated.filter { $0.instance == "Early" }.map(\.certainty) == [.depends])
  }

  @Test("what a call comes to outlives the machine that stopped in the middle of it")
  func spoiledMachines() throws {
    let printed = try printed(
      """
      struct Item { let id = UUID(); var name: String }
      final class Store: ObservableObject {
        @Published var items: [Item] = []
        init() { if let found = load() { items = found } }
        func load() -> [Item]? {
          guard !FileManager.default.fileExists(atPath: "/usr/local/items") || {
            guard let found = try? FileManager.default.attributesOfItem(atPath: "/usr/local/items")
            else { return true }
            return found.isEmpty
          }() else { return nil }
          return [Item(name: "a")]
        }
      }
      func demo() {
        for _ in 0..<5 { print(Store().items.map { $0.name }) }
      }
      """)
    #expect(printed == Array(repeating: "[\"a\"]", count: 5))
  }

  @Test("a wrapper that tells of its value may be looked at around it")
  func wrappersThatTell() throws {
    let printed = try printed(
      """
      @propertyWrapper struct Told {
        var wrappedValue: Int { didSet { tell?(wrappedValue) } }
        var tell: ((Int) -> Void)?
        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
        var projectedValue: Told { get { self } set { self = newValue } }
      }
      final class Clock {
        @Told var time = 1
        var factor = 5
        func start() { _time.tell = { [unowned self] in print($0, factor) } }
      }
      func demo() {
        let clock = Clock()
        clock.start()
        clock.time = 2
      }
      """)
    #expect(printed == ["2 5"])
  }

  @Test("numbers of every name are made wherever code runs")
  func numbers() throws {
    let screen = try screen(
      """
      import Combine
      struct Main: View {
        var body: some View {
          Text("x").onAppear {
            [1].publisher.map { TimeInterval($0) / 4 }.sink { print($0) }.cancel()
            [1].publisher.map { Float($0) / 3 }.sink { print($0) }.cancel()
          }
        }
      }
      """)
    #expect(screen.printed == ["0.25", "0.33333334"])
  }

  @Test("a file outside of the app's folders is nothing that is known")
  func filesOfOthers() throws {
    let screen = try screen(
      """
      struct Found: View { var body: some View { Text("found") } }
      struct Missing: View { var body: some View { Text("missing") } }
      struct Main: View {
        var body: some View {
          if FileManager.default.fileExists(atPath: "/usr/local/bin/tool") { Found() } else { Missing() }
        }
      }
      """)
    let first = try #require(screen.trace.events.first)
    #expect(first.evaluated.filter { $0.instance == "Missing" }.map(\.certainty) == [.depends])
  }
}
