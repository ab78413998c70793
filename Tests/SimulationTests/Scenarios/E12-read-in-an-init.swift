import SwiftUI

struct Page: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Label(taps: taps)
      Button("Tap") { taps += 1 }
    }
    .environment(\.lineLimit, 3)
  }
}

struct Label: View {
  let taps: Int
  @Environment(\.lineLimit) private var limit
  private let early: String

  init(taps: Int) {
    self.taps = taps
    early = ""
    print("at first \(limit ?? 0)")
  }

  var body: some View { Text("\(limit ?? 0) lines") }
}
