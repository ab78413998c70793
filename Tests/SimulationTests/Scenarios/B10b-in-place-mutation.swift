import SwiftUI

struct Row2: Equatable {
  var amount = 1
}

@Observable
final class Book {
  var total = 0
  var lines = [1, 2]
  var row = Row2()
}

struct Ledger: View {
  @State private var book = Book()

  var body: some View {
    VStack {
      Text("\(book.total) \(book.lines.count) \(book.row.amount)")
      Button("Add zero") { book.total += 0 }
      Button("Same element") { book.lines[0] = 1 }
      Button("Same field") { book.row.amount = 1 }
      Button("Assign same") { book.row = Row2() }
    }
  }
}
