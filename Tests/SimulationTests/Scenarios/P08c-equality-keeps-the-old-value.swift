import SwiftUI

struct Chip: View, Equatable {
  let title: String
  let onTap: () -> Void
  @State private var taps = 0

  static func == (left: Chip, right: Chip) -> Bool { left.title == right.title }

  var body: some View {
    VStack {
      Text("\(taps) taps")
      Button(title) {
        taps += 1
        onTap()
      }
    }
  }
}

struct Filters: View {
  @State private var round = 0

  var body: some View {
    let current = round
    VStack {
      Text("round \(round)")
      Chip(title: "new") { print("made in round \(current), now \(round)") }
        .equatable()
      Button("Next") { round += 1 }
    }
  }
}
