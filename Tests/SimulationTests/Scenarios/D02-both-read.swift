import SwiftUI

struct VolumeKnob: View {
  @Binding var volume: Int

  var body: some View {
    HStack {
      Text("Knob \(volume)")
      Button("Louder") { volume += 1 }
    }
  }
}

struct Radio: View {
  @State private var volume = 3

  var body: some View {
    VStack {
      Text("Volume \(volume)")
      VolumeKnob(volume: $volume)
    }
  }
}
