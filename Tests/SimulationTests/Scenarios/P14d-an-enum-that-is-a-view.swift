import SwiftUI

struct Seat: View {
  let row: Int
  var body: some View { Text("row \(row)") }
}

enum Hall: View {
  case stalls, circle
  var body: some View {
    switch self {
    case .stalls: Seat(row: 1)
    case .circle: Seat(row: 20)
    }
  }
}

struct Theatre: View {
  @State private var hall = Hall.stalls
  @State private var night = 1
  var body: some View {
    hall.padding()
    Text("night \(night)")
    Button("Up") { hall = .circle }
    Button("Tomorrow") { night += 1 }
  }
}
