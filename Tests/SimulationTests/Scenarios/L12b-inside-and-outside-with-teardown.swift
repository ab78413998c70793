import SwiftUI

struct Inside: View {
  @State private var taps = 0
  var body: some View { Button("Tap \(taps)") { taps += 1 } }
}

struct Flag: View {
  @State private var flag = false
  var body: some View {
    VStack {
      VStack {
        Inside()
        Text("t")
          .onAppear { print("inner A") }
          .onDisappear { print("inner D") }
      }
      .id(flag)
      .onAppear { print("outer A") }
      .onDisappear { print("outer D") }
      Button("Flip") { flag.toggle() }
    }
  }
}
