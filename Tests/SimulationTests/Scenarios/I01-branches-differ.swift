import SwiftUI

struct Seat: View {
  let kind: String
  @State private var bookings = 0

  var body: some View {
    HStack {
      Text("\(kind): \(bookings)")
      Button("Book") { bookings += 1 }
    }
  }
}

struct Cinema: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      if isLarge {
        Seat(kind: "sofa")
      } else {
        Seat(kind: "chair")
      }
      Button("Swap") { isLarge.toggle() }
    }
  }
}
