import SwiftUI

struct Spot: View {
  var body: some View { Text("Spot") }
}

struct Singer: View {
  @State private var songs = 0
  var body: some View {
    Button("Sing \(songs)") { songs += 1 }
  }
}

struct Stage2: View {
  @State private var isLit = false

  var body: some View {
    VStack {
      if isLit {
        Spot()
      }
      Singer()
      Button("Light") { isLit.toggle() }
    }
  }
}
