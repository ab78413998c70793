import SwiftUI

@Observable final class Clock { var label = "tick" }

struct Root: View {
  @State private var clock = Clock()
  var body: some View {
    VStack {
      TimelineView(.periodic(from: .now, by: 1)) { _ in Text(clock.label) }
      Button("rename") { clock.label = "tock" }
    }
  }
}
