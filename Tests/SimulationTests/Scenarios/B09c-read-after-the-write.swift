import Observation
import SwiftUI

@Observable final class GuestBook {
  var visits = 0
}

struct Lobby: View {
  @State private var turn = 1
  let book = GuestBook()

  var body: some View {
    VStack {
      let _ = note()
      Entry(book: book)
      if turn > 1 { LateEntry(book: book) }
      Button("Next") { turn += 1 }
    }
  }

  private func note() {
    book.visits = turn * 10
  }
}

struct Entry: View {
  let book: GuestBook

  var body: some View { Text("\(book.visits) visits") }
}

struct LateEntry: View {
  let book: GuestBook

  var body: some View { Text("late, of \(book.visits)") }
}
