import SwiftUI

struct Welcome: View {
  @State private var greeting = "…"
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(greeting) \(taps)")
      Button("Tap") { taps += 1 }
    }
    .onAppear { greeting = "Welcome" }
  }
}
