import SwiftUI

private struct LoudnessKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var loudness: Int {
    get { self[LoudnessKey.self] }
    set { self[LoudnessKey.self] = newValue }
  }
}

struct Speaker: View {
  @Environment(\.loudness) private var loudness
  var body: some View { Text("Speaker \(loudness)") }
}

struct Stand: View {
  var body: some View { Speaker() }
}

struct Stadium: View {
  @State private var loudness = 3

  var body: some View {
    VStack {
      Stand().environment(\.loudness, loudness)
      Speaker2()
      Button("Louder") { loudness += 1 }
    }
  }
}

struct Speaker2: View {
  @Environment(\.loudness) private var loudness
  var body: some View { Text("Outside \(loudness)") }
}
