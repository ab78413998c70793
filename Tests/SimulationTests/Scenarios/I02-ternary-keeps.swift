import SwiftUI

struct Cup: View {
  let size: String
  @State private var sips = 0

  var body: some View {
    HStack {
      Text("\(size): \(sips)")
      Button("Sip") { sips += 1 }
    }
  }
}

struct Cafe: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Cup(size: isLarge ? "large" : "small")
        .opacity(isLarge ? 1 : 0.5)
      Button("Swap") { isLarge.toggle() }
    }
  }
}
