import Simulation
import Testing

/// Methods that a program adds to objects of a library under the name of one that is there.
@Suite struct LibraryOverloadTests {
  @Test("The overload that the types say is called, outside and in the one that hands on")
  func overloads() throws {
    let source = """
      import SwiftUI
      struct Song: Codable, Identifiable { var id = 1; var title: String }
      extension UserDefaults {
        func songs(forKey key: String) -> [Song] {
          guard let data = data(forKey: key) else { return [] }
          return (try? JSONDecoder().decode([Song].self, from: data)) ?? []
        }
        func set(_ songs: [Song], forKey key: String) {
          let data = try? JSONEncoder().encode(songs)
          set(data, forKey: key)
        }
      }
      final class Store: ObservableObject {
        var songs: [Song] {
          get { UserDefaults.standard.songs(forKey: "songs") }
          set {
            UserDefaults.standard.set(newValue, forKey: "songs")
            objectWillChange.send()
          }
        }
        init() { if songs.isEmpty { songs = [Song(title: "Blue")] } }
      }
      struct Shelf: View {
        @StateObject private var store = Store()
        var body: some View {
          VStack {
            ForEach(store.songs) { Text($0.title) }
            Button("Add") { store.songs.append(Song(id: 2, title: "Red")) }
            Button("Count") { UserDefaults.standard.set(store.songs.count, forKey: "count") }
            Text("\\(UserDefaults.standard.integer(forKey: "count")) counted")
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)])
      .mount("Shelf")
    #expect(screen.trace.events[0].diagnostics.map(\.message) == [])
    #expect(screen.elements.map(\.label).contains("Blue"))
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.elements.map(\.label).contains("Red"))
    try screen.perform(Event("tap \"Count\""))
    try screen.perform(Event("tap \"Add\""))
    #expect(screen.elements.map(\.label).contains("2 counted"))
  }

  @Test("A suite has values of its own, which a stored property of that suite shares")
  func suites() throws {
    let source = """
      import SwiftUI
      extension UserDefaults { static let group = UserDefaults(suiteName: "group.app")! }
      struct Shelf: View {
        @AppStorage("count", store: .group) private var shared = 1
        @AppStorage("count") private var own = 5
        var body: some View {
          Text("\\(shared) \\(own) \\(UserDefaults.group.integer(forKey: "count"))")
          Button("Share") { shared += 1 }
          Button("Set") { UserDefaults(suiteName: "group.app")?.set(7, forKey: "count") }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)])
      .mount("Shelf")
    #expect(screen.trace.events[0].diagnostics.map(\.message) == [])
    #expect(try screen.perform(Event("tap \"Share\"")).changes.map(\.new) == ["2 5 2"])
    #expect(try screen.perform(Event("tap \"Set\"")).changes.map(\.new) == ["7 5 7"])
  }

  @Test(
    "A property that a program adds to a text may ask what the text itself has from the library")
  func addedProperties() throws {
    let source = """
      import SwiftUI
      extension String {
        var hasDigits: Bool { rangeOfCharacter(from: .decimalDigits) != nil }
        var isAddress: Bool { range(of: "^[a-z]+@[a-z]+$", options: .regularExpression) != nil }
        var hasStar: Bool { self.range(of: "*") != nil }
      }
      extension Date { var isNew: Bool { timeIntervalSince(Date(timeIntervalSince1970: 0)) < 9 } }
      struct Shelf: View {
        var body: some View {
          Text("\\("a1".hasDigits) \\("ab".hasDigits)")
          Text("\\("a@b".isAddress) \\("ab".isAddress)")
          Text("\\("*".hasStar) \\("ab".hasStar) \\(Date(timeIntervalSince1970: 3).isNew)")
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Shelf.swift", text: source)])
      .mount("Shelf")
    #expect(screen.trace.events[0].diagnostics.map(\.message) == [])
    let labels = screen.elements.map(\.label)
    #expect(labels.contains("true false") && labels.contains("true false true"), "\(labels)")
    #expect(labels.filter { $0 == "true false" }.count == 2)
  }
}
