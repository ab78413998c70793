import SwiftUI

struct Note: Identifiable, Hashable { let id: String; var text: String }

struct NoteRow: View {
  let note: Note
  @State private var isOpen = false
  var body: some View { Button("Open \(note.text)") { isOpen.toggle() }.opacity(isOpen ? 1 : 0.5) }
}

struct Todo: View {
  @State private var notes = ["a", "b", "c"].map { Note(id: $0, text: $0.uppercased()) }
  var body: some View {
    List {
      ForEach(notes) { NoteRow(note: $0) }
        .onDelete { notes.remove(atOffsets: $0) }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
    }
    .toolbar { Button("Add") { notes.append(Note(id: "d", text: "D")) } }
  }
}
