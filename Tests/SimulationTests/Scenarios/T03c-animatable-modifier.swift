import SwiftUI

struct Shake: ViewModifier, Animatable {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: progress * 10, y: 0)
  }
}

struct Password: View {
  let text: String
  var body: some View { Text(text) }
}

struct Login2: View {
  @State private var failures = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Password(text: "secret")
        .modifier(Shake(progress: Double(failures)))
        .animation(.linear(duration: 1), value: failures)
      Button("Fail") { failures += 1 }
    }
  }
}
