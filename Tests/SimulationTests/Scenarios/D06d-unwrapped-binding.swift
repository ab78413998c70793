import SwiftUI

struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Inspector: View {
  @State private var selected: String? = nil
  var body: some View {
    VStack {
      if let name = Binding($selected) {
        NameField(name: name)
      } else {
        Button("Select") { selected = "A" }
      }
      Button("Clear") { selected = nil }
    }
  }
}
