import SwiftUI

struct Board: View {
  @State private var log = ""

  private func note(_ word: String) { log += word }

  var body: some View {
    VStack {
      Text(log)
      Text("Inner").onTapGesture { note("i") }
      Text("Outer")
      Button("Press") { note("p") }.simultaneousGesture(TapGesture().onEnded { note("s") })
      VStack { Button("Grab") { note("g") } }.highPriorityGesture(
        TapGesture().onEnded { note("h") })
      Text("Off").gesture(TapGesture().onEnded { note("x") }, including: .none)
      HStack {
        Text("Left")
        Text("Right")
      }
      .onLongPressGesture { note("l") }
    }
    .onTapGesture { note("o") }
  }
}
