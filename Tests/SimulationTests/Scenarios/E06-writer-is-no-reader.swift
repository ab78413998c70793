import SwiftUI

extension EnvironmentValues {
  @Entry var warmth: Int = 20
}

struct Bed: View {
  @Environment(\.warmth) private var warmth
  var body: some View { Text("Bed \(warmth)") }
}

struct Cabin: View {
  @Environment(\.warmth) private var warmth
  @State private var own = 30

  var body: some View {
    VStack {
      let _ = print("cabin sees \(warmth)")
      Bed()
      Button("Warmer") { own += 1 }
    }
    .environment(\.warmth, own)
  }
}
