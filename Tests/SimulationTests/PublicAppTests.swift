import Simulation
import Testing

/// What was found wrong when apps of others were played, each by what it rests on.
struct PublicAppTests {
  private func shown(_ source: String, after events: [String] = []) throws -> Screen {
    let screen = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
      .mount("Shown")
    for event in events { try screen.perform(Event(event)) }
    #expect(screen.crash == nil)
    return screen
  }

  @Test("What a library lets a binding do, it does to what the binding leads to")
  func projectionOfALibrary() throws {
    let screen = try shown(
      """
      import Storage
      final class Shelf { var names = ["a"] }
      struct Shown: View {
        @Stored var shelf = Shelf()
        var body: some View {
          ForEach(shelf.names, id: \\.self) { Text($0) }
          Button("Add") { $shelf.names.append("b"); shelf = shelf }
        }
      }
      """, after: ["tap \"Add\"", "tap \"Add\""])
    #expect(screen.elements.map(\.label).contains("a"))
  }

  @Test("The default of a parameter names a static of its type without the type")
  func defaultThatIsStatic() throws {
    let screen = try shown(
      """
      final class Shelf {
        var names: [String]
        init(names: [String] = known) { self.names = names }
      }
      extension Shelf { static let known = ["Aria"] }
      struct Shown: View {
        @State private var shelf = Shelf()
        var body: some View { Text(shelf.names.sorted()[0]) }
      }
      """)
    #expect(screen.elements.map(\.label).contains("Aria"))
  }

  @Test(
    "A number is a number of Foundation's wherever one is asked for",
    arguments: ["hours as! NSNumber", "(hours as Any) as! NSNumber", "hours as NSNumber"])
  func bridging(number: String) throws {
    let screen = try shown(
      """
      import Foundation
      struct Shown: View {
        @State private var hours = 7.5
        var body: some View { Text(text) }
        var text: String { NumberFormatter().string(from: \(number)) == nil ? "none" : "some" }
      }
      """)
    #expect(screen.elements.map(\.label).contains("some"))
  }

  @Test("A function that is called like one of the library calls the library's by its module")
  func wrappedPrint() throws {
    let screen = try shown(
      """
      import Elsewhere
      func print(_ items: Any...) { Swift.print(items.count) }
      struct Shown: View {
        var body: some View { Text("a").onAppear { print("b", Thing().value) } }
      }
      """)
    #expect(
      screen.trace.events.flatMap(\.steps).contains { $0.kind == .print && $0.message == "2" })
  }

  @Test("A file that nobody gave is taken to be in the app, and a note says so")
  func unknownFile() throws {
    let screen = try shown(
      """
      struct Shown: View {
        var body: some View {
          Text("Before")
          VideoPlayer(player: AVPlayer(url: Bundle.main.url(forResource: "tour", withExtension: "mp4")!))
        }
      }
      """)
    #expect(screen.elements.map(\.label).contains("Before"))
    let notes = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    #expect(notes.contains { $0.contains("tour.mp4 is not among the files that were given") })
  }

  @Test("A wrapper of the program knows by the property's type what it is to find")
  func injection() throws {
    let screen = try shown(
      """
      final class Container {
        private static var makers: [String: () -> Any] = [:]
        static func register<T>(_ type: T.Type, _ make: @autoclosure @escaping () -> T) {
          makers[String(describing: type)] = make
        }
        static func resolve<T>(_ type: T.Type) -> T? { makers[String(describing: type)]?() as? T }
      }
      @propertyWrapper struct Inject<T> {
        let wrappedValue: T
        init() {
          guard let found = Container.resolve(T.self) else { fatalError("no \\(T.self)") }
          wrappedValue = found
        }
      }
      protocol Store { var name: String { get } }
      struct Shelf: Store { let name: String }
      struct Part: View {
        @Inject private var store: Store
        @Inject private var count: Int
        var body: some View { Text("\\(store.name) \\(count)") }
      }
      struct Shown: View {
        init() {
          Container.register(Store.self, Shelf(name: "Aria"))
          Container.register(Int.self, 3)
        }
        var body: some View { Part() }
      }
      """)
    #expect(screen.elements.map(\.label).contains("Aria 3"))
  }

  @Test("A type parameter that nobody knows is taken for what is asked")
  func openParameter() throws {
    let screen = try shown(
      """
      func found<T>(_ type: T.Type, _ value: Any) -> T? { value as? T }
      struct Box<T> {
        let value: T?
        init(_ any: Any) { value = found(T.self, any) }
      }
      struct Shown: View {
        var body: some View { Text(Box<Int>(3).value == nil ? "none" : "some") }
      }
      """)
    #expect(screen.elements.map(\.label).contains("some"))
  }

  @Test(
    "What a library shares is found behind a dot alone",
    arguments: [
      "defaults: UserDefaults = .standard", "defaults: UserDefaults = UserDefaults.standard",
    ])
  func sharedDefaults(parameter: String) throws {
    let screen = try shown(
      """
      final class Settings: ObservableObject {
        let defaults: UserDefaults
        init(\(parameter)) {
          self.defaults = defaults
          defaults.register(defaults: ["count": 3])
        }
        var count: Int {
          get { defaults.integer(forKey: "count") }
          set { defaults.set(newValue, forKey: "count"); objectWillChange.send() }
        }
      }
      struct Shown: View {
        @StateObject private var settings = Settings()
        var body: some View { Button("\\(settings.count)") { settings.count += 1 } }
      }
      """, after: ["tap \"3\""])
    #expect(screen.elements.map(\.label).contains("4"))
  }

  @Test("A wrapper that is given its value behind @ wants none of the initialiser")
  func givenBehindTheSign() throws {
    let screen = try shown(
      """
      struct Part: View {
        @AppStorage(wrappedValue: 2, "mode") var mode
        @Binding var name: String
        var body: some View { Text("\\(name) \\(mode)") }
      }
      struct Shown: View {
        @State private var name = "a"
        var body: some View { Part(name: $name) }
      }
      """)
    #expect(screen.elements.map(\.label).contains("a 2"))
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }

  @Test("A closure may give any view")
  func anyViewOfAClosure() throws {
    let screen = try shown(
      """
      struct Part: View {
        let content: (Int) -> any View
        @State private var number = 1
        init(content: @escaping (Int) -> any View) { self.content = content }
        var body: some View {
          AnyView(content(number))
          Button("More") { number += 1 }
        }
      }
      struct Shown: View { var body: some View { Part { number in Text("row \\(number)") } } }
      """, after: ["tap \"More\""])
    #expect(screen.elements.map(\.label).contains("row 2"))
  }

  @Test("A title is chosen by what an object that is made there says")
  func chosenTitle() throws {
    let screen = try shown(
      """
      final class Rules { var count = 1; func allows() -> Bool { count > 0 } }
      struct Shown: View {
        func title() -> LocalizedStringKey { Rules().allows() ? "one" : "none" }
        var body: some View {
          Text(Rules().allows() ? "yes" : "no")
          Button(Rules().allows() ? "go" : "wait") {}
          Text(title())
        }
      }
      """)
    #expect(Set(screen.elements.map(\.label)).isSuperset(of: ["yes", "go", "one"]))
  }

  @Test("What is unwrapped by force is there, where only something unknown speaks against it")
  func forcedUnknown() throws {
    let screen = try shown(
      """
      func setting(_ key: String) -> String? {
        (Bundle.main.infoDictionary?[key] as? String)?.replacingOccurrences(of: "/", with: "")
      }
      struct Shown: View {
        var body: some View {
          Text("before")
          Text(setting("API_KEY")!)
          Text(verbatim: (Bundle.main.object(forInfoDictionaryKey: "URL") as? String)!)
        }
      }
      """)
    #expect(screen.elements.map(\.label).contains("before"))
  }

  @Test("Two values that nobody knows are compared once by an operator of the program")
  func comparedUnknown() throws {
    let screen = try shown(
      """
      import CoreLocation
      extension CLLocationCoordinate2D: Equatable {}
      public func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
        left.latitude == right.latitude && left.longitude == right.longitude
      }
      struct Shown: View {
        let manager = CLLocationManager()
        var body: some View {
          Text(manager.location!.coordinate == manager.location!.coordinate ? "same" : "other")
        }
      }
      """)
    #expect(!screen.elements.isEmpty)
  }

  @Test(
    "A loop whose condition is unknown ends",
    arguments: [
      "while let row = try? rows.next() { count += 1; _ = row }",
      "guard let found = try? rows.all() else { return 0 }; while let row = try? found.next() { count += 1; _ = row }",
      "while !rows.isAtEnd { count += 1 }", "repeat { count += 1 } while !rows.isAtEnd",
    ])
  func openLoop(loop: String) throws {
    let screen = try shown(
      """
      import Storage
      struct Shown: View {
        func count() -> Int {
          var count = 0
          let rows = Connection("a").rows
          \(loop)
          return count
        }
        var body: some View { Text("\\(count())") }
      }
      """)
    #expect(screen.elements.map(\.label).contains { ["1", "2"].contains($0) })
  }

  @Test(
    "What was put into the store before anybody looks is there when a view first looks",
    arguments: [
      "let c = try! ModelContainer(for: Song.self); c.mainContext.insert(Song(name: \"Aria\")); return c",
      """
      let c = try! ModelContainer(for: Song.self)
      let samples: [any PersistentModel] = [Song(name: "Aria")]
      samples.forEach { c.mainContext.insert($0) }
      return c
      """,
    ])
  func samples(making: String) throws {
    let screen = try shown(
      """
      import SwiftData
      @Model final class Song { var name: String; init(name: String) { self.name = name } }
      enum Samples { @MainActor static let container: ModelContainer = { \(making) }() }
      struct First: View {
        @Query private var songs: [Song]
        var body: some View { Text(songs[0].name) }
      }
      struct Shown: View { var body: some View { First().modelContainer(Samples.container) } }
      """)
    #expect(screen.elements.map(\.label).contains("Aria"))
    #expect(screen.trace.events[0].evaluated.filter { $0.instance == "First" }.count == 1)
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }

  @Test("What a protocol calls a type is made by its name in whoever conforms")
  func aliasOfAProtocol() throws {
    let screen = try shown(
      """
      import Combine
      struct Subjects<Kind> { let sent = PassthroughSubject<Kind, Never>() }
      protocol Router { associatedtype Kind; typealias Known = Subjects<Kind> }
      struct Weather: Router { typealias Kind = String }
      struct Shown: View {
        let known = Weather.Known()
        @State private var last = "none"
        var body: some View {
          Button(last) { known.sent.send("rain") }.onReceive(known.sent) { last = $0 }
        }
      }
      """, after: ["tap \"none\""])
    #expect(screen.elements.map(\.label).contains("rain"))
  }

  @Test(
    "A variable of a type, or of none, that may hold nothing begins with nothing",
    arguments: [
      ("static private var instance: Model?", "Model.instance"),
      ("static var instance: Model!", "Model.instance"),
      ("", "shared"),
    ])
  func implicitNothing(declaration: String, name: String) throws {
    let screen = try shown(
      """
      var shared: Model?
      @Observable final class Model {
        \(declaration)
        var count: Int
        init(count: Int) { self.count = count }
        static func current() -> Model {
          if \(name) == nil { \(name) = Model(count: 3) }
          return \(name)!
        }
      }
      struct Shown: View {
        var body: some View { Button("\\(Model.current().count)") { Model.current().count += 1 } }
      }
      """, after: ["tap \"3\""])
    #expect(screen.elements.map(\.label).contains("4"))
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }
}
