import SwiftUI

struct Note: Identifiable {
  let id: Int
  var text: String
}

struct NoteEditor: View {
  let note: Note
  @State private var draft: String
  @State private var edits: Int

  init(note: Note) {
    self.note = note
    _draft = State(initialValue: note.text)
    edits = 0
  }

  var body: some View {
    VStack {
      Text("\(note.id): \(draft), \(edits) edits")
      Button("Edit") {
        draft += "!"
        edits += 1
      }
    }
  }
}

struct Notebook: View {
  @State private var notes = [Note(id: 1, text: "milk"), Note(id: 2, text: "eggs")]
  @State private var selection = 0

  var body: some View {
    VStack {
      NoteEditor(note: notes[selection])
      Button("Select other") { selection = 1 - selection }
      Button("Change text") { notes[selection].text = "flour" }
    }
  }
}

struct CarefulNotebook: View {
  @State private var notes = [Note(id: 1, text: "milk"), Note(id: 2, text: "eggs")]
  @State private var selection = 0

  var body: some View {
    VStack {
      NoteEditor(note: notes[selection])
        .id(notes[selection].id)
      Button("Select other") { selection = 1 - selection }
    }
  }
}

struct Both: View {
  var body: some View {
    VStack {
      Notebook()
      CarefulNotebook()
    }
  }
}
