import SwiftUI

@Observable
final class Seat: Identifiable {
  let id: Int
  var isTaken = false
  init(id: Int) { self.id = id }
}

struct SeatRow: View {
  let seat: Seat
  var body: some View { Text("Seat \(seat.id) \(seat.isTaken ? "taken" : "free")") }
}

struct Hall: View {
  @State private var seats = (1...200).map { Seat(id: $0) }

  var body: some View {
    VStack {
      Button("Take the first") { seats[0].isTaken = true }
      Button("Take the last") { seats[199].isTaken.toggle() }
      ScrollView {
        LazyVStack {
          ForEach(seats) { seat in
            SeatRow(seat: seat)
          }
        }
      }
    }
  }
}
