import SwiftUI

struct Settings { var volume = 3; var name = "Home"; var nested = Nested() }
struct Nested { var deep = 1 }

struct VolumeLeaf: View {
  @Binding var volume: Int
  var body: some View { Button("Louder") { volume += 1 }.badge(volume) }
}

struct NameLeaf: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

struct DeepLeaf: View {
  @Binding var deep: Int
  var body: some View { Button("Deeper") { deep += 1 }.badge(deep) }
}

struct Panel: View {
  @Binding var settings: Settings
  var body: some View {
    VStack {
      VolumeLeaf(volume: $settings.volume)
      NameLeaf(name: $settings.name)
      DeepLeaf(deep: $settings.nested.deep)
    }
  }
}

struct Owner: View {
  @State private var settings = Settings()
  var body: some View { Panel(settings: $settings) }
}
