import SwiftUI

final class Store: ObservableObject {
  var count = 0

  func add() {
    objectWillChange.send()
    count += 1
  }
}

struct Tally: View {
  @ObservedObject var store: Store
  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Add") { store.add() }
    }
  }
}
