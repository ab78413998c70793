import SwiftUI

struct Menu: View {
  @State private var isDeep = false
  @State private var chosen: String?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Deep", destination: Bottom(name: "deep"), isActive: $isDeep)
        NavigationLink(destination: Bottom(name: "a"), tag: "a", selection: $chosen) {
          Text("To A")
        }
        NavigationLink(tag: "b", selection: $chosen) {
          Bottom(name: "b")
        } label: {
          Text("To B")
        }
        Button("Go deep") { isDeep = true }
        Button("Go to B") { chosen = "b" }
      }
    }
  }
}

struct Bottom: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Leave \(name)") { dismiss() } }
}
