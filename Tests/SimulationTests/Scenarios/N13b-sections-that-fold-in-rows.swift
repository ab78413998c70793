import SwiftUI

struct Shelf: Identifiable {
  let id: String
  var books: [String]
  var isOpen = true
}

struct Library: View {
  @State private var shelves = [
    Shelf(id: "A", books: ["a1", "a2"]), Shelf(id: "B", books: ["b1"]),
  ]

  var body: some View {
    List {
      ForEach($shelves) { $shelf in
        Section(shelf.id, isExpanded: $shelf.isOpen) {
          ForEach(shelf.books, id: \.self) { Title(text: $0) }
        }
      }
    }
  }
}

struct Title: View {
  let text: String
  var body: some View { Text(text) }
}
