import SwiftUI

struct Legend2: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Blue is water")
  }
}

struct Atlas: View {
  @State private var isLegendShown = false

  var body: some View {
    VStack {
      Text("Map")
      Button("Legend") { isLegendShown = true }
      Button("Hide") { isLegendShown = false }
    }
    .sheet(isPresented: $isLegendShown) {
      Legend2()
    }
  }
}
