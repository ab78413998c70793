import SwiftData
import SwiftUI

@Model
final class Book {
  var title: String
  var pages: Int

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    Text(book.title)
  }
}

struct Shelf: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.pages, order: .reverse) private var books: [Book]
  @Query(filter: #Predicate<Book> { $0.pages > 500 }) private var thick: [Book]

  var body: some View {
    VStack {
      Text("\(books.count) books, the longest: \(books.first?.title ?? "none")")
      ForEach(books) { book in BookRow(book: book) }
      Button("Thin") { context.insert(Book(title: "Pamphlet", pages: 20)) }
      Button("Long") { context.insert(Book(title: "Saga", pages: 400)) }
      Button("Burn") { books.first.map(context.delete) }
      Button("Rename") { books[0].title = "Epic" }
      Dusty()
    }
  }
}

struct Dusty: View {
  @Query private var books: [Book]
  @State private var isDusted = false

  var body: some View {
    Button(isDusted ? "Clean" : "Dust") { isDusted = true }
  }
}
