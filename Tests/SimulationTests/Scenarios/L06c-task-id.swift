import SwiftUI

struct SearchScreen: View {
  @State private var query = "a"
  @State private var results: [String] = []

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text("\(results.count) found")
    }
    .task(id: query) {
      guard !query.isEmpty else { return }
      do {
        try await Task.sleep(for: .milliseconds(300))
        results = await find(query)
        print("searched \(query)")
      } catch {
        print("dropped")
      }
    }
  }

  private func find(_ text: String) async -> [String] {
    try? await Task.sleep(for: .milliseconds(200))
    return [text, text + text]
  }
}
