import Observation
import SwiftUI

@Observable final class Book {
  var title = "Emma"
  var marks: [String: Bool] = [:]
  var chapters = ["one", "two"]
  subscript(mark: String) -> Bool {
    get { marks[mark] ?? false }
    set { marks[mark] = newValue }
  }
}

struct Editor: View {
  let book: Book
  var body: some View {
    TextField("Title", text: Bindable(book).title)
    Toggle("Read", isOn: Bindable(book)["read"])
    TextField("Second", text: Bindable(wrappedValue: book).chapters[1])
    Heading(book: book)
  }
}

struct Heading: View {
  @Bindable private var book: Book
  init(book: Book) { _book = Bindable(book) }
  var body: some View {
    Text("\(book.title), \(book["read"] ? "read" : "unread")")
    TextField("Again", text: $book.title)
  }
}
