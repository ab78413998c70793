import SwiftUI

extension EnvironmentValues {
  @Entry var pay: (Int) -> Void = { _ in }
}

struct PayButton: View {
  @Environment(\.pay) private var pay
  var body: some View { Button("Pay") { pay(1) } }
}

struct Bank: View {
  @State private var balance = 10
  @State private var visits = 0

  var body: some View {
    VStack {
      Text("\(balance) after \(visits)")
      PayButton()
      Button("Visit") { visits += 1 }
    }
    .environment(\.pay, { amount in balance -= amount })
  }
}
