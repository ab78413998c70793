import SwiftUI

struct Shelf: View {
  @State private var name: String?
  @State private var books: [String] = []

  var body: some View {
    VStack {
      EmptyView().onAppear { print("empty") }
      Group {
        if let name { Text(name) }
      }
      .onAppear { print("group appears") }
      .onDisappear { print("group disappears") }
      .task { print("group task") }
      ForEach(books, id: \.self) { Text($0) }
        .onAppear { print("rows appear") }
      VStack { if let name { Text(name) } }
        .onAppear { print("stack appears") }
      Button("Name") { name = name == nil ? "Ada" : nil }
      Button("Book") { books.append("Book \(books.count)") }
    }
  }
}
