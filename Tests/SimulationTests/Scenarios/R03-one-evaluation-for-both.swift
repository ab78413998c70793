import SwiftUI

struct Counter2: View {
  let total: Int
  let report: () -> Void
  @State private var own = 0

  var body: some View {
    VStack {
      Text("\(own) of \(total)")
      Button("Both") {
        own += 1
        report()
      }
      Button("Own") { own += 1 }
    }
  }
}

struct Board: View {
  @State private var total = 0

  var body: some View {
    Counter2(total: total) { total += 1 }
  }
}
