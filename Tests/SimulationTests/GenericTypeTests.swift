import Simulation
import Testing

/// Generic types of the program: their parameters stand for something, and types that differ in them
/// are two.
@Suite struct GenericTypeTests {
  private func screen(_ source: String) throws -> Screen {
    let file = SourceFile(path: "Generic.swift", text: "import SwiftUI\n" + source)
    return try Simulator(files: [file]).mount("Main")
  }

  private func texts(_ screen: Screen) throws -> [String] {
    var found: [String] = []
    func look(_ view: LaidOutView) {
      if view.isText, let text = view.text { found.append(text) }
      view.children.forEach(look)
    }
    if let tree = try screen.laidOut().tree { look(tree) }
    return found
  }

  @Test("a parameter of a view's type stands for what the view was given, and in states, too")
  func parametersOfViews() throws {
    let screen = try screen(
      """
      enum Size: String, CaseIterable { case small, large }
      protocol Titled: View { static var title: String { get }; init() }
      struct Home: Titled { static let title = "Home"; var body: some View { Text("at home") } }
      struct Choices<T: CaseIterable & Hashable & RawRepresentable>: View
      where T.RawValue == String, T.AllCases: RandomAccessCollection {
        @Binding var chosen: T
        @State private var first = T.allCases.first!
        var body: some View {
          ForEach(T.allCases, id: \\.self) { Text($0.rawValue) }
          Text("first \\(first.rawValue) of \\(T.allCases.count)")
        }
      }
      struct Page<P: Titled>: View { var body: some View { Text(P.title); P() } }
      final class Model<P: Titled> { let name = P.title; var other: String { P.title + "!" } }
      struct Main: View {
        @State private var size = Size.large
        private let model = Model<Home>()
        var body: some View {
          Choices(chosen: $size)
          Page<Home>()
          Text(model.name + model.other)
        }
      }
      """)
    #expect(
      try texts(screen) == [
        "small", "large", "first small of 2", "Home", "at home", "HomeHome!",
      ])
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }

  @Test("objects, keys and destinations of a generic type are told apart by its arguments")
  func types() throws {
    let screen = try screen(
      """
      @Observable final class Store<T> { var value: T; init(_ value: T) { self.value = value } }
      struct Key<Tag>: EnvironmentKey { static var defaultValue: Int { 0 } }
      enum Wide {}
      enum High {}
      extension EnvironmentValues {
        var wide: Int { get { self[Key<Wide>.self] } set { self[Key<Wide>.self] = newValue } }
        var high: Int { get { self[Key<High>.self] } set { self[Key<High>.self] = newValue } }
      }
      struct Most<Tag>: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
      }
      struct Inner: View {
        @Environment(Store<Int>.self) private var number
        @Environment(Store<String>.self) private var word
        @Environment(\\.wide) private var wide
        @Environment(\\.high) private var high
        var body: some View {
          Text("\\(number.value) \\(word.value) \\(wide) \\(high)")
            .preference(key: Most<Wide>.self, value: 6).preference(key: Most<High>.self, value: 3)
        }
      }
      struct Main: View {
        @State private var number = Store(1)
        @State private var word = Store("w")
        @State private var seen: [Int] = [0, 0]
        var body: some View {
          Inner()
            .onPreferenceChange(Most<Wide>.self) { seen[0] = $0 }
            .onPreferenceChange(Most<High>.self) { seen[1] = $0 }
            .environment(number).environment(word).environment(\\.wide, 4).environment(\\.high, 5)
          Text(verbatim: "\\(seen)")
        }
      }
      """)
    #expect(try texts(screen) == ["1 w 4 5", "[6, 3]"])
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }

  @Test("a path finds the destination for a value's arguments")
  func destinations() throws {
    let screen = try screen(
      """
      struct Route<T: Hashable>: Hashable { let id: T }
      struct Main: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Number") { path.append(Route(id: 1)) }
              Button("Word") { path.append(Route(id: "x")) }
            }
            .navigationDestination(for: Route<Int>.self) { Text("number \\($0.id)") }
            .navigationDestination(for: Route<String>.self) { Text("word \\($0.id)") }
          }
        }
      }
      """)
    #expect(try screen.perform(Event("tap \"Number\"")).changes.map(\.new) == ["number 1"])
    try screen.perform(Event("back"))
    #expect(try screen.perform(Event("tap \"Word\"")).changes.map(\.new) == ["word x"])
  }

  @Test("in an AnyView another argument makes another view, which begins anew (I9)")
  func erased() throws {
    let screen = try screen(
      """
      struct Counter<T>: View {
        @State private var count = 0
        var body: some View { Button("\\(count)") { count += 1 } }
      }
      struct Main: View {
        @State private var isFirst = true
        var body: some View {
          isFirst ? AnyView(Counter<Int>()) : AnyView(Counter<String>())
          Button("Flip") { isFirst.toggle() }
        }
      }
      """)
    try screen.perform(Event("tap \"0\""))
    #expect(try screen.perform(Event("tap \"Flip\"")).discarded.count == 1)
  }
}
