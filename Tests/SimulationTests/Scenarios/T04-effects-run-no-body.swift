import SwiftUI

struct Tile: View {
  let number: Int
  var body: some View { Text("tile \(number)") }
}

struct Gallery: View {
  @State private var strength = 1.0

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<3) { number in
          Tile(number: number)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : strength)
            }
            .visualEffect { content, proxy in
              content.offset(y: proxy.size.height)
            }
        }
        Button("Stronger") { strength += 1 }
      }
    }
  }
}
