import SwiftUI

struct Toast: View {
  @State private var opened = 0
  var body: some View {
    VStack {
      Text("opened \(opened)")
      Button("Open") { opened += 1 }
    }
  }
}

struct Stage: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Toast().transition(.opacity)
      }
      Button("Switch") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
    }
  }
}
