import Simulation
import Testing

/// Chains that begin with a point, where what they give is declared: `.now.start(of: .month)`.
struct ImplicitChainTests {
  private func shown(_ source: String) throws -> [String] {
    let screen = try Simulator(
      files: [SourceFile(path: "Page.swift", text: "import SwiftUI\n" + source)]
    ).mount()
    return screen.elements.filter(\.isText).map(\.label)
  }

  @Test("They begin with a member of the type that is declared, wherever that stands")
  func declared() throws {
    let texts = try shown(
      """
      struct Step {
        var count = 1
        static var first: Step { Step() }
        var next: Step { Step(count: count + 1) }
        func adding(_ more: Int) -> Step { Step(count: count + more) }
      }
      let everywhere: Step = .first.adding(4)
      struct Page: View {
        static let shared: Step = .first.next
        @State private var state: Step = .first.next.next
        let plain: Step? = .first.adding(3)
        var body: some View {
          Text("\\(everywhere.count) \\(Page.shared.count) \\(state.count) \\(plain?.count ?? 0)")
        }
      }
      """)
    #expect(texts == ["5 2 3 4"])
  }

  @Test("Types of libraries, too, which the program extends")
  func libraries() throws {
    let texts = try shown(
      """
      extension Date {
        static var dawn: Date { Date(timeIntervalSince1970: 0) }
        func later(_ seconds: Double) -> Date { addingTimeInterval(seconds) }
      }
      extension String { func twice() -> String { self + self } }
      enum Moments {
        static let second: Date = .dawn.later(1)
        static let text: String = .init("ab").twice()
      }
      struct Page: View {
        var body: some View {
          Text("\\(Moments.second.timeIntervalSince1970) \\(Moments.text)")
        }
      }
      """)
    #expect(texts == ["1.000000 abab"])
  }

  @Test("What a closure returns that is called at once is what is declared")
  func closures() throws {
    let texts = try shown(
      """
      final class Shelf: ObservableObject {
        @Published var books: Int
        init(books: Int) { self.books = books }
        static var live: Shelf = {
          let count = 3
          return .init(books: count)
        }()
      }
      struct Reader: View {
        @EnvironmentObject private var shelf: Shelf
        var body: some View { Text("\\(shelf.books) books") }
      }
      @main struct Library: App {
        var body: some Scene { WindowGroup { Reader().environmentObject(Shelf.live) } }
      }
      """)
    #expect(texts == ["3 books"])
  }

  @Test("What the program only extends stays what its library makes of it")
  func extended() throws {
    let source = """
      import SwiftUI
      enum Mood: CaseIterable { case calm; static let fallback: Mood = .allCases.first! }
      extension Task where Success == Never, Failure == Never {
        static func rest() async throws { try await Task.sleep(for: .seconds(1)) }
      }
      extension JSONDecoder { static let plain = JSONDecoder() }
      extension JSONEncoder { func text(_ numbers: [Int]) -> Data? { try? encode(numbers) } }
      struct Page: View {
        @State private var text = ""
        var body: some View {
          Button("Go") {
            // What the system shares among all is beyond the engine.
            _ = UserDefaults.standard.integer(forKey: "none")
            Task {
              let data = JSONEncoder().text([1, 2])
              let numbers = data.flatMap { try? JSONDecoder.plain.decode([Int].self, from: $0) }
              text = "\\(numbers ?? []) \\(Mood.fallback)"
            }
          }
          Text(text)
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    let update = try screen.perform(Event("tap \"Go\""))
    #expect(update.changes.map(\.new) == ["[1, 2] calm"])
  }

  @Test("An extension of the defaults reads and writes them")
  func extendedDefaults() throws {
    let source = """
      import SwiftUI
      extension UserDefaults {
        var visits: Int {
          get { integer(forKey: "visits") }
          set { set(newValue, forKey: "visits") }
        }
        func visit() { set(visits + 1, forKey: "visits") }
      }
      struct Page: View {
        @State private var text = ""
        var body: some View {
          Button("Go") {
            UserDefaults.standard.visits = 4
            UserDefaults.standard.visit()
            text = "\\(UserDefaults.standard.visits)"
          }
          Text(text)
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Page.swift", text: source)]).mount()
    #expect(try screen.perform(Event("tap \"Go\"")).changes.map(\.new) == ["5"])
  }

  @Test("A binding to an array says how many there are")
  func bindings() throws {
    let texts = try shown(
      """
      struct Page: View {
        @State private var songs = ["Reed", "Moss"]
        var body: some View {
          Text("\\($songs.count) \\($songs.isEmpty ? "none" : "some")")
        }
      }
      """)
    #expect(texts == ["2 some"])
  }

  @Test("A private operator of numbers means nothing to other files, and numbers have their own")
  func operators() throws {
    let spring = """
      import SwiftUI
      struct Spring {
        var stiffness: Double
        func force<V: VectorArithmetic>(_ way: V) -> V { way * -stiffness }
      }
      private func * <V: VectorArithmetic>(lhs: V, rhs: Double) -> V {
        var copy = lhs
        copy.scale(by: rhs)
        return copy
      }
      private prefix func - <V: VectorArithmetic>(value: V) -> V {
        var copy = value
        copy.scale(by: -1)
        return copy
      }
      """
    let page = """
      import SwiftUI
      struct Page: View {
        @State private var height = -2.0
        var body: some View {
          Text("\\(Spring(stiffness: 2).force(3.0))").offset(y: -height * -1)
        }
      }
      """
    let screen = try Simulator(files: [
      SourceFile(path: "Page.swift", text: page), SourceFile(path: "Spring.swift", text: spring),
    ]).mount()
    #expect(screen.elements.filter(\.isText).map(\.label) == ["-6.000000"])
    #expect(screen.trace.events[0].diagnostics.isEmpty)
  }
}
