import SwiftUI

struct Thermometer: View, Equatable {
  let degrees: Int

  static func == (left: Thermometer, right: Thermometer) -> Bool {
    left.degrees / 10 == right.degrees / 10
  }

  var body: some View { Text("about \(degrees)") }
}

struct Weather2: View {
  @State private var degrees = 21

  var body: some View {
    VStack {
      Text("\(degrees)")
      Thermometer(degrees: degrees).equatable()
      Button("Warmer") { degrees += 5 }
    }
  }
}
