import SwiftUI

struct Inbox: View {
  @State private var letters = ["Bill", "Card"]
  @State private var pinned = ""
  @State private var order = "date"

  var body: some View {
    List {
      ForEach(letters, id: \.self) { letter in
        Text(letter)
          .swipeActions {
            Button("Bin \(letter)", role: .destructive) { letters.removeAll { $0 == letter } }
          }
          .contextMenu {
            Button("Pin \(letter)") { pinned = letter }
          }
      }
      Menu("Sort") {
        Button("By name") { order = "name" }
      }
      Text("\(letters.count) letters, \(pinned) by \(order)")
    }
  }
}
