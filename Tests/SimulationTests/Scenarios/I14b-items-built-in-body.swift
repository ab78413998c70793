import SwiftUI

struct Fruit: Identifiable {
  let id = UUID()
  let name: String
}

struct FruitRow: View {
  let name: String
  @State private var weight = 0
  var body: some View {
    HStack {
      Text("\(name) \(weight)")
      Button("Weigh") { weight += 1 }
    }
  }
}

struct Market: View {
  @State private var day = "Monday"

  var body: some View {
    let fruits = ["Pear"].map { Fruit(name: $0) }
    VStack {
      Text(day)
      ForEach(fruits) { fruit in
        FruitRow(name: fruit.name)
      }
      Button("Tuesday") { day = "Tuesday" }
    }
  }
}
