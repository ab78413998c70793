import SwiftUI

struct Recipe {
  var servings = 11
  subscript(limitedTo most: Int) -> Int {
    get { servings }
    set { servings = min(newValue, most) }
  }
}

extension Int {
  subscript(atMost most: Int) -> Int {
    get { self }
    set { self = Swift.min(newValue, most) }
  }
}

struct Kitchen: View {
  @State private var recipe = Recipe()
  @State private var pans = 3

  var body: some View {
    VStack {
      Counter(title: "servings", count: $recipe[limitedTo: 12])
      Counter(title: "pans", count: $pans[atMost: 4])
    }
  }
}

struct Counter: View {
  let title: String
  @Binding var count: Int

  var body: some View {
    Button("More \(title)") { count += 1 }
    Text("\(count) \(title)")
  }
}
