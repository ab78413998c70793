import SwiftUI

struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Line: View {
  let amount: Int
  var body: some View { Text("line \(amount)").preference(key: Total.self, value: amount) }
}

struct Root: View {
  @State private var amounts = [1, 2]
  @State private var total = -1
  var body: some View {
    VStack {
      ForEach(amounts, id: \.self) { Line(amount: $0) }
      Text("total \(total)")
      Button("add") { amounts.append(10) }
      Button("clear") { amounts = [] }
    }
    .onPreferenceChange(Total.self) { total = $0 }
  }
}
