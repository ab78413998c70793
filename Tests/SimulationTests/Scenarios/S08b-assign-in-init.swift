import SwiftUI

struct Seats: View {
  @State private var free = 0

  init() {
    self.free = 42
  }

  var body: some View {
    let _ = print("free: \(free)")
    VStack {
      Text("\(free) seats")
      Button("Add") { free += 1 }
    }
  }
}
