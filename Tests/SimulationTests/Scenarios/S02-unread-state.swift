import SwiftUI

struct SilentCounter: View {
  @State private var taps = 0
  @State private var report = "nothing yet"

  var body: some View {
    VStack {
      Text(report)
      Button("Count") { taps += 1 }
      Button("Report") { report = "tapped \(taps) times" }
    }
  }
}
