import SwiftUI

struct Choice: View {
  let text: String
  @State private var isMarked = false
  var body: some View {
    Button(isMarked ? "\(text)!" : text) { isMarked = true }
  }
}

struct Quiz: View {
  @State private var round = 1

  var body: some View {
    VStack {
      VStack {
        Choice(text: "yes")
        Choice(text: "no")
      }
      .id("round \(round)")
      Choice(text: "skip")
      Button("Again") { round += 1 }
    }
  }
}
