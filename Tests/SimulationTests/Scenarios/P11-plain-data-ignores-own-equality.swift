import SwiftUI

struct Level: View, Equatable {
  let percent: Int

  static func == (left: Level, right: Level) -> Bool {
    left.percent / 10 == right.percent / 10
  }

  var body: some View { Text("\(percent) %") }
}

struct Tank: View {
  @State private var percent = 41

  var body: some View {
    VStack {
      Level(percent: percent)
      Button("Drip") { percent += 1 }
    }
  }
}
