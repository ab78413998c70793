import SwiftUI

@Observable
final class Dish: Identifiable {
  let id: Int
  var price: Int
  init(id: Int, price: Int) {
    self.id = id
    self.price = price
  }
}

struct Menu2: View {
  @State private var dishes = [Dish(id: 1, price: 8), Dish(id: 2, price: 9)]

  var body: some View {
    VStack {
      ForEach(dishes) { dish in
        Text("\(dish.price)")
      }
      Button("Raise") { dishes[0].price += 1 }
    }
  }
}
