import SwiftUI

struct Tide: View, Equatable {
  let metres: Int

  static func == (left: Tide, right: Tide) -> Bool {
    left.metres / 10 == right.metres / 10
  }

  var body: some View { Text("about \(metres)") }
}

struct Tides: View {
  @State private var metres = 1

  var body: some View {
    VStack {
      EquatableView(content: Tide(metres: metres))
      Button("Rise") { metres += 2 }
      Button("Flood") { metres += 10 }
    }
  }
}
