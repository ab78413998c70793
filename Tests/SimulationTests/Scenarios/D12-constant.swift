import SwiftUI

struct Stock: View {
  @Binding var amount: Int

  var body: some View {
    HStack {
      Text("\(amount) left")
      Button("Sell") { amount -= 1 }
    }
  }
}

struct Catalog: View {
  @State private var title = "Spring"

  var body: some View {
    VStack {
      Text(title)
      Stock(amount: .constant(7))
      Button("Autumn") { title = "Autumn" }
    }
  }
}
