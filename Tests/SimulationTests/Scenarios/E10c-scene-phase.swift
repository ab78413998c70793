import SwiftUI

struct Ticker: View { let n: Int; var body: some View { Text("t \(n)") } }
struct Root: View {
  @Environment(\.scenePhase) private var phase
  @State private var visits = 0
  var body: some View {
    VStack {
      Text("v \(visits)"); Ticker(n: 1)
    }
    .onChange(of: phase) { if phase == .active { visits += 1 } }
  }
}
