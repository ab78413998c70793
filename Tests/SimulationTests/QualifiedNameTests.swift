import Simulation
import Testing

/// `SwiftUI.Toggle` where a `Toggle` of the program is nearer.
@Suite struct QualifiedNameTests {
  @Test("the name of the framework before a type tells it from one that a type of the program has")
  func nested() throws {
    let source = """
      import SwiftUI

      enum Kit {
        struct Toggle<Label: View>: View {
          @Binding var isOn: Bool
          @ViewBuilder var label: () -> Label
          var body: some View { SwiftUI.Toggle(isOn: $isOn, label: label) }
        }
        struct Text: View {
          let text: String
          var inner: SwiftUI.Text { SwiftUI.Text(text) }
          var body: some View { inner.bold() }
        }
      }
      struct Root: View {
        @State private var isOn = false
        var body: some View {
          Kit.Toggle(isOn: $isOn) { Kit.Text(text: "Light") }
          Kit.Text(text: isOn ? "on" : "off")
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Root.swift", text: source)]).mount("Root")
    #expect(screen.elements.contains { $0.label == "off" })
    try screen.perform(Event("toggle \"Light\""))
    #expect(screen.elements.contains { $0.label == "on" })
    #expect(screen.trace.events.flatMap(\.diagnostics).isEmpty)
  }
}
