import SwiftUI

@Observable final class Item1: Identifiable {
  let id: Int
  var price: Int
  var note = ""
  init(id: Int, price: Int) { self.id = id; self.price = price }
}

@Observable final class Cart {
  var items: [Item1] = [Item1(id: 1, price: 10), Item1(id: 2, price: 20)]
  var coupon = 0
  var total: Int { items.reduce(0) { $0 + $1.price } - coupon }
}

struct ItemRow: View {
  let item: Item1
  var body: some View {
    HStack {
      Text("\(item.price)")
      Button("Raise") { item.price += 1 }
      Button("Note") { item.note += "x" }
    }
    .buttonStyle(.borderless)
  }
}

struct TotalView: View {
  let cart: Cart
  var body: some View { Text("Total \(cart.total)") }
}

struct CartScreen: View {
  @State private var cart = Cart()
  var body: some View {
    List {
      ForEach(cart.items) { ItemRow(item: $0) }
      TotalView(cart: cart)
      Button("Coupon") { cart.coupon = 5 }
      Button("Add") { cart.items.append(Item1(id: 3, price: 30)) }
    }
  }
}
