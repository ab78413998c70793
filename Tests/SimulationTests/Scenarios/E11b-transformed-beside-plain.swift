import SwiftUI

extension EnvironmentValues {
  @Entry var scale = 1
}

struct Reader1: View {
  let name: String
  @Environment(\.scale) var scale
  var body: some View { Text("\(name) \(scale)") }
}

struct Root: View {
  @State private var factor = 2
  @State private var other = 0
  var body: some View {
    VStack {
      Reader1(name: "deep")
        .transformEnvironment(\.scale) { $0 *= 10 }
      Reader1(name: "flat")
      Button("Grow") { factor += 1 }
      Button("Other \(other)") { other += 1 }
    }
    .environment(\.scale, factor)
  }
}
