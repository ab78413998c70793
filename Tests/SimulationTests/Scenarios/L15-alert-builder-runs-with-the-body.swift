import SwiftUI

struct Account: View {
  @State private var isAsking = false
  @State private var balance = 10
  @State private var clicks = 0

  var body: some View {
    VStack {
      Text("Account")
        .contextMenu {
          Button("Clicked \(clicks)") {}
        }
      Button("Ask") { isAsking = true }
      Button("Earn") { balance += 1 }
      Button("Click") { clicks += 1 }
    }
    .alert("Close?", isPresented: $isAsking) {
      Button("Lose \(balance)") {}
    }
  }
}
