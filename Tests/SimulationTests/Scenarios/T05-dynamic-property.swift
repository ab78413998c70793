import SwiftUI

@propertyWrapper
struct Stored: DynamicProperty {
  @State private var value: Int
  @State private var reads = 0

  init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = newValue }
  }

  func update() { print("update") }
}

struct Ticket: View {
  let name: String
  @Stored private var number = 1

  init(name: String) { self.name = name }

  var body: some View {
    let _ = print("body")
    VStack {
      Text("\(name) \(number)")
      Button("Next") { number += 1 }
    }
  }
}

struct Office: View {
  var body: some View { Ticket(name: "A") }
}
