import SwiftUI

struct Stack1<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
  let data: Data
  let row: (Data.Element) -> Row
  init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
    self.data = data
    self.row = row
  }
  var body: some View {
    VStack { ForEach(data) { row($0) } }
  }
}
struct Fruit: Identifiable { let id: String; var ripe = false }
struct FruitRow: View {
  let fruit: Fruit
  @State private var n = 0
  var body: some View { Button("\(fruit.id) \(n)") { n += 1 } }
}
struct Root: View {
  @State private var fruits = [Fruit(id: "fig"), Fruit(id: "kiwi")]
  var body: some View {
    VStack {
      Stack1(fruits) { FruitRow(fruit: $0) }
      Button("Ripen") { fruits[0].ripe = true }
      Button("Swap") { fruits.swapAt(0, 1) }
    }
  }
}
