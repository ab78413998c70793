import SwiftUI

struct Dice: View {
  @State private var count = 2

  var body: some View {
    VStack {
      ForEach(0..<count) { index in
        Text("Die \(index)")
      }
      Button("More") { count += 1 }
    }
  }
}
