import SwiftUI

@MainActor
@Observable
final class SearchModel {
  var results: [String] = []
  var isSearching = false

  func search(_ text: String) async {
    isSearching = true
    try? await Task.sleep(for: .seconds(1))
    guard !Task.isCancelled else { return }
    results = text.isEmpty ? [] : ["\(text) 1", "\(text) 2"]
    isSearching = false
  }
}

struct ResultRow: View {
  let text: String
  var body: some View { Text(text) }
}

struct Results: View {
  let model: SearchModel
  var body: some View {
    ForEach(model.results, id: \.self) { ResultRow(text: $0) }
  }
}

struct SearchScreen: View {
  @State private var text = ""
  @State private var model = SearchModel()

  var body: some View {
    VStack {
      TextField("Query", text: $text)
      if model.isSearching { ProgressView() }
      Results(model: model)
    }
    .task(id: text) { await model.search(text) }
  }
}
