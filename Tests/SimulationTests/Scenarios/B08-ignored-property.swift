import SwiftUI

@Observable
final class Mixer {
  var level = 1
  @ObservationIgnored var cache = 0
}

struct Studio2: View {
  @State private var mixer = Mixer()

  var body: some View {
    VStack {
      Text("\(mixer.level) \(mixer.cache)")
      Button("Cache") { mixer.cache += 1 }
      Button("Level") { mixer.level += 1 }
    }
  }
}
