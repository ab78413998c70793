import SwiftUI

struct ClearButton: View {
  @Binding var note: String

  var body: some View {
    Button("Clear") { note = "" }
  }
}

struct NoteView: View {
  @Binding var note: String

  var body: some View {
    Text("Note: \(note)")
  }
}

struct Notebook: View {
  @State private var note = "milk"

  var body: some View {
    VStack {
      NoteView(note: $note)
      ClearButton(note: $note)
    }
  }
}
