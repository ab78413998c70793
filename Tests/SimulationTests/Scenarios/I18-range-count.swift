import SwiftUI

struct Dice: View {
  @State private var count = 2

  var body: some View {
    VStack {
      ForEach(0..<count) { index in
        Die(number: index)
      }
      Button("More") { count += 1 }
    }
  }
}

struct Die: View {
  let number: Int

  var body: some View { Text("Die \(number)") }
}
