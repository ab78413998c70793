import Foundation
struct Product: Identifiable, Hashable { let id: Int; var name: String; var price: Double }
struct CartLine: Identifiable {
  var product: Product; var quantity: Int; var id: Int { product.id };
  var total: Double { product.price * Double(quantity) }
}
final class Cart {
  private(set) var lines: [CartLine] = []
  var discount: ((Double) -> Double)?
  var subtotal: Double { lines.reduce(0) { $0 + $1.total } }
  var total: Double { discount?(subtotal) ?? subtotal }
  func add(_ product: Product, quantity: Int = 1) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += quantity
    } else {
      lines.append(CartLine(product: product, quantity: quantity))
    }
  }
  func remove(id: Product.ID) { lines.removeAll { $0.id == id } }
  var summary: String { lines.map { "\($0.quantity)x \($0.product.name)" }.joined(separator: ", ") }
}
let apple = Product(id: 1, name: "Apple", price: 0.5),
  bread = Product(id: 2, name: "Bread", price: 2.25)
let cart = Cart()
cart.add(apple, quantity: 3); cart.add(bread); cart.add(apple)
print(cart.summary, cart.subtotal, cart.total)
cart.discount = { max(0, $0 - 1) }
print(cart.total, String(format: "%.2f", cart.total), cart.lines.map(\.total))
cart.remove(id: 2)
print(cart.summary, cart.lines.count, cart.lines.first?.product == apple)
let byPrice = [apple, bread].sorted { $0.price > $1.price }.map(\.name)
print(byPrice, Set([apple, apple, bread]).count, [apple.id: apple][1]?.name ?? "-")
