import SwiftUI

struct Bus: View {
  @State private var riders = 0
  @State private var limit = 9

  var body: some View {
    VStack {
      Text("Bus")
      Button("Board") { riders += 1 }
      Button("Limit") { limit += 1 }
    }
    .onChange(of: riders) { _, new in
      print("\(new) of \(limit)")
    }
  }
}
