import SwiftUI

struct Product: Identifiable, Hashable {
  let id: String
  let price: Int
}

final class Cart: ObservableObject {
  @Published private(set) var items: [Product] = []
  @Published var coupon: String?
  var visits = 0

  var total: Int { items.map(\.price).reduce(0, +) }

  func add(_ product: Product) {
    items.append(product)
    visits += 1
  }
}

struct ProductRow: View {
  let product: Product
  @EnvironmentObject private var cart: Cart

  var body: some View {
    HStack {
      Text(product.id)
      Button("Buy") { cart.add(product) }
    }
  }
}

struct Catalogue: View {
  let products: [Product]

  var body: some View {
    List(products) { product in
      ProductRow(product: product)
    }
  }
}

struct TotalBar: View {
  @ObservedObject var cart: Cart
  let currency: String

  var body: some View {
    Text("\(cart.total) \(currency)")
  }
}

struct Disclaimer: View {
  let cart: Cart
  var body: some View { Text("\(cart.items.count) items, no refunds") }
}

struct Shop: View {
  @StateObject private var cart = Cart()
  @State private var currency = "EUR"

  var body: some View {
    VStack {
      Catalogue(products: [Product(id: "pen", price: 2), Product(id: "ink", price: 9)])
      TotalBar(cart: cart, currency: currency)
      Disclaimer(cart: cart)
      Button("Dollars") { currency = "USD" }
      Button("No coupon") { cart.coupon = nil }
      Button("Visit") { cart.visits += 1 }
    }
    .environmentObject(cart)
  }
}
