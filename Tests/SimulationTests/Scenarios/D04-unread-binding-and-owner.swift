import SwiftUI

struct Knob: View {
  @Binding var volume: Int

  var body: some View {
    Button("Louder") { volume += 1 }
  }
}

struct Stereo: View {
  @State private var volume = 3

  var body: some View {
    VStack {
      Text("Volume \(volume)")
      Knob(volume: $volume)
    }
  }
}
