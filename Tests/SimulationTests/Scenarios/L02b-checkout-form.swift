import SwiftUI

@Observable
final class Order {
  var amount = 1
  var shipping = 5
}

struct Summary: View {
  let total: Int
  let order: Order
  var body: some View { Text("Total \(total) with \(order.shipping)") }
}

struct Hint: View {
  @Binding var message: String
  var body: some View { Text(message) }
}

struct Checkout: View {
  @State private var order = Order()
  @State private var total = 10
  @State private var message = "ready"
  @State private var changes = 0

  var body: some View {
    VStack {
      Summary(total: total, order: order)
      Hint(message: $message)
      Button("More") { order.amount += 1 }
      Button("Free shipping") { order.shipping = 0 }
    }
    .onChange(of: order.amount) { old, new in
      total = new * 10
      changes += 1
    }
    .onChange(of: total) { message = "total \(total)" }
    .onAppear { message = "welcome" }
  }
}
