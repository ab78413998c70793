import SwiftUI

struct Slide: View {
  let number: Int

  var body: some View {
    Text("Slide \(number)")
      .onAppear { print("appear \(number)") }
      .onDisappear { print("disappear \(number)") }
  }
}

struct Slides: View {
  @State private var number = 1

  var body: some View {
    VStack {
      Slide(number: number).id(number)
      Button("Next") { number += 1 }
    }
  }
}
