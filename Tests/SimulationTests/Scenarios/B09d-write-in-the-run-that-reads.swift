import SwiftUI

@Observable final class Store {
  var made: [String] = []
  var shown = 0
}

@Observable final class Model {
  var count = 0
  init(_ store: Store) { store.made.append("made") }
}

struct Child: View {
  @State private var model: Model
  init(store: Store) { _model = State(initialValue: Model(store)) }
  var body: some View { Text("\(model.count)") }
}

struct Root: View {
  @State private var store = Store()
  @State private var isOn = false
  @State private var number = 0

  var body: some View {
    Text("shown \(store.shown) \(number)")
    Button("Go") { isOn.toggle() }
    Button("Number") { number += 1 }
    if isOn { Child(store: store) }
  }
}
