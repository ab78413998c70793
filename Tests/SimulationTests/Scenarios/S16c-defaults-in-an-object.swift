import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("volume") var volume = 1
}

struct Player: View {
  @AppStorage("volume") private var volume = 1

  var body: some View {
    VStack {
      Text("view \(volume)")
      Button("Louder") { volume += 1 }
      Panel()
    }
  }
}

struct Panel: View {
  @StateObject private var settings = Settings()
  @State private var isSeen = false

  var body: some View {
    VStack {
      Text("object \(settings.volume) \(isSeen)")
      Button("Mute") { settings.volume = 0 }
      Stepper("Volume", value: $settings.volume)
      Button("Look") { isSeen.toggle() }
    }
  }
}
