import SwiftUI

@Observable final class Cart {
  var items = (0..<6).map { Item(id: $0, name: "item \($0)", count: 1) }
  var total: Int { items.reduce(0) { $0 + $1.count } }

  func add(_ id: Int) { items[id].count += 1 }
}

struct Item: Identifiable {
  let id: Int
  var name: String
  var count: Int
}

struct CartScreen: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      Text("\(cart.total) in all")
      ForEach(cart.items) { item in
        Row(item: item) { cart.add(item.id) }
      }
    }
  }
}

struct Row: View {
  let item: Item
  let add: () -> Void

  var body: some View {
    HStack {
      Text("\(item.count) \(item.name)")
      Button("+1", action: add)
    }
  }
}
