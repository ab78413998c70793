import SwiftUI

struct Again: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button(refresh == nil ? "Never" : "Again") { Task { await refresh?() } }
  }
}

struct Feed: View {
  @State private var loads = 0

  var body: some View {
    VStack {
      Text("\(loads) loads")
      Again()
    }
    .refreshable { loads += 1 }
    Again()
  }
}
