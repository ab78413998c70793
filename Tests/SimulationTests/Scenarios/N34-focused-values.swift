import SwiftUI

struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  @Entry var noteTitle: String?

  var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

struct NoteField: View {
  let title: String
  @State private var text = "draft"

  var body: some View {
    TextField(title, text: $text)
      .focusedValue(\.noteTitle, title)
      .focusedValue(\.note, $text)
  }
}

struct Status: View {
  @FocusedValue(\.noteTitle) private var title
  @FocusedBinding(\.note) private var note

  var body: some View {
    Text("\(title ?? "nothing") [\(note ?? "-")]")
    Button("Clear") { note = "" }
  }
}

struct Desk: View {
  var body: some View {
    VStack {
      Status()
      NoteField(title: "One")
      NoteField(title: "Two")
    }
  }
}
