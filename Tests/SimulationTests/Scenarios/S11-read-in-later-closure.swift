import SwiftUI

struct Museum: View {
  @State private var isGuideShown = false
  @State private var page = 1

  var body: some View {
    VStack {
      Button("Guide") { isGuideShown = true }
      Button("Next page") { page += 1 }
    }
    .sheet(isPresented: $isGuideShown) {
      Text("Page \(page)")
    }
  }
}
