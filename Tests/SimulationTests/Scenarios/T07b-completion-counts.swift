import SwiftUI

struct Root: View {
  @State private var big = false
  @State private var done = 0
  var body: some View {
    VStack {
      Text("done \(done)").scaleEffect(big ? 2 : 1)
      Button("grow") {
        withAnimation(.linear(duration: 1)) {
          big = true
        } completion: {
          done += 1
        }
      }
    }
  }
}
