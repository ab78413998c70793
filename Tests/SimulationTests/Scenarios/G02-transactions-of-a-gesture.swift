import SwiftUI

struct Knob: View {
  @GestureState private var turn = 0.0
  @State private var kept = 0.0

  var body: some View {
    Text("Knob").rotationEffect(.degrees(turn + kept))
      .gesture(
        RotationGesture()
          .updating($turn) { value, state, transaction in
            transaction.animation = .linear
            state = value.degrees
          }
          .onEnded { value in withAnimation { kept += value.degrees } })
  }
}
