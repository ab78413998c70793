import SwiftUI

extension EnvironmentValues { @Entry var depth = 0 }

struct Depth: View {
  let name: String
  @Environment(\.depth) private var depth
  var body: some View { Text("\(name) \(depth)") }
}

struct Root: View {
  @State private var shows = false
  @State private var depth = 1
  var body: some View {
    VStack {
      Depth(name: "base")
      Button("show") { shows = true }
    }
    .sheet(isPresented: $shows) {
      VStack {
        Depth(name: "sheet")
        Button("deeper") { depth += 1 }
      }
    }
    .environment(\.depth, depth)
  }
}
