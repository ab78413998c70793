import SwiftUI

extension EnvironmentValues {
  @Entry var steps: Int = 0
}

struct StepLabel: View {
  @Environment(\.steps) private var steps
  var body: some View { Text("Step \(steps)") }
}

struct Middle: View {
  var body: some View { StepLabel() }
}

struct Zoom: View {
  @State private var factor = 10

  var body: some View {
    VStack {
      Text("\(factor) %")
      Middle().environment(\.steps, factor / 10)
      Button("Closer") { factor += 5 }
    }
  }
}
