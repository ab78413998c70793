import SwiftUI

extension EnvironmentValues {
  @Entry var accent: String = "red"
  @Entry var depth: Int = 0
}

struct AccentChip: View {
  let step: Int
  @Environment(\.accent) private var accent
  var body: some View { Text("\(accent) \(step)") }
}

struct DepthChip: View {
  let step: Int
  @Environment(\.depth) private var depth
  var body: some View { Text("\(depth) \(step)") }
}

struct Chips: View {
  let step: Int
  @Environment(\.depth) private var depth

  var body: some View {
    VStack {
      Text("\(depth)")
      AccentChip(step: step)
      DepthChip(step: step).environment(\.depth, step)
    }
  }
}

struct Outer: View {
  @Environment(\.accent) private var accent
  @Environment(\.depth) private var depth
  @State private var step = 1

  var body: some View {
    VStack {
      Text("\(accent) \(depth)")
      Chips(step: step)
      Button("Step") { step += 1 }
    }
  }
}
