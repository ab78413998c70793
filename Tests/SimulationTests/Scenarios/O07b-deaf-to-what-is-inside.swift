import SwiftUI

final class Address: ObservableObject { @Published var city = "Oslo" }
final class Person: ObservableObject {
  @Published var address = Address()
  @Published var name = "A"
}

struct PlainHolder: View {
  let person: Person
  var body: some View { Text(person.name) }
}

struct Screen: View {
  @StateObject private var person = Person()
  @State private var loose = Person()
  var body: some View {
    VStack {
      Text(person.address.city)
      Text(loose.name)
      PlainHolder(person: person)
      Button("Move") { person.address.city = "Rome" }
      Button("Name") { person.name = "B" }
      Button("Loose") { loose.name = "C" }
      Button("New address") { person.address = Address() }
    }
  }
}
