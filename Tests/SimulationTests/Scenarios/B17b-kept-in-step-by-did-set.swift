import SwiftUI

@Observable final class Cart {
  var items: [String] = [] { didSet { count = items.count } }
  private(set) var count = 0
}

struct Badge: View {
  let cart: Cart
  var body: some View { Text("badge \(cart.count)") }
}

struct Names: View {
  let cart: Cart
  var body: some View { Text(cart.items.joined(separator: ",")) }
}

struct Root: View {
  @State private var cart = Cart()
  var body: some View {
    VStack {
      Badge(cart: cart)
      Names(cart: cart)
      Button("add") { cart.items.append("egg") }
      Button("same") { cart.items = cart.items }
    }
  }
}
