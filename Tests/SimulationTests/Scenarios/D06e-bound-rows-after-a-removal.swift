import SwiftUI

struct Person1: Identifiable { let id: Int; var name: String }

struct PersonRow: View {
  @Binding var person: Person1
  var body: some View {
    HStack {
      Text(person.name)
      Button("Shout") { person.name += "!" }
    }
  }
}

struct Names: View {
  @State private var people = [Person1(id: 1, name: "A"), Person1(id: 2, name: "B")]
  var body: some View {
    VStack {
      ForEach($people) { $person in
        PersonRow(person: $person)
      }
      Text("\(people.count)")
      Button("Drop") { people.removeFirst() }
    }
  }
}
