import SwiftUI

final class Search: ObservableObject {
  @Published var text = ""
  init() { print("search made") }
}

struct People: View {
  @StateObject var search: Search

  var body: some View {
    HStack {
      Text("for \(search.text)")
      Button("Type") { search.text += "a" }
    }
  }
}

struct Chats: View {
  @State private var count = 0

  var body: some View {
    VStack {
      People(search: Search())
      Button("Count") { count += 1 }
      Text("\(count)")
    }
  }
}
