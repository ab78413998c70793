import SwiftUI

struct Pad: View {
  @State private var log = "-"
  @State private var isOver = false
  @State private var point = CGPoint(x: 1, y: 1)

  var body: some View {
    VStack {
      Text("Twice").onTapGesture(count: 2) { log = "two" }.onTapGesture { log = "one" }
      Text("Once").onTapGesture { log += "+" }
      Text("Hold")
        .onLongPressGesture(minimumDuration: 1) {
          print("held")
        } onPressingChanged: { isDown in
          print(isDown ? "down" : "up")
          log = isDown ? "down" : "up"
        }
      Circle().accessibilityLabel("Ball")
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log = "touch" })
      Text("Where").onTapGesture { location in point = location }
      Text("Over").onHover { isOver = $0 }
      Shade(isOver: isOver)
      Text(log)
    }
  }
}

struct Shade: View {
  let isOver: Bool

  var body: some View { Text(isOver ? "hot" : "cold") }
}
