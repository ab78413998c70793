import SwiftUI

struct TeaTimer: View {
  @State private var minutes = 3

  var body: some View {
    VStack {
      Text("Steep for \(minutes) min")
      Button("Longer") { minutes += 1 }
    }
  }
}
