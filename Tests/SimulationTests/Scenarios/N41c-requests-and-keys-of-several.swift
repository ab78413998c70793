import SwiftData
import SwiftUI

@Model final class Book {
  #Unique<Book>([\.title, \.year])
  var title: String
  var year: Int
  var price: Int
  init(_ title: String, _ year: Int, _ price: Int) {
    (self.title, self.year, self.price) = (title, year, price)
  }
}

struct Shelf: View {
  @Environment(\.modelContext) private var context
  @Query(sort: [.init(\Book.price)]) private var cheapest: [Book]
  @Query(Shelf.latest) private var latest: [Book]

  static var latest: FetchDescriptor<Book> {
    var request = FetchDescriptor<Book>(
      predicate: #Predicate { $0.year > 1800 },
      sortBy: [SortDescriptor(\.year, order: .reverse)])
    request.fetchLimit = 1
    return request
  }

  var body: some View {
    VStack {
      Text(cheapest.map { "\($0.title)\($0.year)" }.joined(separator: " "))
      Text("latest \(latest.map(\.title).joined())")
      Button("Fill") {
        context.insert(Book("Emma", 1815, 9))
        context.insert(Book("Emma", 1816, 7))
        context.insert(Book("Kim", 1750, 8))
        try? context.save()
      }
      Button("Again") {
        context.insert(Book("Emma", 1815, 1))
        try? context.save()
      }
      Button("Sum") {
        let dear = FetchDescriptor(sortBy: [SortDescriptor(\Book.price, order: .reverse)])
        print((try? context.fetch(dear))?.map(\.price) ?? [])
      }
    }
  }
}
