import Simulation
import Testing

/// JSON that the program spells out, or that comes with it, becomes its values.
@Suite struct DecodingTests {
  private func labels(_ declarations: String, _ body: String, resources: [SourceFile] = []) throws
    -> [String]
  {
    let source = """
      import SwiftUI
      \(declarations)
      struct Screen: View {
        @State private var lines: [String] = []
        var body: some View {
          ForEach(lines, id: \\.self) { Text($0) }
            .onAppear { do { \(body) } catch { lines = ["failed"] } }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "A.swift", text: source)] + resources)
      .mount("Screen")
    #expect(screen.crash == nil)
    return screen.elements.map(\.label).filter { !screen.instances.contains($0) }
  }

  private static let birds = """
    enum Size: String, Codable { case small, large = "big" }
    struct Nest: Codable { var eggs: Int }
    struct Bird: Codable, Identifiable {
      let id: Int
      var name: String
      var size: Size
      var weight: Double
      var nest: Nest?
      var calls: [String: Bool]
      var line: String { "\\(id) \\(name) \\(size) \\(weight) \\(nest?.eggs ?? -1) \\(calls["day"]!)" }
    }
    """

  private static let json = """
    [{"id":1,"name":"Wren","size":"small","weight":9,"nest":{"eggs":6},"calls":{"day":true}},
     {"id":2,"name":"Heron","size":"big","weight":1500.5,"calls":{"day":false}}]
    """

  @Test("ranges and rectangles, of a file that comes with the app")
  func parts() throws {
    let shown = try labels(
      """
      struct Walk: Codable { var pace: Range<Double>; var hours: ClosedRange<Int>; var map: CGRect }
      func load<T: Decodable>(_ name: String) throws -> T {
        guard let url = Bundle.main.url(forResource: name, withExtension: "json") else { fatalError() }
        return try JSONDecoder().decode(T.self, from: try Data(contentsOf: url))
      }
      """,
      """
      let walks: [Walk] = try load("walks")
      lines = walks.map { "\\($0.pace.upperBound) \\($0.hours.count) \\($0.map.maxX)" }
      let bad: [Walk]? = try? load("bad")
      lines.append("\\(bad == nil)")
      """,
      resources: [
        SourceFile(
          path: "walks.json", name: "walks.json",
          text: #"[{"pace":[1,2.5],"hours":[2,4],"map":[[1,2],[3,4]]}]"#, isResource: true),
        SourceFile(
          path: "bad.json", name: "bad.json",
          text: #"[{"pace":[3,2],"hours":[2,4],"map":[[1,2],[3,4]]}]"#, isResource: true),
      ])
    #expect(shown == ["2.5 3 4.0", "true"])
  }

  @Test("structs, enums, optionals, arrays and dictionaries")
  func plain() throws {
    let shown = try labels(
      Self.birds,
      """
      let data = Data(#"\(Self.json.replacing("\n", with: ""))"#.utf8)
      lines = try JSONDecoder().decode([Bird].self, from: data).map(\\.line)
      """)
    #expect(shown == ["1 Wren small 9.0 6 true", "2 Heron large 1500.5 -1 false"])
  }

  @Test(
    "a date is read as the strategy says, and is a number without one",
    arguments: [
      ("", "0", "2001"), ("", "\"2024-05-06T00:00:00Z\"", "failed"),
      (".iso8601", "\"2024-05-06T00:00:00Z\"", "2024"), (".secondsSince1970", "0", "1970"),
      (".millisecondsSince1970", "86400000", "1970"),
      (".formatted(days)", "\"1968-12-21\"", "1968"),
      (".formatted(days)", "\"December\"", "failed"),
      (".custom { _ in Date(timeIntervalSince1970: 0) }", "\"whatever\"", "1970"),
    ])
  func dates(strategy: String, json: String, year: String) throws {
    let shown = try labels(
      """
      struct Flight: Codable { let day: Date }
      extension Bundle {
        // Only what is expected of the call says what `T` is.
        func read<T: Codable>(_ text: String, _ decoder: JSONDecoder) throws -> T {
          try decoder.decode(T.self, from: Data(text.utf8))
        }
      }
      """,
      """
      let days = DateFormatter()
      days.dateFormat = "y-MM-dd"
      let decoder = JSONDecoder()
      \(strategy.isEmpty ? "" : "decoder.dateDecodingStrategy = \(strategy)")
      let flight: Flight = try Bundle.main.read(#"{"day": \(json)}"#, decoder)
      lines = ["\\(Calendar.current.component(.year, from: flight.day))"]
      """)
    #expect(shown == [year])
  }

  @Test("a file of the folder is found by the bundle")
  func resource() throws {
    let load = """
      let url = Bundle.main.url(forResource: "birds", withExtension: "json")!
      lines = try JSONDecoder().decode([Bird].self, from: Data(contentsOf: url)).map(\\.name)
      """
    let file = SourceFile(
      path: "/x/birds.json", name: "Data/birds.json", text: Self.json, isResource: true)
    #expect(try labels(Self.birds, load, resources: [file]) == ["Wren", "Heron"])
  }

  @Test(
    "a generic function decodes what its caller asks for",
    arguments: [
      (
        "func stock<Goods: Decodable>(_ name: String) -> Goods",
        "Bundle.main", "let birds: [Bird] = stock(\"birds\")"
      ),
      (
        "extension Bundle { func stock<Goods: Decodable>(_ type: Goods.Type, _ name: String) -> Goods",
        "self", "let birds = Bundle.main.stock([Bird].self, \"birds\")"
      ),
      (
        "extension Bundle { func stock<Goods: Decodable>(_ name: String) -> Goods",
        "self", "let birds: [Bird] = Bundle.main.stock(\"birds\")"
      ),
    ])
  func generic(_ head: String, _ bundle: String, _ call: String) throws {
    let declarations = """
      \(Self.birds)
      \(head) {
        guard let url = \(bundle).url(forResource: name, withExtension: "json") else {
          fatalError("\\(name) is nowhere")
        }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { fatalError("\\(name): \\(error)") }
        do { return try JSONDecoder().decode(Goods.self, from: data) } catch {
          fatalError("\\(name) is no \\(Goods.self)")
        }
      }\(head.hasPrefix("extension") ? " }" : "")
      @Observable final class Aviary { \(call) }
      """
    let file = SourceFile(
      path: "/x/birds.json", name: "Data/birds.json", text: Self.json, isResource: true)
    let shown = try labels(
      declarations, "lines = Aviary().birds.map(\\.name)", resources: [file])
    #expect(shown == ["Wren", "Heron"])
    #expect(
      try labels(declarations, "\(call); lines = birds.map(\\.name)", resources: [file]) == shown)
  }

  @Test("keys of its own, snake case, and an initialiser that asks the decoder")
  func keys() throws {
    let shown = try labels(
      """
      struct Song: Decodable {
        let title: String
        let playCount: Int
        enum CodingKeys: String, CodingKey { case title = "name", playCount }
      }
      struct Album: Decodable {
        let songs: [Song]
        let note: String
        enum CodingKeys: CodingKey { case songs, note }
        init(from decoder: Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          songs = try container.decode([Song].self, forKey: .songs)
          note = try container.decodeIfPresent(String.self, forKey: .note) ?? "no note"
        }
      }
      """,
      """
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let text = #"{"songs":[{"name":"Tide","play_count":3}]}"#
      let album = try decoder.decode(Album.self, from: text.data(using: .utf8)!)
      lines = [album.note] + album.songs.map { "\\($0.title) \\($0.playCount)" }
      """)
    #expect(shown == ["no note", "Tide 3"])
  }

  @Test(
    "what does not fit is thrown",
    arguments: [
      #"[{"id":"one","name":"Wren","size":"small","weight":9,"calls":{}}]"#, #"[{"id":1}]"#,
      #"[{"id":1,"name":"Wren","size":"huge","weight":9,"calls":{}}]"#, "[", "{}",
    ])
  func misfit(_ json: String) throws {
    let shown = try labels(
      Self.birds,
      """
      lines = try JSONDecoder().decode([Bird].self, from: Data(#"\(json)"#.utf8)).map(\\.name)
      """)
    #expect(shown == ["failed"])
  }

  @Test("a context fetches, counts and deletes what was inserted")
  func models() throws {
    let source = """
      import SwiftUI
      import SwiftData
      @Model class Note {
        var title: String
        init(title: String) { self.title = title }
      }
      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @State private var report = ""
        var body: some View {
          Text(report)
          Button("Go") {
            for title in ["b", "a", "c"] { context.insert(Note(title: title)) }
            var request = FetchDescriptor<Note>(sortBy: [SortDescriptor(\\.title)])
            let all = try! context.fetch(request).map(\\.title).joined()
            request.predicate = #Predicate<Note> { $0.title != "a" }
            request.fetchLimit = 1
            let some = try! context.fetch(request).map(\\.title).joined()
            try! context.delete(model: Note.self, where: #Predicate { $0.title == "c" })
            report = "\\(all) \\(some) \\(try! context.fetchCount(FetchDescriptor<Note>()))"
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "A.swift", text: source)]).mount("Notes")
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.changes.map(\.new) == ["abc b 2"])
  }
}
