import SwiftUI

extension EnvironmentValues { @Entry var tone = "plain" }
@Observable final class Doc { var text = "t"; var views = 0 }
struct Detail: View {
  let doc: Doc
  @Environment(\.tone) private var tone
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("\(tone) \(doc.text)")
      Button("Edit") { doc.text += "!" }
      Button("View") { doc.views += 1 }
      Button("Done") { dismiss() }
    }
  }
}
struct Root: View {
  @State private var doc = Doc()
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Detail(doc: doc) }
      .environment(\.tone, "loud")
  }
}
