import Simulation
import Testing

/// What is put on the screen when nobody names it.
@Suite struct DefaultRootTests {
  private func mount(_ source: String) throws -> Screen {
    try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount()
  }

  private static let views = """
    import SwiftUI
    final class Settings: ObservableObject { @Published var name = "Ada" }
    struct Row: View {
      let title: String
      var body: some View { Text(title) }
    }
    struct Panel: View {
      @EnvironmentObject private var settings: Settings
      var body: some View { Row(title: settings.name) }
    }

    """

  @Test("a view that needs an object is shown as its preview provider shows it")
  func provider() throws {
    let screen = try mount(
      Self.views + """
        struct Panel_Previews: PreviewProvider {
          static let settings = Settings()
          static var previews: some View {
            Panel().environmentObject(settings)
            Text("second")
          }
        }
        """)
    #expect(screen.trace.root == "Panel_Previews")
    #expect(screen.trace.events[0].evaluated.map(\.view) == ["Panel", "Row"])
  }

  @Test("a view that needs nothing is shown itself, whatever its preview provider shows")
  func view() throws {
    let screen = try mount(
      """
      import SwiftUI
      struct Plain: View {
        @State private var n = 0
        var body: some View { Text("\\(n)") }
      }
      struct Plain_Previews: PreviewProvider {
        static var previews: some View { Group { Plain(); Plain() } }
      }
      """)
    #expect(screen.trace.root == "Plain")
    #expect(screen.trace.events[0].evaluated.count == 1)
  }

  @Test("an app and a preview macro come before")
  func order() throws {
    let provider = """
      struct Panel_Previews: PreviewProvider { static var previews: some View { Text("a") } }

      """
    let preview = "#Preview(\"Named\", traits: .sizeThatFitsLayout) { Row(title: \"b\") }\n"
    let app =
      "@main struct Main: App { var body: some Scene { WindowGroup { Row(title: \"c\") } } }\n"
    #expect(try mount(Self.views + provider + preview).trace.root == "Preview")
    #expect(try mount(Self.views + provider + preview + app).trace.root == "Main")
  }

  @Test("an app is shown before the widgets that stand before it")
  func appBeforeWidget() throws {
    let screen = try mount(
      """
      import SwiftUI
      import WidgetKit
      @main struct Hours: Widget {
        var body: some WidgetConfiguration {
          IntentConfiguration(kind: "hours", intent: Plan.self, provider: Provider()) { _ in
            Text("widget")
          }
        }
      }
      @main struct Clock: App { var body: some Scene { WindowGroup { Text("app") } } }
      """)
    #expect(screen.trace.root == "Clock")
  }
}
