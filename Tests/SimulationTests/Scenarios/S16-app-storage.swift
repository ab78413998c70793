import SwiftUI

struct NameField: View {
  @AppStorage("name") private var name = "nobody"

  var body: some View { Text("Name \(name)") }
}

struct Silent: View {
  @AppStorage("name") private var name = "nobody"

  var body: some View { Button("Rename") { name = "Ada" } }
}

struct Account: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown { NameField() }
      Silent()
      Button("Flip") { isShown.toggle() }
    }
  }
}
