import SwiftUI

struct Basket2: View {
  @State private var items = 0
  var body: some View {
    VStack {
      Text("\(items) items")
      Button("Add") { items += 1 }
    }
  }
}

struct Shop: View {
  @State private var isBasketShown = false
  @State private var visits = 0

  var body: some View {
    VStack {
      Text("\(visits)")
      Button("Basket") { isBasketShown.toggle() }
      Button("Visit") { visits += 1 }
    }
    .sheet(isPresented: $isBasketShown) { Basket2() }
  }
}
