import SwiftUI

struct Catalogue: View {
  @State private var query = ""
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(isOpen ? "open" : "closed")
        Hint()
      }
      .searchable(text: $query, isPresented: $isOpen, prompt: "Find")
    }
  }
}

struct Hint: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "searching" : "browsing")
    if isSearching { Button("Enough") { dismissSearch() } }
  }
}
