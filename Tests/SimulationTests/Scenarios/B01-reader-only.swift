import SwiftUI

@Observable
final class Ferry {
  var name = "Elbe"
  var seats = 100
}

struct NameSign: View {
  let ferry: Ferry
  var body: some View { Text(ferry.name) }
}

struct SeatEditor: View {
  @Bindable var ferry: Ferry
  var body: some View { Text("\(ferry.seats)") }
}

struct Pier: View {
  @State private var ferry = Ferry()

  var body: some View {
    VStack {
      NameSign(ferry: ferry)
      SeatEditor(ferry: ferry)
      Button("Sell") { ferry.seats -= 1 }
      Button("Rename") { ferry.name = "Oder" }
    }
  }
}
