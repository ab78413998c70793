import SwiftUI

final class Usage: ObservableObject {
  @Published var total = 0
  var hidden = 0
}

struct Meter2: View {
  @StateObject private var usage = Usage()

  var body: some View {
    VStack {
      Text("\(usage.total) \(usage.hidden)")
      Button("Hidden") { usage.hidden += 1 }
      Button("Total") { usage.total += 1 }
    }
  }
}
