import Simulation
import Testing

/// Wrappers of SwiftUI in properties that hold them, and are not wrapped by them.
@Suite struct HeldWrapperTests {
  private func screen(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Main.swift", text: "import SwiftUI\n" + source)])
      .mount("Main")
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.elements.map(\.label).filter { !screen.instances.contains($0) }
  }

  @Test("a state that a property holds is a state of the view")
  func states() throws {
    let screen = try screen(
      """
      struct Keeping<Content: View, Kept>: View {
        private let kept: State<Kept>
        private let content: (Binding<Kept>) -> Content
        init(_ first: Kept, @ViewBuilder content: @escaping (Binding<Kept>) -> Content) {
          kept = State(initialValue: first)
          self.content = content
        }
        var body: some View { content(kept.projectedValue) }
      }
      struct Counting: View {
        let count = State(wrappedValue: 4)
        var body: some View { Button("count \\(count.wrappedValue)") { count.wrappedValue += 1 } }
      }
      struct Main: View {
        @State private var word = "a"
        var body: some View {
          Keeping(false) { $isOpen in Toggle(isOpen ? "open" : "closed", isOn: $isOpen) }
          Counting()
          Button("say \\(word)") { word += "b" }
        }
      }
      """)
    #expect(labels(screen) == ["closed", "count 4", "say a"])
    try screen.perform(Event("toggle \"closed\""))
    let event = try screen.perform(Event("tap \"count 4\""))
    try screen.perform(Event("tap \"say a\""))
    #expect(labels(screen) == ["open", "count 5", "say ab"])
    try screen.perform(Event("set Counting.count = 9"))
    #expect(labels(screen) == ["open", "count 9", "say ab"])
    #expect(event.writes.map(\.new) == ["5"])
  }

  @Test("the storage of a wrapped property is read, written and projected by its own name")
  func storage() throws {
    let screen = try screen(
      """
      struct Lamp: View {
        @Binding var isLit: Bool
        var body: some View { Toggle("lamp \\(_isLit.wrappedValue)", isOn: _isLit.projectedValue) }
      }
      struct Main: View {
        @State private var count: Int
        @State private var isLit = false
        init() { _count = State(initialValue: 1) }
        var body: some View {
          Button("count \\(_count.wrappedValue)") {
            _count.wrappedValue += 1
            self._count.wrappedValue *= 10
          }
          Lamp(isLit: _isLit.projectedValue)
        }
      }
      """)
    try screen.perform(Event("tap \"count 1\""))
    try screen.perform(Event("toggle \"lamp false\""))
    #expect(labels(screen) == ["count 20", "lamp true"])
  }

  @Test("a request that an initialiser makes finds what the store holds")
  func requests() throws {
    let screen = try screen(
      """
      import CoreData
      class Singer: NSManagedObject { @NSManaged var name: String }
      struct Filtered<Kind: NSManagedObject, Content: View>: View {
        var request: FetchRequest<Kind>
        let content: (Kind) -> Content
        var body: some View { ForEach(request.wrappedValue, id: \\.self) { content($0) } }
        init(@ViewBuilder content: @escaping (Kind) -> Content) {
          request = FetchRequest<Kind>(entity: Kind.entity(), sortDescriptors: [])
          self.content = content
        }
      }
      struct Main: View {
        @Environment(\\.managedObjectContext) private var store
        var body: some View {
          Filtered { (singer: Singer) in Text(singer.name) }
          Button("add") {
            let singer = Singer(context: store)
            singer.name = "Ella"
            try? store.save()
          }
        }
      }
      """)
    try screen.perform(Event("tap \"add\""))
    #expect(labels(screen) == ["Ella", "add"])
  }

  @Test("a type of the program that is called like a wrapper is no wrapper")
  func namesakes() throws {
    let screen = try screen(
      """
      enum State<Value> { case empty, loaded(Value) }
      struct Shelf: View {
        var state: State<Int> = .loaded(3)
        var body: some View {
          if case .loaded(let count) = state { Text("\\(count) books") } else { Text("none") }
        }
      }
      struct Main: View { var body: some View { Shelf(); Shelf(state: .empty) } }
      """)
    #expect(labels(screen) == ["3 books", "none"])
  }
}
