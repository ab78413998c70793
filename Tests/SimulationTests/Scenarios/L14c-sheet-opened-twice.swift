import SwiftUI

struct Editor: View {
  let title: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Text("\(title): \(draft)")
      Button("Close") { dismiss() }
    }
  }
}

struct Home: View {
  @State private var isShown = false
  @State private var title = "T"
  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Button("Title") { title += "!" }
    }
    .sheet(isPresented: $isShown) { Editor(title: title) }
  }
}
