import SwiftUI

@Observable final class Note: Identifiable {
  let id: Int
  var text = "a"
  init(id: Int) { self.id = id }
}

struct Editor: View {
  let notes: [Note]
  var body: some View {
    List { ForEach(notes) { note in Button("note \(note.text)") { note.text += "b" } } }
  }
}

struct Root: View {
  @State private var notes = [Note(id: 1)]
  @State private var shows = false
  var body: some View {
    Button("open") { shows = true }.sheet(isPresented: $shows) { Editor(notes: notes) }
  }
}
