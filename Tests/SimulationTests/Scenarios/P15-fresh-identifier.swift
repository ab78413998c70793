import SwiftUI

struct Badge: View {
  let id = UUID()
  var body: some View { Text("Badge") }
}

struct Stamp: View {
  let made = Date()
  var body: some View { Text("Stamp") }
}

struct Badges: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Badge()
      Stamp()
      Button("Count") { count += 1 }
    }
  }
}
