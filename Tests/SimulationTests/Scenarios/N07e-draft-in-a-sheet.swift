import SwiftUI

struct Profile: Equatable { var name = "Ann" }

struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var profile: Profile
  @State private var draft = Profile()
  var body: some View {
    VStack {
      TextField("name", text: $draft.name)
      Button("save") {
        profile = draft
        dismiss()
      }
      Button("cancel") { dismiss() }
    }
    .onAppear { draft = profile }
  }
}

struct Root: View {
  @State private var profile = Profile(name: "Bo")
  @State private var edits = false
  var body: some View {
    VStack {
      Text(profile.name)
      Button("edit") { edits = true }
    }
    .sheet(isPresented: $edits) { Editor(profile: $profile) }
  }
}
