import SwiftUI

final class Flock: ObservableObject {
  @Published var sheep = 9
}

struct Farm: View {
  @State private var flock = Flock()

  var body: some View {
    VStack {
      Text("\(flock.sheep) sheep")
      Button("Lamb") { flock.sheep += 1 }
    }
  }
}
