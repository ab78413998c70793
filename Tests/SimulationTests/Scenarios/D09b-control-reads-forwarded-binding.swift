import SwiftUI

struct Bar: View {
  @Binding var isOn: Bool
  @Binding var name: String

  var body: some View {
    Toggle("On", isOn: $isOn)
    TextField("Name", text: $name)
  }
}

struct Host: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Bar(isOn: $isOn, name: $name)
  }
}
