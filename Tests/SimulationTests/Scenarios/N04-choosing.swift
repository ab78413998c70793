import SwiftUI

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

struct OrderForm: View {
  @State private var size = Size.small
  @State private var color = 1
  @State private var count = 1
  @State private var sweetness = 0.5
  @State private var taps = 0

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { size in
          Text(size.rawValue.capitalized).tag(size)
        }
      }
      Picker(selection: $color) {
        Text("Red").tag(1)
        Text("Blue").tag(2)
      } label: {
        Text("Colour")
      }
      Stepper("Count \(count)", value: $count, in: 1...3)
      Stepper("Taps") {
        taps += 1
      } onDecrement: {
        taps -= 1
      }
      Slider(value: $sweetness, in: 0...2, step: 0.5) { Text("Sweetness") }
      Text("\(size.rawValue) \(color) \(count) \(sweetness) \(taps)")
    }
  }
}
