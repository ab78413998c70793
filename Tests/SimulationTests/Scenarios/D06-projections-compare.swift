import SwiftUI

struct Person {
  var name = "Ada"
  var town = "London"
  var tags = ["a", "b"]
}

struct Entry: View {
  let title: String
  @Binding var text: String

  var body: some View {
    HStack {
      Text("\(title): \(text)")
      Button("Shout") { text = text.uppercased() }
    }
  }
}

struct Address: View {
  @State private var person = Person()
  @State private var footer = "draft"

  var body: some View {
    VStack {
      Entry(title: "Name", text: $person.name)
      Entry(title: "Town", text: $person.town)
      Entry(title: "Tag", text: $person.tags[1])
      Text(footer)
      Button("Finish") { footer = "final" }
    }
  }
}
