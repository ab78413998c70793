import SwiftUI

struct Carousel: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Text("Picture \(number)")
        .onAppear { print("appear") }
        .onDisappear { print("disappear") }
        .transition(.identity)
        .id(number)
      Button("Next") { number += 1 }
    }
  }
}
