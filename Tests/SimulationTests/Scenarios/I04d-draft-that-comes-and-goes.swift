import SwiftUI

@Observable final class Draft { var text = "" }

struct DraftView: View {
  @Bindable var draft: Draft
  @State private var focus = 0
  var body: some View {
    VStack {
      TextField("text", text: $draft.text)
      Button("focus \(focus)") { focus += 1 }
    }
  }
}

struct Root: View {
  @State private var draft: Draft?
  var body: some View {
    VStack {
      if let draft {
        DraftView(draft: draft)
        Button("drop") { self.draft = nil }
      } else {
        Button("new") { draft = Draft() }
      }
      Button("swap") { draft = Draft() }
    }
  }
}
