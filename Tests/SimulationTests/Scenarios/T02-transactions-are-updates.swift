import SwiftUI

struct Slider2: View {
  @State private var x = 0
  @State private var y = 0

  var body: some View {
    VStack {
      Text("\(x) \(y)")
      Button("Jump") {
        x = 1
        withAnimation(.easeIn) {
          y = 1
          x = 2
        }
      }
      Button("Together") {
        withAnimation {
          x += 1
          y += 1
        }
      }
    }
  }
}
