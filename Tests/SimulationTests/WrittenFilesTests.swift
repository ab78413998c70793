import Simulation
import Testing

/// What a program writes to the disk, and reads again.
struct WrittenFilesTests {
  private func printed(_ work: String, _ declarations: String = "") throws -> [String] {
    let source = """
      import SwiftUI
      struct Song: Codable { var title: String }
      \(declarations)
      struct Page: View {
        var body: some View { Button("Go") { go() } }
        func go() {
          let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          let file = folder.appendingPathComponent("songs.json")
          \(work)
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    return try screen.perform(Event("tap \"Go\"")).printed
  }

  @Test("What an encoder wrote is read back, and a file that nobody wrote throws")
  func coded() throws {
    let lines = try printed(
      """
      let before = try? Data(contentsOf: file)
      print(before == nil, FileManager.default.fileExists(atPath: file.path))
      do {
        let data = try JSONEncoder().encode([Song(title: "Reed")])
        try data.write(to: file, options: [.atomic])
        let songs = try JSONDecoder().decode([Song].self, from: Data(contentsOf: file))
        print(songs.count, songs[0].title, FileManager.default.fileExists(atPath: file.path))
        try FileManager.default.removeItem(at: file)
        print(FileManager.default.fileExists(atPath: file.path))
        _ = try Data(contentsOf: file)
        print("never")
      } catch { print("thrown") }
      """)
    #expect(lines == ["true false", "1 Reed true", "false", "thrown"])
  }

  @Test("Texts, folders and what lies in them")
  func folders() throws {
    let lines = try printed(
      """
      do {
        let drafts = folder.appendingPathComponent("drafts")
        try FileManager.default.createDirectory(at: drafts, withIntermediateDirectories: true)
        try "Reed".write(to: drafts.appendingPathComponent("b.txt"), atomically: true, encoding: .utf8)
        try "Moss".write(to: drafts.appendingPathComponent("a.txt"), atomically: true, encoding: .utf8)
        print(try FileManager.default.contentsOfDirectory(atPath: drafts.path))
        print(try String(contentsOf: drafts.appendingPathComponent("a.txt"), encoding: .utf8))
        try "x".write(to: folder.appendingPathComponent("no/a.txt"), atomically: true, encoding: .utf8)
        print("never")
      } catch { print("thrown") }
      """)
    #expect(lines == ["[\"a.txt\", \"b.txt\"]", "Moss", "thrown"])
  }

  @Test("A note says that a file is not there yet")
  func noted() throws {
    let source = """
      import SwiftUI
      struct Page: View {
        @State private var text = ""
        var body: some View {
          Text(text).onAppear {
            let url = URL.documentsDirectory.appending(path: "notes.txt")
            text = (try? String(contentsOf: url, encoding: .utf8)) ?? "nothing yet"
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    #expect(screen.elements.filter(\.isText).map(\.label) == ["nothing yet"])
    let notes = screen.trace.events[0].diagnostics.map(\.message)
    #expect(notes.contains { $0.contains("there is no notes.txt until the program writes it") })
  }

  @Test("A context that a view model makes of its container is the store that views see")
  func contexts() throws {
    let source = """
      import SwiftUI
      import SwiftData
      @Model final class Song { var title: String; init(title: String) { self.title = title } }
      @Observable final class Library {
        let context: ModelContext
        var songs: [Song] = []
        init(container: ModelContainer) { context = container.mainContext; load() }
        func load() { songs = (try? context.fetch(FetchDescriptor<Song>())) ?? [] }
        func add() { context.insert(Song(title: "Reed")); load() }
      }
      struct Page: View {
        @State private var library = Library(container: try! ModelContainer(for: Song.self))
        @Query private var all: [Song]
        var body: some View {
          Text("\\(library.songs.count) of \\(all.count)")
          Button("Add") { library.add() }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    let notes = screen.trace.events[0].diagnostics.map(\.message)
    #expect(notes.allSatisfy { $0.contains("the store holds no Song") })
    let update = try screen.perform(Event("tap \"Add\""))
    #expect(update.changes.map(\.new) == ["1 of 1"])
  }
}
