import SwiftUI

struct Profile2: Equatable {
  var name = "Ada"
  var isPublic = false
  var volume = 0.5
}

struct NameField2: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct NameLine: View {
  @Binding var name: String
  var body: some View { Text("Hello \(name)") }
}

struct VolumeRow: View {
  @Binding var volume: Double
  let steps: Int
  var body: some View {
    HStack {
      Text("\(volume)")
      Slider(value: $volume)
    }
  }
}

struct Details: View {
  @Binding var profile: Profile2
  var body: some View {
    VStack {
      NameField2(name: $profile.name)
      NameLine(name: $profile.name)
      VolumeRow(volume: $profile.volume, steps: 10)
    }
  }
}

struct SettingsScreen: View {
  @State private var profile = Profile2()
  @State private var isResetting = false

  var body: some View {
    VStack {
      Details(profile: $profile)
      Button("Reset") { isResetting = true }
      Button("Louder") { profile.volume = 1 }
      Button("Same") { profile = profile }
    }
    .alert("Sure?", isPresented: $isResetting) {
      Button("Yes") { profile = Profile2() }
      Button("No") {}
    }
  }
}
