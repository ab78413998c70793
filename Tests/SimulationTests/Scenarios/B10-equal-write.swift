import SwiftUI

final class Plate {
  var label = "plate"
}

struct Range2 {
  var low = 0
}

@Observable
final class Weight {
  var grams = 5 {
    didSet { print("didSet \(grams)") }
  }
  var plate = Plate()
  var range = Range2()
}

struct Scale: View {
  @State private var weight = Weight()

  var body: some View {
    VStack {
      Text("\(weight.grams) \(weight.plate.label) \(weight.range.low)")
      Button("Five") { weight.grams = 5 }
      Button("Same plate") { weight.plate = weight.plate }
      Button("Same range") { weight.range = Range2() }
      Button("Six") { weight.grams = 6 }
    }
  }
}
