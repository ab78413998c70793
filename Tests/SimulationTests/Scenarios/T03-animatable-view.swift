import SwiftUI

struct Meter2: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("at \(value)") }
}

struct Plain: View {
  let value: Double
  var body: some View { Text("plain \(value)") }
}

struct Cockpit: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      Meter2(value: value)
      Plain(value: value)
      Button("Jump") { value = value + 100 }
      Button("Glide") { withAnimation(.linear(duration: 2)) { value = 200 } }
    }
  }
}
