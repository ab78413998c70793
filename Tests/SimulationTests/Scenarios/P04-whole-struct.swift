import SwiftUI

struct Train {
  var number = 7
  var platform = 2
  var delay = 0
}

struct PlatformSign: View {
  let train: Train
  var body: some View { Text("Platform \(train.platform)") }
}

struct NumberSign: View {
  let number: Int
  var body: some View { Text("Train \(number)") }
}

struct Station: View {
  @State private var train = Train()

  var body: some View {
    VStack {
      PlatformSign(train: train)
      NumberSign(number: train.number)
      Button("Delay") { train.delay += 5 }
    }
  }
}
