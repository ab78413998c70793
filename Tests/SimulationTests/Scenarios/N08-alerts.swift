import SwiftUI

struct Vault: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isToldOff = false
  @State private var gold = 5

  var body: some View {
    VStack {
      Text("\(gold) gold")
      Button("Spend") { isAsking = true }
      Button("More") { isChoosing = true }
      Button("Steal") { isToldOff = true }
    }
    .alert("Spend all?", isPresented: $isAsking) {
      Button("Yes") { gold = 0 }
      Button("No", role: .cancel) {}
    } message: {
      Text("It was \(gold)")
    }
    .confirmationDialog("How much more?", isPresented: $isChoosing) {
      Button("Ten") { gold += 10 }
    }
    .alert("Shame", isPresented: $isToldOff) {}
  }
}
