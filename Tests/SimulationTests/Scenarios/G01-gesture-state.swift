import SwiftUI

struct Card: View {
  @GestureState private var offset = CGSize.zero
  @State private var position = CGSize.zero
  @State private var log = "-"

  private var drag: some Gesture {
    DragGesture(minimumDistance: 30)
      .updating($offset) { value, state, _ in state = value.translation }
      .onChanged { print("changed \($0.translation.width), state \(offset.width)") }
      .onEnded { value in
        print("ended, state \(offset.width)")
        position.width += value.translation.width
        log = "moved"
      }
  }

  var body: some View {
    VStack {
      Text("Card").offset(x: position.width + offset.width).gesture(drag)
      Label(text: log)
    }
  }
}

struct Label: View {
  let text: String

  var body: some View { Text(text) }
}
