import SwiftUI

enum Money { static func text(_ cents: Int) -> String { "\(cents / 100).\(cents % 100)" } }
protocol Priced { var cents: Int { get } }
extension Priced { var price: String { Money.text(cents) } }
struct Product: Identifiable, Hashable, Priced { let id: Int; let name: String; var cents: Int }

@MainActor @Observable final class Basket {
  private(set) var lines: [Product.ID: Int] = [:]
  var isEmpty: Bool { lines.isEmpty }
  func add(_ product: Product) { lines[product.id, default: 0] += 1 }
  func clear() { lines.removeAll() }
}

struct ProductRow: View {
  let product: Product
  @Environment(Basket.self) private var basket
  var body: some View {
    HStack {
      Text("\(product.name) \(product.price)")
      Button("Add") { basket.add(product) }
    }
  }
}

struct BasketBadge: View {
  @Environment(Basket.self) private var basket
  var body: some View {
    if basket.isEmpty {
      Text("empty")
    } else {
      Text("\(basket.lines.values.reduce(0, +))")
    }
  }
}

struct ProductList: View {
  let products: [Product]
  var body: some View { ForEach(products) { ProductRow(product: $0) } }
}

struct Shop: View {
  @State private var basket = Basket()
  @State private var products = [
    Product(id: 1, name: "Tea", cents: 350), Product(id: 2, name: "Jam", cents: 425),
  ]
  var body: some View {
    NavigationStack {
      VStack {
        ProductList(products: products)
        BasketBadge()
      }
      .toolbar {
        Button("Sale") { products[0].cents -= 50 }
        Button("Clear") { basket.clear() }
      }
    }
    .environment(basket)
  }
}
