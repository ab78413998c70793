import SwiftUI

extension EnvironmentValues {
  @Entry var accent = "blue"
  @Entry var density = 1
}

struct AccentLabel: View {
  @Environment(\.accent) private var accent
  var body: some View { Text(accent) }
}

struct DensityLabel: View {
  @Environment(\.density) private var density
  var body: some View { Text("\(density)") }
}

struct Theme: View {
  @State private var clicks = 0

  var body: some View {
    VStack {
      AccentLabel()
      DensityLabel()
      Button("Click") { clicks += 1 }
    }
    .environment(\.accent, "green")
    .environment(\.density, 1 + clicks / 2)
  }
}
