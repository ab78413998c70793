import SwiftUI

struct Desk: View {
  @State private var isLetterShown = false
  @State private var isBillShown = false

  var body: some View {
    VStack {
      Button("Both") {
        isLetterShown = true
        isBillShown = true
      }
      Button("Letter") { isLetterShown = true }
    }
    .sheet(isPresented: $isLetterShown) {
      Button("On to the bill") {
        isLetterShown = false
        isBillShown = true
      }
    }
    .sheet(isPresented: $isBillShown) { Text("Bill") }
  }
}
