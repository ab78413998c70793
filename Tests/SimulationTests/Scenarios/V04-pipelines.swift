import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  @Published var isLong = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.isEmpty ? [] : [$0, $0.uppercased()] }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    $query.map { $0.count > 3 }.assign(to: &$isLong)
  }
}

struct SearchScreen: View {
  @StateObject private var search = Search()
  @State private var heard = 0
  private let refreshed = NotificationCenter.default.publisher(for: .refreshed)

  var body: some View {
    VStack {
      TextField("Query", text: $search.query)
      Text("\(search.results.count) \(search.isLong)")
      Text("\(heard) heard")
      Button("Refresh") { NotificationCenter.default.post(name: .refreshed, object: nil) }
    }
    .onReceive(refreshed) { _ in heard += 1 }
  }
}

extension Notification.Name { static let refreshed = Notification.Name("refreshed") }
