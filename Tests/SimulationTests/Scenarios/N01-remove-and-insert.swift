import SwiftUI

struct Radio: View {
  @State private var volume = 3

  var body: some View {
    VStack {
      Text("Volume \(volume)")
      Button("Louder") { volume += 1 }
    }
    .onAppear { print("on") }
    .onDisappear { print("off") }
  }
}
