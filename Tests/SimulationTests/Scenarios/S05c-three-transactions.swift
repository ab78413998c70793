import SwiftUI

struct Meter: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Go") {
        n = 1
        withAnimation(.linear) { n = 2 }
        withAnimation(.easeIn(duration: 2)) {
          n = 3
          n = 4
        }
      }
    }
    .onChange(of: n) { old, new in print(old, new) }
  }
}
