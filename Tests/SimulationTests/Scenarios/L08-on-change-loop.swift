import SwiftUI

struct Runaway: View {
  @State private var speed = 0

  var body: some View {
    VStack {
      Text("\(speed)")
      Button("Start") { speed += 1 }
    }
    .onChange(of: speed) { speed += 1 }
  }
}
