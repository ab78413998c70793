import SwiftUI

@Observable
final class Draft {
  var text = "a"
  var version = 1
}

struct Editor: View {
  @State private var draft = Draft()
  @State private var saves = 0
  @State private var log = ""

  var body: some View {
    VStack {
      Text("\(saves) saves")
      Button("Save") { saves += 1 }
      Button("Version") { draft.version += 1 }
      Button("Text") { draft.text += "b" }
    }
    .onAppear { log = "appeared with \(draft.version)" }
    .onChange(of: saves) { log = "saved \(draft.text)" }
    .task { log += draft.text }
  }
}
