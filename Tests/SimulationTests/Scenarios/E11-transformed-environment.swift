import SwiftUI

extension EnvironmentValues {
  @Entry var depth = 0
}

struct DepthLabel: View {
  @Environment(\.depth) private var depth
  var body: some View { Text("depth \(depth)") }
}

struct Level: View {
  var body: some View {
    DepthLabel()
      .transformEnvironment(\.depth) { $0 += 10 }
  }
}

struct Mine: View {
  @State private var depth = 1
  @State private var name = "A"

  var body: some View {
    VStack {
      Text(name)
      Level()
        .environment(\.depth, depth)
      Button("Deeper") { depth += 1 }
      Button("Rename") { name += "!" }
    }
  }
}
