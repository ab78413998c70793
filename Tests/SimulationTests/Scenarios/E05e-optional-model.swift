import SwiftUI

@Observable final class Audio { var level = 0.5; var mute = false }
struct Optional1: View {
  @Environment(Audio.self) private var audio: Audio?
  var body: some View { Text(audio == nil ? "silent" : "level \(audio?.level ?? 0)") }
}
struct Control: View {
  @Environment(Audio.self) private var audio
  var body: some View {
    @Bindable var audio = audio
    Toggle("Mute", isOn: $audio.mute)
  }
}
struct Root: View {
  private let audio = Audio()
  var body: some View {
    VStack {
      Optional1()
      VStack {
        Optional1().padding()
        Control()
      }
      .environment(audio)
      Button("Louder") { audio.level += 0.25 }
    }
  }
}
