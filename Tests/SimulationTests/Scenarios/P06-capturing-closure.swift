import SwiftUI

struct BuyButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
  }
}

struct Basket: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) in the basket")
      BuyButton(title: "Buy") { count += 1 }
    }
  }
}
