import SwiftUI

struct Dial: View {
  @Binding var heat: Int

  var body: some View {
    VStack {
      Text("Heat \(heat)")
      Button("Up") { heat += 1 }
    }
  }
}

struct Kitchen: View {
  @State private var heat = 0

  var body: some View {
    VStack {
      Dial(heat: $heat)
      Button("Off") { heat = 0 }
    }
  }
}
