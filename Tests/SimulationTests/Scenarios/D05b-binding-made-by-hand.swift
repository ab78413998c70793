import SwiftUI

struct Field: View {
  let title: String
  @Binding var value: Int
  var body: some View { Text("\(title) \(value)") }
}

struct Host: View {
  @State private var amount = 1
  @State private var ticks = 0
  var body: some View {
    VStack {
      Field(title: "hand", value: Binding(get: { 7 }, set: { _ in }))
      Field(title: "own", value: $amount)
      Text("\(ticks)")
      Button("Tick") { ticks += 1 }
    }
  }
}
