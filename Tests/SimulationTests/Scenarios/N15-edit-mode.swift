import SwiftUI

struct Shelf: View {
  @State private var books = ["Emma", "Ulysses"]

  var body: some View {
    NavigationStack {
      VStack {
        EditButton()
        List {
          ForEach(books, id: \.self) { Text($0) }
            .onDelete { books.remove(atOffsets: $0) }
        }
        Hint()
        Own()
      }
    }
  }
}

struct Hint: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(editMode?.wrappedValue.isEditing == true ? "Delete what you like" : "Read on")
  }
}

struct Own: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    VStack {
      Text(mode.isEditing ? "Own edits" : "Own rests")
      Button("Force") { mode = .active }
      Hint()
    }
    .environment(\.editMode, $mode)
  }
}
