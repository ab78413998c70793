import SwiftUI

struct Turn: View {
  @State private var angle = 0
  @State private var turns = 0
  @State private var isDone = false

  var body: some View {
    VStack {
      Text("\(angle) \(turns) \(isDone)")
      Button("Snap") {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { angle = 90 }
      }
      Button("Spin") {
        turns += 1
        withAnimation(.linear(duration: 1)) {
          angle = 180
        } completion: {
          isDone = true
        }
      }
    }
  }
}
