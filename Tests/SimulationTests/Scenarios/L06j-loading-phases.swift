import SwiftUI

@MainActor @Observable final class Loader {
  enum Phase { case idle, loading, loaded([String]) }
  var phase = Phase.idle
  func load() async {
    phase = .loading
    try? await Task.sleep(for: .milliseconds(500))
    phase = .loaded(["x", "y"])
  }
}
struct Names: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}
struct Root: View {
  @State private var loader = Loader()
  var body: some View {
    VStack {
      switch loader.phase {
      case .idle: Text("idle")
      case .loading: ProgressView()
      case .loaded(let names): Names(names: names)
      }
    }
    .task { await loader.load() }
  }
}
