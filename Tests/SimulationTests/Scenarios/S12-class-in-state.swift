import SwiftUI

final class Oven {
  var degrees: Int
  init(degrees: Int) { self.degrees = degrees }
}

struct Bakery: View {
  @State private var oven = Oven(degrees: 180)

  var body: some View {
    VStack {
      Text("\(oven.degrees) degrees")
      Button("Heat") { oven.degrees += 20 }
      Button("Replace") { oven = Oven(degrees: 90) }
    }
  }
}
