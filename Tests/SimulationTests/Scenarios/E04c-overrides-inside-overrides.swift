import SwiftUI

extension EnvironmentValues {
  @Entry var accent = "grey"
  @Entry var depth = 0
}

struct Swatch: View {
  let name: String
  @Environment(\.accent) private var accent
  var body: some View { Text("\(name) \(accent)") }
}

struct Nest: View {
  @Environment(\.accent) private var accent
  var body: some View {
    VStack {
      Text("nest \(accent)")
      Swatch(name: "fixed").environment(\.accent, "black")
      Swatch(name: "open")
    }
  }
}

struct Spacer1: View {
  var body: some View { Nest() }
}

struct Stage: View {
  @Environment(\.accent) private var own
  @State private var accent = "red"
  @State private var depth = 1
  var body: some View {
    VStack {
      Text("stage \(own)")
      Spacer1()
      Button("Blue") { accent = "blue" }
      Button("Deeper") { depth += 1 }
    }
    .environment(\.accent, accent)
    .environment(\.depth, depth)
  }
}
