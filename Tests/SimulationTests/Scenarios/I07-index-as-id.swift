import SwiftUI

struct Guest: View {
  let name: String
  @State private var coffees = 0

  var body: some View {
    HStack {
      Text("\(name) had \(coffees)")
      Button("Coffee") { coffees += 1 }
    }
  }
}

struct Queue: View {
  @State private var names = ["Mia", "Noa", "Pia"]

  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { index in
        Guest(name: names[index])
      }
      Button("Next") { names.removeFirst() }
    }
  }
}
