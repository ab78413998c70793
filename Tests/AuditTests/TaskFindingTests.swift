import Audit
import Testing

@Suite("Tasks and defaults that do not fit the screen")
struct TaskFindingTests {
  private let outer = """
    struct Outer: View {
      @State private var id = 1
      var body: some View { Detail(id: id); Button("Next") { id += 1 } }
    }

    """

  private func detail(_ task: String, _ more: String = "") -> String {
    """
    struct Detail: View {
      let id: Int
      @State private var text = ""
      var body: some View {
        Text(text)
          \(task)
      }
      \(more)
    }
    """
  }

  @Test("A task without an id that shows what was handed in first is told")
  func outdated() throws {
    let bad = outer + detail(".task { text = \"loaded \\(id)\" }")
    let found = try findings(.outdatedTask, in: bad)
    #expect(found.map(\.line) == ["      .task { text = \"loaded \\(id)\" }"])
    #expect(found.first?.finding.view == "Detail")
    #expect(found.first?.finding.rule == "L6")
    let good = outer + detail(".task(id: id) { text = \"loaded \\(id)\" }")
    #expect(try findings(.outdatedTask, in: good).isEmpty)
  }

  @Test("So is one that has its answer only after the other value was handed in")
  func outdatedLater() throws {
    let wait = "try? await Task.sleep(for: .seconds(1)); "
    let bad = outer + detail(".task { \(wait)text = \"loaded \\(id)\" }")
    #expect(try findings(.outdatedTask, in: bad).count == 1)
    let good = outer + detail(".task(id: id) { \(wait)text = \"loaded \\(id)\" }")
    #expect(try findings(.outdatedTask, in: good).isEmpty)
  }

  @Test("So is one that calls a method which reads it")
  func outdatedByMethod() throws {
    let bad =
      outer
      + detail(
        ".task { await load() }",
        "private func load() async { text = \"loaded \\(id)\" }")
    #expect(try findings(.outdatedTask, in: bad).map(\.line) == ["      .task { await load() }"])
  }

  @Test("One whose work something else does for another value is not")
  func kept() throws {
    let good =
      outer
      + detail(
        ".task { text = \"loaded \\(id)\" }.onChange(of: id) { text = \"loaded \\(id)\" }")
    #expect(try findings(.outdatedTask, in: good).isEmpty)
    let other = outer + detail(".task { text = \"loaded\" }.accessibilityLabel(\"\\(id)\")")
    #expect(try findings(.outdatedTask, in: other).isEmpty)
  }

  @Test("Of a structure what the closure names counts, and not the rest")
  func parts() throws {
    let text = """
      struct Item: Identifiable { let id: Int; var name = "a"; var isLiked = false }
      struct Detail: View {
        let item: Item
        @State private var text = ""
        var body: some View { Text(text).task { text = "loaded \\(item.name)" } }
      }
      struct Outer: View {
        @State private var item = Item(id: 1)
        var body: some View { Detail(item: item); Button("Change") { item.PART } }
      }
      """
    let liked = text.replacing("PART", with: "isLiked.toggle()")
    #expect(try findings(.outdatedTask, in: liked).isEmpty)
    let named = text.replacing("PART", with: "name = \"b\"")
    #expect(try findings(.outdatedTask, in: named).count == 1)
  }

  private func clock(_ modifier: String) -> String {
    """
    final class Model: ObservableObject { @Published var n = 0 }
    struct Ticker: View {
      @ObservedObject var model: Model
      @State private var running: Task<Void, Never>?
      var body: some View {
        Text("clock")
          \(modifier)
      }
    }
    struct Outer: View {
      @StateObject private var model = Model()
      @State private var isOn = true
      var body: some View {
        Text("n \\(model.n)")
        if isOn { Ticker(model: model) }
        Button("Switch") { isOn.toggle() }
      }
    }
    """
  }

  private let loop =
    "while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); model.n += 1 }"

  @Test("A task of onAppear that goes on after its view, one more each time, is told")
  func left() throws {
    let found = try findings(.leftTask, in: clock(".onAppear { Task { \(loop) } }"))
    #expect(found.map(\.line) == ["      .onAppear { Task { \(loop) } }"])
    #expect(found.first?.finding.view == "Ticker")
  }

  @Test("One that is cancelled with its view, or comes to its end, is not")
  func ended() throws {
    #expect(try findings(.leftTask, in: clock(".task { \(loop) }")).isEmpty)
    let cancelled = clock(
      ".onAppear { running = Task { \(loop) } }.onDisappear { running?.cancel() }")
    #expect(try findings(.leftTask, in: cancelled).isEmpty)
    let short = clock(
      ".onAppear { Task { try? await Task.sleep(for: .seconds(1)); model.n += 1 } }")
    #expect(try findings(.leftTask, in: short).isEmpty)
  }

  @Test("A default that makes an object is told where it is another one for a reader")
  func remadeDefault() throws {
    let text = """
      @Observable final class Theme { var name = "red"; static let plain = Theme() }
      extension EnvironmentValues {
        @Entry var theme = Theme()
      }
      struct Plate: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text(theme.name); Button("Blue") { theme.name = "blue" } }
      }
      struct Outer: View {
        @State private var n = 0
        var body: some View { Plate().environment(\\.lineLimit, n); Button("Next") { n += 1 } }
      }
      """
    let found = try findings(.remadeDefault, in: text)
    #expect(found.map(\.line) == ["  @Entry var theme = Theme()"])
    #expect(found.first?.finding.view == "Plate")
    let kept = text.replacing("= Theme()\n}", with: "= Theme.plain\n}")
    #expect(kept != text)
    #expect(try findings(.remadeDefault, in: kept).isEmpty)
  }
}
