import SwiftUI

struct Heater: View {
  @State private var level = 0

  var body: some View {
    VStack {
      Text("Level \(level)")
      Button("Up") { level += 1 }
    }
  }
}

struct Balcony: View {
  @State private var isCold = true

  var body: some View {
    VStack {
      if isCold {
        Heater()
      }
      Button("Weather") { isCold.toggle() }
    }
  }
}
