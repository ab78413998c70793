import SwiftUI

struct Clock: View {
  let hour: Int
  var body: some View {
    Text("\(hour) o'clock")
      .onAppear { print("clock appears") }
      .onDisappear { print("clock disappears") }
  }
}

struct Tower: View {
  @State private var hour = 1

  var body: some View {
    VStack {
      Clock(hour: hour)
      Button("Strike") { hour += 1 }
    }
    .onAppear { print("tower appears") }
  }
}
