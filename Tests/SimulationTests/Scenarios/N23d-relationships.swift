import SwiftData
import SwiftUI

@Model final class Author {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
  init(name: String) { self.name = name }
}

@Model final class Book {
  var title: String
  var author: Author?
  init(title: String, author: Author? = nil) {
    self.title = title
    self.author = author
  }
}

struct AuthorRow: View {
  let author: Author
  var body: some View {
    Text("\(author.name): \(author.books.map(\.title).joined(separator: " "))")
  }
}

struct BookList: View {
  @Query private var books: [Book]
  var body: some View {
    Text(books.map { "\($0.title) by \($0.author?.name ?? "-")" }.joined(separator: ", "))
  }
}

struct Library: View {
  @Environment(\.modelContext) private var context
  @Query private var authors: [Author]

  var body: some View {
    VStack {
      BookList()
      ForEach(authors) { AuthorRow(author: $0) }
      Button("Begin") {
        let ann = Author(name: "Ann")
        context.insert(ann)
        context.insert(Author(name: "Bob"))
        context.insert(Book(title: "Zoo", author: ann))
      }
      Button("Append") { authors[0].books.append(Book(title: "Ape")) }
      Button("Move") { authors[0].books[0].author = authors[1] }
      Button("Delete") { context.delete(authors[0]) }
    }
  }
}
