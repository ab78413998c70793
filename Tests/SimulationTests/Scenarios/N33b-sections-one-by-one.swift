import SwiftUI

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ForEach(sections: content) { section in
      VStack {
        section.header
        ForEach(section.content) { row in
          HStack {
            Text("-"); row
          }
        }
        section.footer
      }
    }
    Group(sections: content) { sections in
      Text("\(sections.count) sections")
      ForEach(sections) { section in Text("\(section.content.count) rows") }
    }
  }
}

struct Shop: View {
  @State private var visits = 0

  var body: some View {
    if visits > 0 {
      Board { goods }
    }
    Button("Visit") { visits += 1 }
  }

  @ViewBuilder private var goods: some View {
    Section("Fruit") {
      Text("apple")
      Text("pear")
    }
    Section {
      Text("bread")
    } header: {
      Text("visit \(visits)")
    } footer: {
      Text("fresh")
    }
    Text("bag")
  }
}
